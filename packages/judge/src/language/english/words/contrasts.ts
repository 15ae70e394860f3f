import { contrastsOfDeeds } from './contrastsOfDeeds.ts'

const rows = `
day night
morning evening night noon midnight
yesterday today tomorrow
summer winter spring autumn
live die
life death
alive dead
good evil
best worst
better worse
brighter darker dimmer
live dead
upper lower
near away
chosen rejected
everlasting temporary
eternal temporary
broken kept
break keep
transgress obey
transgressed kept obeyed
violated kept obeyed
broken obeyed
sits runs
sit stand
sitting standing
clothed naked
mind senses
healed open
short tall
narrow broad
deny confess
denies confesses
lend steal
patience impatience
innocent wicked
fresh old
withered healthy
fade flourish
build demolish
sincere false
unshrunk shrunk
love hatred
friendly hostile
crooked level
humble lofty
lifted lowered
first second third fourth fifth
north northern southern
bless curse
sink float
gather scatter
gathered scattered
whisper shout
accept reject
accepted rejected
honor dishonor
honor ignore
defend attack
help ignore
help hurt
strengthen weaken
refuse accept
refuse choose
afraid brave
fear courage
dead alive
awake asleep
inner outer
slowly hastily quickly
slow hasty fast
hurry wait
living dying
die live
above under
ascend descend
bottom top
front back
excellent terrible
more less
happily sadly
like unlike
rich needy
riches poverty
need abundance
obey disobey
quiet noisy
good bad
right left
righteous wicked
righteous unrighteous
light darkness
light dark
bright dark
war peace
love hate
young old
new old
first last
beginning end
open shut
open close
open closed
rise fall
raise lower
lift lower
up down
high low
above below
exalt humble
exalted humbled
full empty
rich poor
strong weak
strength weakness
big small
great small
great little
large small
long short
wide narrow
deep shallow
hot cold
wet dry
clean unclean
clean dirty
clean filthy
pure impure
holy unholy
hard soft
sweet bitter sour
true false
yes no
truth lies
truth lie
wise foolish
wise fool
joy sorrow
joy sadness
joyful sad
happy sad
rejoice mourn
rejoice weep
laugh weep
laugh cry
glad sad
blessing curse
blessed cursed
heaven earth
heaven hell
east west north south
eastern western northern southern
king queen
man woman
men women
male female
boy girl
son daughter
sons daughters
father mother
brother sister
husband wife
groom bride
master servant
mistress maid
slave free
lend borrow
lender borrower
creditor debtor
buy sell
buyer seller
white black red blue green yellow purple scarlet crimson
gold silver bronze brass iron copper lead tin
remember forget
remembered forgotten
save destroy
saved destroyed
saved lost
build destroy
plant uproot
hear deaf
see blind
give take
come leave
enter leave
near far
hide reveal
increase decrease
many few
more less fewer
always never
all none
everyone nobody
before after
inside outside
win lose
victory defeat
friend enemy
obey disobey
faithful unfaithful
believe doubt
guilty innocent
pride humility
proud humble
fat lean
fat thin
straight crooked
rough smooth
sleep wake
sun moon star
wolf lamb
lips hands feet
friday saturday sunday monday tuesday wednesday thursday
january february march april june july august september october november december
`

/** Rows of words that exclude one another: who writes one where another is expected has said something else. */
export const contrastRows: readonly (readonly string[])[] = `${rows.trim()}\n${contrastsOfDeeds.trim()}`
  .split('\n')
  .map((row) => row.split(' '))
