/** Rows of wordings for people, animals, places and things that mean the same. */
export const synonymsOfThings = `
child|kid|little one|youngster|little boy|little girl|infant|toddler
children|kids|youngsters|young ones|little ones
baby|infant|newborn
boy|lad
girl|lass
woman|lady|female
women|ladies|females
man|male|guy
men|males|guys
young goat|kid|baby goat|goat kid
young cow|heifer|calf|young heifer
young lion|lion cub
lamb|young sheep|baby sheep
donkey|ass|burro
ox|oxen|bull|bullock
cattle|cows|herd
snake|serpent
poisonous snake|viper|adder|asp
bird|fowl
fatherless|orphan|kids without a father|children without fathers|have no father|without a father
widow|woman whose husband died|husband is dead
oppressed|mistreated|treated badly|crushed
oppressor|tyrant|bully
poor|needy|poverty
rich|wealthy
wealth|riches|treasure
stranger|foreigner|alien|sojourner|outsider
slave|servant|bondservant
maid|maidservant|female servant|handmaid|maidservants
mistress|lady of the house
master|lord|boss
seller|vendor|one who sells
buyer|one who buys|purchaser
debtor|borrower|one who owes
creditor|lender
king|ruler|monarch
prince|ruler|leader
leader|ruler|chief
judge|magistrate
counselor|adviser|advisor
elder|old man|aged man
elderly|aged|old
honorable|honored|respected|honourable
priest|minister
prophet|seer
teacher|instructor
soldier|warrior|fighter
mighty man|warrior|hero
messenger|ambassador|envoy
witness|testifier
enemy|foe|adversary|adversaries
friend|companion
neighbor|neighbour
people|folk|persons|humans
nation|country|gentiles|heathen
land|country|ground
city|town
village|hamlet
mountain|mount
hill|hillside
valley|vale
desert|wilderness|wasteland
field|meadow
forest|woods|woodland
river|stream|brook
sea|ocean
shore|coast|coastland|island|isle
spring|well|fountain
house|home|dwelling
palace|castle|royal house
temple|sanctuary|house of the lord|house of god
gate|entrance
road|way|path|highway
tent|tabernacle
tower|watchtower|high tower
wall|rampart
hedge|fence
vineyard|vine garden
grape|grapes
wild grapes|sour grapes|bad grapes
vine|grapevine
thorn|briers|thorns|briars
thorns and briers|briers and thorns
straw|hay
chaff|stubble
grass|herb
tree|trees
terebinth|teil
crown|diadem
scepter|sceptre|staff
rod|staff|stick
sword|blade
spear|lance
bow|bows
arrow|arrows
pruning hooks|pruning hook|pruninghooks
plowshares|plowshare|ploughshares|plow
shield|buckler
chariot|wagon
lyre|lute|harp
tambourine|timbrel|tabret
flute|pipe
trumpet|horn
garment|clothes|clothing|robe|raiment|dress|apparel
cloak|coat|mantle
sandal|shoe
belt|sash|girdle
waist|loins|hips
robe|gown|train
jewels|jewelry|ornaments
gold|golden
silver|silvery
money|cash|silver
idol|false god|graven image|carved image|image
asherah poles|groves|asherim|asherahs
incense altars|sun images|incense stands|altars for incense
coal|ember|hot coal|burning coal
tongs|pincers
fire|flame|flames|blaze
flaming|burning|blazing|fiery
burn|set on fire|consume
smoke|smoky
light|brightness
shining|bright|glow|brightness
darkness|dark|gloom
cloud|clouds
storm|tempest
hail|hailstones|hailstorm
rain|shower
dew|mist
wind|breath
dawn|morning|daybreak|sunrise
evening|dusk|sunset
night|nighttime|night time
day|daytime|day time
summer|summertime
winter|wintertime
earth|world|globe
ground|earth|soil|land
soil|ground|dirt
sky|heaven|heavens
feast|festival|holiday|feast day
assembly|meeting|gathering|convocation
offering|sacrifice|gift
incense|perfume
altar|place of sacrifice
watchman|guard|lookout|sentry
guard|watchman|sentinel
ruler|leader|governor
officer|official
nobles|important people|leaders
rebels|traitors
traitor|betrayer
murderer|killer
liar|one who lies
hypocrite|godless
godless|ungodly|profane|irreverent
sinner|wrongdoer|transgressor
criminal|wrongdoer
sorcerer|magician|wizard|witch
diviner|fortuneteller|fortune teller|soothsayer
medium|psychic|necromancer
captive|prisoner
prisoner|captive|inmate
fugitive|runaway|refugee
traveler|wayfarer|passer by
farmer|plowman
shepherd|herdsman
flock|sheep|herd
lambs|young sheep
goat|goats
calf|young cow|cow
cow|heifer
bear|bears
bird|birds
creature|animal|beast
animal|beast|creature
beast|wild animal
locust|grasshopper
worm|maggot|grub
moth|insect
bee|bees
fly|flies
dust|powder
ash|cinders
mire|mud
stubble|straw|chaff
torch|firebrand|burning stick
lamp|light
rope|cord|line
cord|rope|string
chain|bond|shackle|fetter
yoke|burden
burden|load|weight
basket|container
vessel|container|pot|jar
cup|bowl
bowl|basin|cup
table|tables
bed|couch
blanket|cover|covering
veil|face covering
ring|rings
bracelet|armlet|armband
necklace|pendant
purse|handbag|bag
mirror|hand mirror
perfume box|perfume bottle|perfume flask
ditch|trench
pit|hole
cave|cavern
cliff|crag
top|summit|peak
edge|end|border
border|boundary|edge
corner|corners
island|isle|coast
harbor|port
canal|channel|stream
pool|pond
marsh|swamp
spring|stream
well|water well
orchard|fruitful field|garden
garden|gardens
oak|oaks
reed|rush
thicket|bushes|underbrush
leaf|leaves
bough|branch|limb
shoot|sprout|rod|twig
blossom|bloom|flower
flower|blossom
grain|wheat|corn
wheat|grain
barley|grain
oil|olive oil
ointment|salve|oil
juice|liquid
cheek|cheeks
beard|beards
hair|locks
lip|lips
tongue|speech|language
language|tongue
voice|sound
throat|neck
arm|arms
finger|fingers
knee|knees
leg|legs
bone|bones
blood|bloodshed
bloodshed|murder|killing
flesh|meat|body
meat|flesh
body|corpse
corpse|dead body|carcass
carcass|dead body|corpse
grave|tomb|burial place
tomb|grave
window|windows
roof|housetop
rooftop|housetop|roof
bar|bolt
street|square|road
market|marketplace
fortress|stronghold|fort|citadel
stronghold|fortress
banner|flag|standard
flag|banner
weapon|weapons|arms
armor|weapons
helmet|headgear
quiver|arrow case
horseman|rider|cavalry
cavalry|horsemen|horses
camel|camels
caravan|travelers
tax|tribute|taxes
tribute|tax
slavery|slaves|bondage
freedom|liberty
liberty|freedom
moment|instant
`
