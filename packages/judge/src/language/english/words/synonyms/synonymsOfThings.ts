/** Rows of wordings for people, animals, places and things that mean the same. */
export const synonymsOfThings = `
child|kid|little one|youngster|little boy|little girl|infant|toddler
children|kids|youngsters|young ones|little ones
baby|infant|newborn
boy|lad
girl|lass
women|ladies|females
men|males|guys
young goat|kid|baby goat|goat kid
young cow|heifer|calf|young heifer
young lion|lion cub
lamb|young sheep|baby sheep
donkey|ass|burro
ox|oxen|bull|bullock
cattle|cows|herd
snake|serpent
poisonous snake|viper|adder
bird|fowl
fatherless|orphan|kids without a father|children without fathers|have no father|without a father
widow|woman whose husband died|husband is dead
oppressor|tyrant|bully
poor|needy|poverty
rich|wealthy
wealth|riches|treasure
stranger|foreigner|alien|sojourner|outsider
slave|servant|bondservant
maid|maidservant|female servant|handmaid|maidservants
mistress|lady of the house
master|boss
seller|vendor|sells|person selling
buyer|buys|purchaser|person buying
debtor|borrower|owes
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
teacher|instructor
soldier|warrior|fighter
mighty man|warrior|hero
messenger|ambassador|envoy
witness|testifier
enemy|foe|adversary|adversaries
friend|companion
neighbor|neighbour
people|folk|persons|humans
nation|country
land|country
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
spring|fountain
mouth|lips
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
wild grapes|sour grapes|bad grapes
vine|grapevine
straw|hay
sword|blade
spear|lance
pruning hooks|pruning hook|pruninghooks
plowshares|plowshare|ploughshares|plow
shield|buckler
lyre|lute
tambourine|timbrel|tabret
flute|pipe
trumpet|horn
garment|clothes|clothing|raiment|apparel
cloak|coat|mantle
sandal|shoe
belt|sash|girdle
waist|loins|hips
robe|gown
jewels|jewelry|ornaments
gold|golden
silver|silvery
money|cash|silver
idol|false god|graven image|carved image|image
coal|ember|hot coal|burning coal
tongs|pincers
fire|flame|flames|blaze
flaming|burning|blazing|fiery
burn|set on fire|consume
light|brightness
shining|bright|glow|brightness
darkness|dark|gloom
storm|tempest
hail|hailstones|hailstorm
rain|shower
dawn|morning|daybreak|sunrise
evening|dusk|sunset
night|nighttime|night time
day|daytime|day time
summer|summertime
winter|wintertime
earth|world|globe
soil|ground|dirt
sky|heaven|heavens
feast|festival|holiday|feast day
assembly|meeting|gathering|convocation
offering|sacrifice
altar|place of sacrifice
watchman|guard|lookout|sentry
guard|watchman|sentinel
ruler|leader|governor
officer|official
nobles|important people|leaders
traitor|betrayer
murderer|killer
liar|lies
hypocrite|godless
godless|ungodly|profane|irreverent
sinner|wrongdoer|transgressor
criminal|wrongdoer
sorcerer|magician|wizard|witch
diviner|fortuneteller|fortune teller|soothsayer
medium|psychic|necromancer
prisoner|captive|inmate
fugitive|runaway|refugee
traveler|wayfarer|passer by
farmer|plowman
shepherd|herdsman
flock|sheep
cow|heifer
animal|beast|creature
locust|grasshopper
dust|powder
ash|cinders
mire|mud
torch|firebrand|burning stick
lamp|light
rope|cord
chain|bond|shackle|fetter
burden|load|weight
vessel|container|pot|jar
cup|bowl
bed|couch
blanket|cover|covering
veil|face covering
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
harbor|port
canal|channel
pool|pond
marsh|swamp
thicket|bushes|underbrush
blossom|bloom|flower
grain|corn
oil|olive oil
ointment|salve|oil
hair|locks
tongue|speech|language
voice|sound
blood|bloodshed
bloodshed|murder|killing
flesh|meat
body|corpse
corpse|dead body|carcass
grave|tomb|burial place
rooftop|housetop|roof
bar|bolt
street|road
market|marketplace
fortress|stronghold|fort|citadel
banner|flag|standard
weapon|armament
helmet|headgear
quiver|arrow case
horseman|rider|cavalry
cavalry|horsemen
caravan|travelers
tribute|tax
slavery|slaves|bondage
freedom|liberty|free
moment|instant
middle|midst|center|centre
rod|stick
scepter|sceptre
sprout|shoot
branch|bough|limb|twig
shore|coast|coastland
island|isle
thorns|briars|prickles
physician|doctor
car|automobile
movie|film
strong drink|alcohol|alcoholic drink|liquor
disagreement|dispute|quarrel|conflict
`
