/** Rows of wordings that editions of one text, older and newer, have for the same, with a child's words for them. */
export const synonymsOfEditions = `
pillow|cushion
platter|plate|dish|tray|charger
thief|burglar|crook|robber
robbers|crooks|burglars|thieves|bandits
robbery|stealing|theft
thefts|stealing|steal
curtain|veil|drape
door|entrance|doorway|opening
tomb|sepulcher|sepulchre
welts|bruises|stripes
rottenness|stench|rotten smell|bad smell
hut|booth|cottage|shack|lodge
shoulders|backs
chosen|chosen ones|elect|chosen people
moral excellence|virtue|goodness
sexual sins|fornication|fornications|sexual immorality|immorality
covetings|covetousness|greed|coveting
adulteries|adultery|cheating on your wife|cheating on your husband|cheating on your wife or husband
commit adultery|cheat on your wife|cheat on your husband|be unfaithful
lustful desires|lewdness|sensuality|licentiousness
blasphemy|slander|insulting god|speaking against god
false testimony|false witness|lies about people|lies about others|lie about people
parents|mother and father|father and mother|mom and dad|dad and mom|mum and dad
vomit|puke|throw up|barf
idols|fake gods|false gods|statues
engraved images|carved images|graven images|carved statues|statues
covenant|agreement|treaty|pact
everlasting|lasts forever|never ends
torches|firebrands
drunken man|drunkard|drunk|drunk man|drunk person|drunk guy
mustard seed|grain of mustard seed|grain of mustard
too narrow|not wide enough
too short|not long enough
birthday|day he was born|day of his birth
fruit of the vine|wine|grape juice
handmaids|female servants|servant girls|maids|maidservants
den|hideout|cave|lair|hiding place
needle's eye|hole in a needle|eye of a needle|hole of a needle
head of the corner|chief cornerstone|cornerstone|corner stone
wallowing|rolling
stern|back of the boat|back
tax office|tax booth|tax collectors booth|tax collector's booth|customs house
carpenter|woodworker
rooster|cock
scepter|royal rod|royal staff|rod
hired servants|workers|hired men|hired workers
banner|ensign|standard|signal|flag
chaff|husks
cobra|asp|viper|snake
viper|adder|snake
cobras hole|snake hole|snakes hole
wild goats|satyrs|goat demons
jackals|wild dogs
porcupine|hedgehog|bittern
winepress|wine press|wine vat|wine tank
wine press|wine vat
vine dresser|vinedresser|vineyard keeper|gardener
farmers|tenants|vinedressers|vine growers|husbandmen
tax collector|publican
leper|man with leprosy|person with leprosy|man with a skin disease
paralytic|paralyzed man|palsy|paralysed man|man who could not walk|man who couldnt walk|crippled man
pigs|swine|hogs
wineskins|bottles|skins
lampstand|candlestick|stand|lamp stand
vinegar|sour wine
nard|spikenard
upper room|guest room|upstairs room
scribes|teachers of the law|lawyers|law teachers
colt|young donkey
doves|pigeons
place of a skull|skull place|place of the skull
bridegroom|groom
incorruptible|imperishable|never rot|never perish
overseer|bishop|guardian
stewards|managers
murmuring|grumbling|complaining|grumble
worries|cares|anxieties|anxiety
mockers|scoffers|people who make fun
fellowship|friendship|sharing
advocate|lawyer|helper|counselor
lust|desire|craving
torment|punishment
boldness|confidence
testimony|witness
adversity|hard times|hardship
oppressors|people who hurt them|people who were mean to them
haughty|proud|stuck up
sash|belt|girdle
seraphim|angels with six wings
lawless|wicked
sojourn|live as foreigners|stay
lamb|baby sheep
weaned child|toddler|little kid
nursing child|baby|infant
abundance|riches|wealth
contempt|scorn|disgrace
hostile|against
feeble|weak
weary|tired
tread|trample|stomp|step
cistern|well
thresh|beat
sow|plant seeds|plant
reap|harvest
persecute|be mean to|hurt
devour|eat up|swallow|eat
resist|oppose|fight against
cushions|pillows
`
