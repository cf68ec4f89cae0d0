"""Every cap and every default of an open rule that the compiled engine uses, by name. The reference engine has the same list."""

cdef enum:
    CHARGE_LIMIT = 4        # ZX-12.5a
    HAND_LIMIT = 6          # ZX-7.26
    OPENING_HAND = 4        # ZX-6.8
    LIFE_CARDS = 4          # ZX-6.10
    START_RESOURCES = 2     # ZX-6.11
    START_RESOURCE_EXTRA = 1  # ZX-6.11 [OPEN]: the two cards come in addition to a start resource
    DRAW_PER_TURN = 2       # ZX-7.7
    TURN_CAP = 200          # ZX-1.11 [OPEN]
    ACTION_CAP = 500        # ZX-1.10b [OPEN]: actions and ignitions of one turn, then the players pass
    OPTIONAL_CAP = 100      # ZX-1.10b [OPEN]: after so many in one pre-processing every choice that can be declined is declined
    LOOP_CAP = 1000         # ZX-1.10c [OPEN]: resolutions and abilities in one pre-processing
    SPLIT_STEP = 500        # ZX-10.32 [OPEN]: the AI menu; Scenario may set it to 1
    LIMIT_ZERO = 100        # while changes of the charge limit are summed
    UNLIMITED = 255         # a charge limit that is none (ZX-12.5a)
