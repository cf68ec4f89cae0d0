"""One game as one flat struct, and the read-only table of a match. See README.md for the state table."""
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t

cdef enum:
    SLOTS = 16
    FRAMES = 20
    WAITS = 48
    LASTINGS = 24
    GRANTS = 32
    DELAYS = 8
    MARKS = 24
    KNOWN = 50
    TRIES = 64
    SIDE_COUNTERS = 18
    NONE = 255

cdef enum:  # Due
    DUE_CHARGE = 1
    DUE_IMPROPER = 2
    DUE_LETHAL = 4
    DUE_LOSS = 8
    DUE_DAMAGE = 16
    DUE_WAIT = 32
    DUE_POWER = 64

cdef enum:  # Error
    ERR_NONE = 0
    ERR_FRAMES
    ERR_WAITS
    ERR_LASTINGS
    ERR_GRANTS
    ERR_DELAYS
    ERR_MARKS
    ERR_SLOTS
    ERR_UIDS
    ERR_ASK_IMMEDIATE
    ERR_ANSWER
    ERR_OPCODE

cdef enum:  # Reason
    REASON_NONE = 0
    REASON_LIFE
    REASON_DECK_OUT
    REASON_LOOP
    REASON_TURN_CAP
    REASON_CONCEDE

cdef enum:  # Phase
    PH_SETUP = 0
    PH_REBOOT
    PH_DRAW
    PH_RESOURCE
    PH_IGNITION
    PH_MAIN
    PH_END

cdef enum:  # Decision
    DP_SETUP = 1
    DP_MULLIGAN = 2
    DP_RESOURCE = 3
    DP_IGNITION = 4
    DP_MAIN = 5
    DP_SQUARE = 6
    DP_PLAY_IGNITED = 7
    DP_PAY = 8
    DP_BATTLE = 10
    DP_ORDER = 11
    DP_MAY = 12
    DP_CHOOSE = 13
    DP_SPLIT = 14
    DP_CONTINUE = 15
    DP_LIFE = 16
    DP_PLAY_LIFE = 17
    DP_VOID = 18
    DP_CHARGE = 19
    DP_HAND = 20
    DP_ARRANGE = 21
    DP_REPLACE = 22
    DP_APPEAR = 24
    DP_OPPONENT_CHOOSES = 27
    DP_OPPONENT_PAYS = 28
    DP_MODES = 30

cdef enum:  # Form             # how the options of a decision are written down in the state
    FORM_CARDS = 0          # dset[0], dset[1] by card id, pass
    FORM_UNITS              # dmask by slot, pass
    FORM_SQUARES            # dmask by square, pass
    FORM_YES                # yes, no
    FORM_NUMBER             # dlow, dlow + dstep, ...
    FORM_WAIT               # waiting abilities
    FORM_ACTION             # cards of hand, resource, trash; startup abilities; attacks; pass
    FORM_LIFE               # dset[0]: known life cards of the other player, then "unknown" (dpass)
    FORM_REPLACE            # dmask by zone
    FORM_MODES              # dmask by mode

cdef enum:  # Zone
    Z_SQUARE = 0
    Z_HAND
    Z_RESOURCE
    Z_CHARGE
    Z_TRASH
    Z_LIFE
    Z_DECK
    Z_REMOVED
    Z_LOOKED
    Z_DECK_TOP
    Z_DECK_BOTTOM
    Z_TEMPORARY

cdef enum:  # FrameKind
    F_TURN = 0
    F_CHECKS
    F_BATTLE
    F_PLAY
    F_EFFECT
    F_SETUP
    F_PAY
    F_RELOAD
    F_IGNITE

cdef enum:  # Event
    EV_NONE = 0
    EV_APPEAR
    EV_ATTACK
    EV_ATTACKED
    EV_ATTACK_END
    EV_ATTACKED_END
    EV_BATTLE_DESTROYS
    EV_DESTROYS
    EV_DESTROYED
    EV_ATTACK_DAMAGE
    EV_RESOURCE
    EV_SEED
    EV_MOVED
    EV_LIFE
    EV_DRAW
    EV_EVENT_PLAYED
    EV_PHASE
    EV_TURN_END
    EVENTS

cdef enum:  # AbilityClass
    AB_AUTO = 0
    AB_STARTUP
    AB_CONT
    AB_EVENT

cdef enum:  # Owner
    O_EITHER = 0
    O_MINE
    O_THEIRS

cdef enum:  # UnitState
    US_ANY = 0
    US_ATTACKING
    US_ATTACKED
    US_ATTACKING_ME
    US_NOT_IN_BATTLE
    US_DAMAGED

cdef enum:  # FilterDynamic    # parts of a filter that the static card set does not decide
    FD_COST = 1
    FD_COLOUR = 2
    FD_ICON = 4
    FD_POWER = 8

cdef enum:  # SelectorFlag
    SF_OTHER = 1
    SF_HIGHEST = 2

cdef struct Filter:
    uint64_t set[4]         # card id >> 6, bit id & 63
    uint8_t dyn
    uint8_t cost_min
    uint8_t cost_max        # 255: none
    uint8_t odd
    uint8_t colours
    uint8_t icon            # 1 must have the ignition icon, 2 must not
    uint16_t pad
    int32_t power_min
    int32_t power_max

cdef struct Selector:
    uint8_t zone
    uint8_t owner
    uint8_t flt             # 0: any card
    uint8_t state
    uint8_t flags
    uint8_t beside_this
    uint8_t simple          # Z/X anywhere: only the owner matters
    uint8_t pad
    uint16_t area[2]        # squares, by controller's seat

cdef struct Ins:
    uint8_t op
    uint8_t a
    uint8_t b
    uint8_t c
    int32_t n

cdef struct Cond:
    uint8_t kind
    uint8_t sel
    uint8_t more            # the next record belongs to it too
    uint8_t flag
    uint16_t area[2]
    int16_t low
    int16_t high            # -1: no bound

cdef struct CostPart:
    uint8_t kind
    uint8_t n
    uint8_t sel
    uint8_t colours         # 0: any
    uint8_t to
    uint8_t own             # another part has put the card itself away before
    uint8_t pad[2]

cdef struct Ability:
    uint8_t cls
    uint8_t ev
    uint8_t this_
    uint8_t owner           # of other subjects; 0 = EITHER with `others`
    uint8_t others
    uint8_t flt
    uint8_t target
    uint8_t flags
    uint8_t phase
    uint8_t zone
    uint8_t once
    uint8_t k               # position on the card
    uint8_t ncost
    uint8_t cost
    uint8_t cont            # kind of continuous effect
    uint8_t sel             # what it applies to; 0 = this card
    uint16_t pc
    uint16_t cond           # 0: none
    uint16_t area[2]
    uint16_t ab             # granted ability
    uint8_t per             # selector counted
    uint8_t amount          # how the amount is found
    int32_t n
    int32_t extra

cdef enum:  # AbilityFlag
    AF_THEIR_TURN = 1
    AF_BY_ABILITY = 2
    AF_TARGET = 4           # only if the target is a Z/X that fits `target`
    AF_EVENTS = 8

cdef enum:  # ContKind
    CT_NONE = 0
    CT_POWER
    CT_COST
    CT_ICON
    CT_COLOURS
    CT_LIMIT
    CT_BONUS
    CT_IGNORES
    CT_PLAYER_IGNORES
    CT_GAINS
    CT_REPLACE
    CT_RANGE
    CT_BOUNDARY
    CT_NOT_ON
    CT_PLAY_FROM
    CT_PLAY_IF

cdef enum:  # Trait             # of a card, when it is a Z/X on a square
    T_CONT = 1              # has a continuous ability
    T_STARTER = 4           # has a startup ability
    T_WATCHER = 8           # has an ability that watches others
    T_RANGED = 16           # Range above 1
    T_POWERLESS = 32        # power 0 or less
    T_NOT_EVERYWHERE = 64   # squares on which it cannot appear

cdef enum:  # Look              # what continuous abilities depend on
    LOOK_TIME = 0           # turn, phase, battle
    LOOK_HAND
    LOOK_RESOURCE
    LOOK_CHARGE
    LOOK_TRASH
    LOOK_LIFE
    LOOK_SQUARES            # which Z/X stand where
    LOOK_REST               # power, damage, states, Deck, removed cards

cdef enum:  # AmountKind
    AM_FIXED = 0
    AM_PER
    AM_POWER_THIS
    AM_POWER_THAT
    AM_POWER_UNIT

cdef struct Frame:          # 72 bytes
    uint8_t kind
    uint8_t at
    uint8_t p
    uint8_t card
    uint8_t slot
    uint8_t zone
    uint8_t did
    uint8_t want
    uint16_t uid
    uint16_t pc
    uint16_t ab
    uint16_t mask
    int32_t amount
    int32_t left
    uint64_t set[2]
    uint16_t it_uid
    uint8_t it_slot
    uint8_t it_card
    uint8_t x
    uint8_t y
    uint8_t u
    uint8_t v
    uint8_t n
    uint8_t k
    uint8_t tz              # zone of the cards that are "that"; NONE: several zones
    uint8_t done
    uint16_t rep
    uint32_t this_at        # "this card" is that object if it has not moved since (ZX-4.5)
    uint32_t that_at        # the same for the cards that are "that"
    uint16_t loops[3]       # counters of Repeat, modes chosen
    uint8_t nthat           # how many objects "that" were
    uint8_t pad

cdef struct Wait:           # 16 bytes
    uint16_t ab
    uint16_t uid
    uint16_t it_uid
    uint8_t card
    uint8_t p
    uint8_t slot
    uint8_t it_slot
    uint8_t it_card
    uint8_t zone
    uint32_t at             # when it was triggered, counted in moves of cards

cdef struct Lasting:
    uint16_t uid
    uint16_t ab
    uint16_t number         # in order of time
    uint16_t pad

cdef struct Granted:
    uint16_t ab
    uint8_t slot
    uint8_t by              # slot of the granting unit
    uint16_t source         # its ability that grants
    uint16_t pad

cdef struct Delayed:        # 88 bytes
    uint64_t set[2]         # the cards that are "that"
    uint16_t unit[16]       # uids of the Z/X that are "that"
    uint32_t at             # when it was created
    uint32_t this_at
    uint16_t pc
    uint16_t uid
    uint16_t it_uid
    uint8_t n               # how many objects "that" were
    uint8_t units
    uint8_t p
    uint8_t card
    uint8_t slot
    uint8_t zone
    uint8_t it_slot
    uint8_t it_card
    uint8_t event           # of an Event
    uint8_t waits

cdef struct Mark:           # 16 bytes
    uint32_t at
    uint16_t uid
    uint16_t ab             # the ability; of a gained one the ability that grants, or 0x8000 | number of the lasting effect
    uint16_t by             # uid of the granting unit
    uint8_t card
    uint8_t end             # 1: triggered at the end of this turn (ZX-7.25)
    uint32_t pad

cdef struct Zx:
    # What is used most stands in the first 128 bytes: shorter machine code reaches it there.
    uint8_t due
    uint8_t shielded        # bit p: player p takes no damage
    uint8_t imm
    uint8_t sp
    uint8_t tp
    uint8_t phase
    uint8_t granting        # some unit has granted abilities
    uint8_t ngrant
    uint8_t over
    uint8_t error
    uint8_t nwait
    uint8_t in_battle
    uint8_t battle_end      # in the first pre-processing of the Battle End step
    uint8_t bonus           # a damage bonus is in play
    uint8_t policy[2]
    # decision
    uint8_t dkind
    uint8_t dwho
    uint8_t dform
    uint8_t dpass
    uint16_t answer
    uint16_t dn
    uint16_t dmask
    uint16_t dstart         # number of startup options
    uint16_t dcards         # number of cards
    uint16_t dnear          # attacks at distance 1, at any distance
    uint16_t dattacks
    uint16_t rounds         # resolutions and abilities of the current pre-processing
    uint16_t resolved       # resolutions and abilities of the last pre-processing (ZX-7.25 step 7)
    uint16_t actions
    uint32_t decisions
    uint32_t moves          # of cards, and shuffles
    # squares: masks of slots; sixteen in a row, because a slot is cleared or moved in all of them at once
    uint16_t occ[2]
    uint16_t up
    uint16_t damaged
    uint16_t temped         # power or cost changed until end of turn
    uint16_t ranged         # Range above 1
    uint16_t conts          # with a continuous ability that must be recomputed
    uint16_t starters       # with a startup ability
    uint16_t watch          # with an ability that watches others
    uint16_t boundary
    uint16_t no_damage      # deals no damage until end of turn
    uint16_t no_damage_battle
    uint16_t no_reboot
    uint16_t ranged_base    # Range above 1 printed
    uint16_t no_mask[2]     # unused
    # zones: sets of card indices per owner
    uint64_t hand[2]
    uint64_t res[2]
    uint64_t looks          # what the continuous sources in play look at: byte LOOK_* is DUE_POWER or 0
    uint64_t res_up[2]      # rebooted
    uint64_t deck[2]
    uint64_t charge[2]
    uint64_t life[2]
    uint64_t trash[2]
    uint64_t removed[2]
    uint64_t ordered[2]     # deck cards in the known lists
    uint64_t marked[2]      # zone cards that a delayed effect or use mark refers to
    uint64_t life_seen[2]   # life cards that the opponent of the owner knows
    uint64_t dset[3]
    uint64_t datt
    int32_t dlow
    int32_t dstep
    # registers
    uint16_t turn
    uint16_t uids
    uint16_t arrivals
    uint16_t attacker_uid
    uint16_t target_uid     # 0: the player
    uint8_t attacker
    uint8_t target
    uint8_t winner
    uint8_t reason
    uint8_t first
    uint8_t nlasting
    uint8_t ndelay
    uint8_t nmark
    uint8_t pending[2]
    uint8_t limit[2]        # charge limit
    uint8_t swapped
    uint8_t ask_life
    int16_t split_step
    int32_t scratch         # amount of the damage whose event is looked at
    uint64_t looked         # cards that the current effect looks at, and those it has revealed
    uint64_t revealed
    uint32_t looked_at
    uint32_t revealed_at
    uint32_t shuffled[2]
    uint8_t card[16]
    uint8_t where[16]
    uint8_t range[16]
    uint8_t base_range[16]  # printed
    int8_t cost_temp[16]
    uint8_t cost[16]        # current cost; 255 = none (ZX-1.8)
    uint8_t cause[16]       # id of the card whose effect made it lethal; 255 none
    uint8_t cause_event[16]
    uint16_t cause_uid[16]
    uint8_t came[16]        # zone it appeared from; bit 7: put by an ability, bit 6: by ignition (ZX-9.26)
    uint16_t uid[16]
    uint16_t arrival[16]
    int32_t damage[16]
    int32_t power[16]
    int32_t base[16]        # printed power
    int32_t temp[16]
    int32_t ignores[16]     # damage of this much or less is ignored
    Frame fr[21]            # the last one only takes what does not fit
    Wait wait[48]
    Lasting lasting[24]
    Granted grant[32]
    Delayed delay[8]
    Mark mark[24]
    uint32_t moved[2][64]   # when the card left a zone last: an object of ZX-4.5 is a card that has not moved since
    int32_t shares[16]      # of split damage
    uint16_t queue[16]      # the Z/X that an operation moves one after the other, or cards and squares
    uint8_t order[104]      # cards in the order chosen
    uint64_t kept[2]        # "that" while other cards are ordered
    uint8_t norder
    uint8_t nqueue
    uint16_t gains          # lasting effects so far
    # cold: known ends of the Decks, recorder, streams
    uint8_t ntop[2]
    uint8_t nbottom[2]
    uint8_t pad[4]
    uint8_t top[2][50]      # index | known to seat 0 << 6 | known to seat 1 << 7; first = top card
    uint8_t bottom[2][50]   # first = nearest to the top
    uint64_t seen_opening[2]
    uint64_t seen_returned[2]
    uint64_t seen_drawn[2]
    uint64_t seen_played[2]
    uint8_t first_turn[2][50]   # own turn in which a card of seen_played was first played
    uint8_t recording       # attempts are noted (attempts.pxd)
    uint8_t pad2[3]
    uint64_t seen_ignited[2]
    uint64_t seen_life_played[2]
    uint64_t peeked[2]      # of Life those that a player knew when they were put there
    uint16_t side[2][18]
    uint64_t deck_stream[2][4]
    uint64_t life_stream[2][4]
    uint64_t player_stream[2][4]
    uint32_t lost_tries
    uint32_t ntries
    uint64_t tries[64]      # attempts.pxd

cdef struct Brain:          # the player `heuristic` of a seat
    int32_t w[64]           # weights by number (policies/weights.pxd)
    int32_t ground[9]       # squares
    int32_t at[9]           # a destroyed Z/X of the opponent on a square
    int32_t hit[8]          # one damage to the player, by Life that is left
    uint8_t best[512]       # of each set of squares the one with the best ground
    uint64_t dear           # own cards that are worth something in Charge
    # what cards are worth to it (policies/card_values.py)
    int16_t worth[256]      # on a square
    int16_t kill_worth[256]     # shares of it: when it is destroyed, replaced, played
    int16_t replace_worth[256]
    int16_t play_worth[256]
    int16_t hand_worth[256]
    int16_t charge_worth[256]
    int16_t resource_worth[256]     # what is lost when it is put from the hand into Resource

cdef struct Match
ctypedef int (*Choose)(Zx*, Match*, int, int, int) noexcept nogil
ctypedef int (*Think)(Zx*, Match*, Brain*, int, int) noexcept nogil

cdef struct Match:
    Choose choose[4]        # by policy: every player but `random`
    uint64_t owned[2]
    uint64_t run_first[2]   # runs of adjacent copies
    uint64_t run_last[2]
    uint64_t zx[2]
    uint64_t event[2]
    uint64_t icon[2]        # printed ignition icon
    uint64_t maybe_icon[2]  # can gain it
    uint64_t seed[2]
    uint64_t recovery[2]
    uint64_t bringer[2]
    uint64_t start_card[2]
    uint64_t gate_card[2]
    uint64_t start_resource[2]
    uint64_t cost_le[2][64]
    uint64_t cost_bit[2][4] # cards that can have the icon, by bit of hit_cost
    uint64_t free_colour[2] # cards that need no colour
    uint64_t by_class[2][16] # cards that a resource of this class gives a colour for
    uint64_t cls[2][16]      # resources by colour set
    uint8_t cls_colours[2][16]
    uint8_t ncls[2]
    uint8_t two_classes[2]  # at most two, and colours do not change
    uint8_t scattered[2]    # copies are not adjacent: slow path
    uint8_t plain[2]        # two classes, copies adjacent, costs outside squares fixed: the hand takes no case apart
    uint8_t dyn_cost
    uint8_t dyn_zone_cost
    uint8_t dyn_colour
    uint8_t dyn_icon
    uint8_t grants          # some ability grants abilities
    uint8_t replaces
    uint8_t late            # some continuous ability looks at power
    uint8_t special         # some continuous ability gives more than power and cost
    uint8_t permissions     # some card lets cards of other zones be played
    uint8_t startups[2]     # player has startup abilities valid outside squares
    uint32_t heard          # bit ev: some ability of the match has this event
    uint32_t watched        # bit ev: some card watches this event of others
    uint64_t zone_cont[2]   # continuous abilities valid in Resource
    uint64_t start_zone[12][2]  # startup abilities valid in a zone
    uint64_t start_le[2][64]    # cards with a startup ability that needs no more Resources than these
    uint64_t conditional[2] # play restrictions
    uint64_t restricted[2]  # those, and Z/X that cannot appear everywhere
    uint64_t play_from[4]   # gives permission to play from another zone
    uint8_t card_cost[256]
    uint8_t hit_cost[256]   # what ignition saves, at most 15
    uint8_t card_colours[256]
    uint8_t card_range[256]
    uint8_t traits[256]     # T_*
    uint64_t looks[256]     # as in the state, of the continuous abilities of the card
    uint32_t hears[256]     # bit ev: an ability of the card triggers on this event of its own
    uint8_t ab_first[256]
    uint8_t ab_n[256]
    uint8_t cont_first[256] # among these are all that apply_all (rules/continuous.pxd) carries out
    uint8_t cont_n[256]
    uint8_t same[256]       # card ids of one printed card share a number
    uint8_t name_id[256]
    uint64_t tribes[256]
    int32_t card_power[256]
    uint16_t event_pc[256]  # 【★】; 0 none
    Filter flt[256]
    Selector sel[256]
    Cond cond[256]
    CostPart part[128]
    Ability ab[256]
    Ins code[2048]
    uint64_t alike[2][64]   # copies of the same printed card
    Brain brain[2]          # by seat
    Think think[32]         # its answer to each kind of decision
