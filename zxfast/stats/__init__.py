"""Statistics and odds as pure functions.

rates: intervals of a win rate. pairs: pairs of games as the unit, seats, differences. sprt: sequential tests. ratings:
Bradley-Terry and Elo. meta: equilibria of matchup tables. cards: what the cards did. multiple: many tests at once.
distribution, odds, ignition: exact probabilities as fractions. Nothing is imported here; pandas and scipy load where they are
used.
"""
