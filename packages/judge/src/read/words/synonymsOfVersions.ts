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
bandaged|bound up|bandage|wrapped
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
`
