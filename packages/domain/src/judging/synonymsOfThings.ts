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
moment|instant
`
