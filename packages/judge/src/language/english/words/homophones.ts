/** Rows of English words that read aloud alike: one in place of the other is a slip of spelling. */
const rows = `
light lite
veil vale
mustard mustered
lose loose
sweet sweat
mary marry
moat mote
clothes close
feast fest
bare bear
beat beet
altar alter
knew new
know no
threw through
there their
some sum
be bee
by buy
scent cent sent
rap wrap
rapped wrapped
rung wrung
ring wring
rows rose
right rite write
made maid
stair stare
stationary stationery
thyme time
toad towed
wade weighed
weather whether
whole hole
yoke yolk
prey pray
prints prince
mussel muscle
beach beech
berth birth
born borne
build billed
ceiling sealing
cheap cheep
chews choose
dew due do
dough doe
flea flee
flew flu
fur fir
grate great
grown groan
guest guessed
higher hire
hour our
least leased
moan mown
pause paws
peal peel
plain plane
seam seem
shear sheer
shone shown
slay sleigh
soar sore
steel steal
tacks tax
throan throne
vial vile
hole whole holy wholly
sun son
altar alter
plum plumb
soul sole
rain reign rein
pray prey
meet meat
peace piece
idol idle
profit prophet
profits prophets
lyre liar
bread bred
waist waste
weak week
vain vein vane
flour flower
hair hare
dear deer
herd heard
heir air
night knight
right write
sea see
seas sees seize
tail tale
steel steal
throne thrown
wait weight
wood would
won one
bare bear
blew blue
bow bough
brake break
cell sell
seller cellar
coarse course
die dye
eye i
fair fare
feet feat
foul fowl
hail hale
heal heel
heart hart
hear here
horse hoarse
horde hoard
king's kings
lamb lam
lead led
maid made
main mane
mail male
mourning morning
nose knows
pail pale
palm pom
pear pair
poor pour
raise rays raze
read reed
red read
road rode
root route
rose rows
sail sale
sight site
sore soar
sword soared
stake steak
tears tiers
tide tied
time thyme
toe tow
vine vines
way weigh
wear where
wine whine
gate gait
coal cole
colt colts
fir fur
oar ore
rock roc
bury berry
hymn him
straw straws
strait straight
ass as
axe acts
principal principle
council counsel
counselor councilor
cymbal symbol
cymbals symbols
cord chord
bolder boulder
wind whined
desert dessert
`
  .trim()
  .split('\n')
  .map((row) => row.split(' '))

const mates = new Map<string, Set<string>>()
for (const row of rows) for (const word of row) mates.set(word, new Set([...(mates.get(word) ?? []), ...row]))

/** Whether two words are known to sound alike. */
export function areHomophones(a: string, b: string): boolean {
  return mates.get(a)?.has(b) ?? false
}
