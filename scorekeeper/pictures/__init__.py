"""SVG made from rules objects: one picture for the page and for the PDF."""
