/** Rows of words that several editions of Scripture, older and newer, have for one thing, with a child's words for them. */
export const synonymsOfVersions = `
baptizer|baptist|baptiser
cyrenian|of cyrene|from cyrene
malice|wickedness|maliciousness
deceit|guile|deception|tricking people|lying
hypocrisies|hypocrisy|being fake|being hypocrites
envies|envy|jealousy|being jealous
evil speaking|slander|saying mean things|speaking evil|slanders
wallet|bag|money bag|traveling bag|travel bag|scrip
mat|bed|pallet|stretcher|cot
scourge|flog|whip|beat
ghost|spirit|spook|phantom|apparition
road|wayside|path|pathway|street|side of the road
good ground|good soil|good earth|nice soil
when the rooster crows|cockcrowing|cock crow|rooster crow|rooster crowing|cockcrow
healthy|well|whole|people who feel fine|not sick
sinners|people who have done bad things|people who do bad things|bad people
daughter|girl|little girl
perish|drown|die|going to die|dying
defraud|cheat|trick people|swindle
steal|take stuff|take things|rob
brotherhood|family of believers|brothers and sisters|fellow believers
perfect|make complete|restore|complete
strengthen|make strong|make you strong
abundance|plenty|extra|more than they needed|surplus|wealth
prayer|talking to god|talk to god|talking to god|praying
fasting|going without food|not eating
house of prayer|place where everyone prays|place to pray
falling|drop|drops
bandaged|bound|bandage|wrapped
baldness|bald|no hair|boldness
branding|burn mark|burning|burn
plunder|spoil|loot|stuff
elder|older people|aged|old people
broom|besom
mountain of assembly|mount of the congregation|meeting mountain|assembly mountain|mount of assembly
tears|crying
earthquake|quake
great noise|loud noise|big noise|really loud noise
whirlwind|tornado|twister|cyclone
lioness|girl lion|female lion
lawgiver|one who gives laws|makes laws|law maker|lawmaker
hovering|flying|flap|hover|flap over
chosen race|chosen generation|chosen people
royal priesthood|royal priests|kings and priests
gods own possession|special people|own special people|belong to god|people for god's own possession|a peculiar people
self control|temperance|discipline
perseverance|patience|endurance|steadfastness
staff|support|supply|stick
falsehood|vanity|lies
hut|lodge|booth|shed|shelter
shelter|booth|tent|hut
field of melons|garden of cucumbers|cucumber field|melon patch|cucumber garden
stubs|stumps
joy|happily|happiness|gladness
papyrus|reeds|bulrush|paper
stick|staff|rod
confidence|assurance|trust
rocky ground|stony ground|stony places|rocky place|rocky soil
atoned|purged
riches|rich things
elijah|elias
immanuel|emmanuel
small brass coins|mites|copper coins|small coins
quadrans|farthing
abomination of desolation|abomination that causes desolation
shiloah|siloam
fatling|fattened calf|fat calf
crib|feeding place|feeder
wells without water|springs without water|dry wells
roaring lion|lion roaring
living stone|living stones
day star|lucifer
sober minded|self controlled
brotherly affection|brotherly kindness|brotherly love
cut stone|hewn stone|dressed stone
learn to do well|learn to do good
relieve|help|rebuke the oppressor
in the middle of it|in its midst|inside it
lyre|viol|harp
tambourine|tabret|timbrel
flute|pipe
tails of smoking torches|stubs of smoking firebrands|smoldering stubs of firewood|stubs of torches|ends of torches
rock that makes them fall|rock of offense|rock of offence|stumbling rock
terror|dread|panic
hammock|hut|cot
hastily|haste|rush|hurry
dill|black cumin|black cummin|caraway|fitches
cumin|cummin
established|stand|made firm|stand firm
fat|dull|calloused
full grain|full kernel|ripe grain|full corn
bronze vessels|kettles|brasen vessels|copper pots|copper vessels
pitchers|pots|jugs
couches|tables
couches|beds
false testimony|false witness
put a hedge|set a hedge|built a wall|set a fence
wine vat|pit for the wine press
rented it out|leased it|let it out|rented out
evening|even
pitcher|jar|jug
never perish|incorruptible|imperishable|cant rot|wont decay
undefiled|unspoiled|pure|never spoil
race|generation
love|charity
pride|boasting|boastfulness|bragging
season|time
boys|children
children|babes|infants|babies
violated the statutes|changed the ordinance|disobeyed the statutes
sieve of destruction|sieve of futility|sieve of vanity
err|astray
acquit the guilty|justify the wicked|let the guilty go free
betrayed|deal treacherously|dealt treacherously
sky|air|heavens
cloak|coat|outer garment
wounds|stripes
hardening|hardness|stubbornness|hard
cares of this age|cares of this world|worries of this world|worries of this life
leaf that fades|leaf withers|faded leaf
staff|walking stick
purse|belt|money belt|pocket
sandals|shoes|flip flops
multitude|crowd|large crowd|throng|big group
palsy|paralyzed|paralytic|lame man|couldnt walk
immediately|straightway|right away|instantly
rebuked|scolded
reproached|scolded|rebuked
compassion|pity|mercy|felt sorry
rulers|leaders|officials
leper|man with leprosy|person with leprosy
leprosy|skin disease
unclean spirit|evil spirit|demon|impure spirit|bad spirit
fishers for men|fishers of men|people fishers|fish for people
tax collectors|publicans|tax men
lampstand|candlestick|lamp stand
basket|bushel
mustard seed|seed of mustard
cushion|pillow
swine|pigs|hogs
tombs|graves|graveyard|cemetery
flow of blood|issue of blood|bleeding
garments|clothes|clothing
carpenter|wood worker
dish|platter|charger
apparition|ghost|phantom|spirit
washing of hands|hand washing
korban|corban|offering
crumbs|scraps
deaf|couldnt hear
touched|put his hand on
fragments|broken pieces|leftovers|left over pieces
leaven|yeast
transfigured|changed|transformed
booths|tents|shelters|tabernacles
millstone|huge stone|grinding stone
worm|maggot
gehenna|hell
unquenchable|never put out
hardness of heart|hard hearts|stubbornness
hundredfold|hundred times|100 times
ransom|payment
den of robbers|den of thieves|robbers den
vineyard|grape farm
cornerstone|chief cornerstone|head of the corner
denarius|coin|penny
resurrection|rising from the dead|coming back to life
scribes|teachers of the law|law teachers
widow|woman whose husband died
mites|small coins
wars|fighting
famines|not enough food|hunger
alabaster jar|alabaster flask|alabaster box|alabaster bottle
ointment|perfume|oil
pure nard|spikenard
gethsemane|the garden
staves|clubs|sticks
linen cloth|linen garment|sheet
spit|spat
scourged|whipped|flogged|beat
purple|purple robe
golgotha|place of a skull|skull place
sour wine|vinegar
veil|curtain
centurion|roman officer|roman soldier|captain
sojourners|foreigners|pilgrims|strangers|aliens
pilgrims|exiles
born again|new birth|begotten again
living hope|lively hope
sprinkled|sprinkling
precious|costly|valuable
corruptible|perishable
spotless|without spot|without blemish|perfect
newborn|new born
pure milk|spiritual milk|sincere milk
priesthood|priests
submit|obey|be subject|subject yourselves
revile|insult|insulted|curse
harmonious|like minded|of one mind|same mind
tenderhearted|loving|kind hearted
courteous|humble|humble minded|polite
meekness|gentleness|humility
conscience|sense of right and wrong
sober|clear minded|serious|alert
hospitable|welcoming|hospitality
stewards|managers
tempted|tested
shepherd|pastor|tend
crown of glory|glory crown
humble|lowly|modest
resist|oppose|opposes
adversary|enemy
devour|eat|eat up|swallow
virtue|goodness|moral excellence
godliness|devotion
blind|cant see
cleverly devised fables|made up stories|clever stories|fables
eyewitnesses|saw with our own eyes|eye witnesses
scoffers|mockers
longsuffering|patient|patience
thief|robber in the night
darkness|dark
cleanse|purify|make clean|clean
unrighteousness|everything wrong|wrongdoing|all the wrong things
advocate|counselor|helper|lawyer
propitiation|atoning sacrifice|sacrifice
commandments|commands
anointing|unction
antichrist|anti christ
lawlessness|breaking the law|sin
murderer|killer
torment|punishment
overcome|overcomes|conquer|defeat|win over
paper|parchment
walk in truth|live in the truth|follow the truth
prosper|do well|go well
iniquity|sin|guilt|wrongdoing|wrong things
transgressions|sins|wrong things
forgiven|pardoned|purged
oppressed|treated badly|hurt people
orphans|fatherless|kids without parents|fatherless children
stubble|straw
plowshares|plows|plow blades|plowing tools|farm tools for plowing
pruning hooks|pruning knives|hooks for cutting branches|tree trimmers
spears|javelins
horses|steeds
chariots|war carts
branch|shoot|twig
stock|stump|trunk
counsel|advice
might|power|strength
young goat|kid|goat kid|baby goat
calf|baby cow|young cow
fatling|fat cow
viper|adder
wells|springs|fountains
ensign|banner|flag|signal
remnant|survivors|people left
highway|road
virgin|young woman|maiden
son|baby boy
butter|curds
razor|blade
briers|briars|weeds
thorns|thorn bushes
lust|craving|cravings|desire|desires
ear|head of grain|head of wheat|full head
full grain in the ear|full grain in the head|full kernel in the head
`
