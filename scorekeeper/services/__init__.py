"""What can be done with score books: primitives in, rules asked, one commit, frozen records out. No web."""
