"""Places of the weights of the player `heuristic` in Match.w. Names and values: the table [board] of heuristic.toml."""

cdef enum:  # Weight
    W_HIT = 0               # damage to the player: at Life 4, and more for each card of Life that is already gone
    W_HIT_LOW
    W_LETHAL
    W_KILL                  # percent of the worth of a Z/X that is destroyed
    W_PRIZE_HOME            # it stands on its player square
    W_PRIZE_NEAR            # it stands beside the own player square
    W_HIT_FIRST             # added when attacks are compared
    W_SQ_FORWARD            # beside the opponent's player square
    W_SQ_GUARD              # on the own player square
    W_SQ_SCREEN             # beside the own player square
    W_SQ_CENTRE
    W_REPLACE               # percent of the worth of an own Z/X that is replaced
    W_REPLACE_FLAT
    W_PLAY                  # percent of the worth of a Z/X that is played
    W_PLAY_FLAT
    W_AGAIN                 # another card can be paid for afterwards, and more for each resource that is then left
    W_LEFT
    W_ASSIST                # percent of a destruction that an effect only prepares
    W_CHIP                  # percent of the worth for damage that destroys nothing
    W_PUMP                  # per 1000 power that changes nothing now
    W_SLEEP                 # percent of the worth of a Z/X that is slept and could have attacked
    W_NO_REBOOT
    W_GRANT
    W_MOVE
    W_DRAW
    W_SEARCH                # a card from the Deck of one's choice
    W_MILL
    W_LOOK
    W_IGNITE
    W_LIFE                  # a card of Life
    W_RESOURCE              # a card in Resource
    W_CHARGE                # a card in Charge below the limit
    W_DECK                  # a card put back into the Deck
    W_PAY                   # a resource that could still be used this turn
    W_PAY_LATE              # one that could only pay for something in the opponent's turn
    W_EVENT                 # least gain of an Event, and more for each point of its cost
    W_EVENT_COST
    W_STARTUP               # least gain of a startup ability
    W_SPARE_BATTLE          # percent of the least gain of an Event in the opponent's turn
    W_DECK_SAFE             # fewest cards of the Deck for an ignition
    W_RES_LOW               # Resource grows up to this number
    W_RES_HIGH              # with enough cards in hand up to this number
    W_RES_HAND
    W_RES_COLOUR            # a colour that Resource lacks
    W_MULLIGAN              # least number of Z/X of cost 3 or less
    WEIGHTS
