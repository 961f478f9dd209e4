"""Scorekeeper: a companion for people who play Chicken Foot dominoes with real tiles."""

__version__ = "0.1.0"
