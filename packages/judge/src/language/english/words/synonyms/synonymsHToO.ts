/** What readers of twelve and newer versions say for words and phrases that keys of both Testaments have, from h to o. */
export const synonymsHToO = `
habitation|dwelling place|place to live
hair of the feet|hair of the legs|leg hair
hand withered|shriveled hand|deformed hand|crippled hand|withered hand
hands and forearms|hands and arms
hands feeble|hands limp|hands go limp|weak hands
hard service|hard bondage|harsh labor|hard labor
hardness of heart|hard hearted
harvest flees away|harvest will be nothing|harvest disappears
have compassion|be moved with pity|feel bad for|be sorry for
have familiar spirits|psychics|talk to the dead|contact the dead
he who helps|helper|one who helps
heap|pile
heard him gladly|liked to listen to him|enjoyed listening to him|listened to him with delight
hearing of blood|plots of murder|hearing of bloodshed
hearing of his ears|what he hears|what his ears hear
heart be faint|lose heart|be fainthearted
heart flutters|heart falters|heart staggers|heart wavers
heart will melt|heart will fail|lose courage
hearth|fireplace
heat of battle|press of battle|grievousness of war|distress of war
heavens parting|heavens torn open|sky opening|heavens opened|sky split open
height above|highest heights
heights of the clouds|tops of the clouds|highest clouds
heir|one who will inherit
her affliction|her disease|her illness|her sickness|her suffering
her converts|her penitent ones|those who repent
heresy|false teaching|wrong teaching|false doctrine
hide the outcasts|hide the fugitives|hide the refugees
high officers|military commanders|high captains|army officers
high place|hill shrine|pagan shrine|hilltop shrine
him who chops|one who swings it|person who swings it|one who chops
him who saws|one who uses it|person who uses it|one who saws
his coming|his return|when he comes back|his second coming|when he returns
his departure|his death|his decease|when he dies|his passing
his excellence|his praises|his excellencies|how great he is
his friends|his own people
his own country|his hometown|his own town
his own disobedience|his own transgression|his own wrongdoing|his iniquity
hoe|mattock
holes of the earth|holes in the ground
holy living|holy life|holy conduct
honest|truthful|man of integrity
honorable man|man of rank|respected man|important man
honorable of the earth|renowned in the earth|famous of the earth|honored of the earth
honor|respect
hoof|hooves
horror has frightened me|horror has appalled me|fear makes me tremble|fearfulness frightened me
horseman|horse rider|rider|man on a horse
house of israel|family of israel|people of israel|nation of israel
house of jacob|family of jacob|people of jacob|descendants of jacob
household of god|family of god
houses of joy|joyous houses|houses of merriment|happy homes
how he might conveniently deliver him|opportunity to betray him|chance to betray him|good time to betray him|opportunity to hand him over
hymn|song of praise|worship song
hypocrisy|being two faced|faking
idle|doing nothing|ineffective
idolatry|idol worship|worshiping idols|worshiping false gods
ignorant|untaught|unlearned|uneducated
image|picture|portrait
immoral ways|depraved conduct|evil ways|sinful ways|pernicious ways
impediment in his speech|speech impediment|speech problem|could hardly talk|trouble speaking
in deed|in actions|with actions|by what we do
in his right mind|sane|acting normal|thinking clearly
in pairs|two by two|in twos
in rows|in lines|in a row
in the depth|in the deepest depths
in the last time|in the last days|in the end times
in the middle of them|among them|in the midst of them
in truth|truly|truthfully|sincerely
increased the nation|enlarged the nation|multiplied the nation
indicted by a word|made guilty by a word|offender for a word
indicted|accused
inhabitant of zion|people of zion
inhabitants of jerusalem|people of jerusalem|people living in jerusalem
inhabitants of the world|people of the world|people living in the world
insane|beside himself|lost his mind|gone mad
inscription|superscription|written notice
insurgent|rebel|revolutionary
insurrection|uprising|rebellion|revolt
into the latrine|out of the body|into the sewer|into the toilet|into the draught
james the less|james the younger|james the little
jewels of gold|gold jewelry|gold ornaments
joy of the harp|joyful harp
joyful noise|joyful shout|happy noise
judge righteously|judge fairly|judge justly|judge rightly
keep alert|keep watch|stay watchful|stay awake|be on the lookout
keep calm|stay calm|be calm
keep his commandments|obey his commandments|follow his commandments|do what he commands
kept it to themselves|kept it secret|told no one|did not tell anyone
key of davids house|key of david
killed with famine|starved to death|killed by hunger
kiss of love|loving kiss|kiss of charity
kneel|get on his knees|fall on his knees|drop to his knees
lack of knowledge|lack of understanding|no knowledge|no understanding
laid him in a tomb|put him in a tomb|buried him|placed him in a tomb
laid it in a tomb|put it in a tomb|buried it|placed it in a tomb
laid the nations low|weakened the nations|defeated the nations|conquered the nations
laid up|stored up|hoarded|saved up
languish|waste away|fade away|grow weak
large tablet|great roll|large signboard
latrine|sewer|bathroom|outhouse
latter days|end times|final days|later days
launderer|fuller|person who washes clothes|laundry worker
lay a snare|set a trap|lay a trap
lay hands on|put hands on|place hands on
lay it a wasteland|make it a wasteland|lay it waste
lay siege|besiege|set siege
lay your hands on|put your hands on|place your hands on
lead him away safely|lead him away under guard|lead him away securely
leanness|wasting disease|wasting sickness|thinness
learn war|train for war|learn to fight|practice war
leave her alone|let her alone|stop bothering her|quit bothering her
left all|left everything|gave up everything|left it all
letter|epistle
leveled its surface|leveled the ground|made the ground flat|smoothed the surface
lewdness|licentiousness|lasciviousness|debauchery|indecency
liar|one who lies|person who lies|someone who tells lies
lie down in safety|lie down safely|rest safely|rest in safety
lift myself up|raise myself up
lift up sword|take up sword|raise a sword
lift up your voice|raise your voice
line on line|line upon line|line by line
little children|dear children
little child|small child|young child
little moment|little while|short time|short while
live coal|glowing coal
livestock|farm animals
loaded with iniquity|laden with iniquity|weighed down with sin|burdened with guilt
lofty people|haughty people|exalted people
long prayers|lengthy prayers|pray for a long time
long robes|flowing robes|long clothing
look in amazement|look aghast|look amazed
look intently|stare|look hard|look closely|look steadily
look of their faces|expression on their faces|look on their faces|show of their countenance
looking at evil|contemplating evil|seeing evil
loosen|untie|undo|unlatch
lord it over them|boss them around|rule harshly over them
lords of the nations|rulers of the nations|lords of the heathen
lose its saltiness|stop being salty|not be salty anymore
love|charity
lumberjack|logger|tree cutter|feller
lust of the eyes|wanting what we see|craving for everything we see|desire of the eyes
lust of the flesh|cravings of the body|desires of the flesh|craving for physical pleasure|desires of our bodies
lustful desires|lasciviousness|debauchery
made the earth tremble|shook the earth|shook the world
made thin|grow thin|become thin
made to stumble|fall away|be offended
maimed|missing a hand|with only one hand
majestic glory|excellent glory
majesty|greatness
make afraid|frighten|scare|terrify
make an alliance|form an alliance|make a treaty|team up
make an uproar|raise the war cry|make a lot of noise
make empty the soul|leave hungry|leave unsatisfied
make him known|tell who he was|tell others who he was|reveal who he was
make like the most high|be like god|equal to god
make sweet melody|play sweet music|play sweetly|make sweet music
maker|one who made us|one who made them
makes it waste|lays it waste|makes it desolate
makes the earth empty|empties the earth|lays waste the earth
male and female|man and woman|men and women
male goat|he goat|billy goat
man of war|soldier|fighter
mans pen|ordinary pen|human pen
mans voice|human voice|voice of a man
many peoples|many nations
marry|wed|get married
marvelous work|wonderful thing|amazing thing|wonder upon wonder
master of the house|owner of the house|homeowner|goodman of the house|householder
master who bought them|lord who bought them
meddler|nosy person|snoop
melt|melt away|dissolve
memory to perish|wiped out all memory|made everyone forget
mend|repair|fix
merry hearted|merrymakers|happy people|cheerful people
midnight|twelve at night|middle of the night
mightier than i|stronger than me|more powerful than me|greater than me|stronger than i
mightier|stronger|more powerful
mightily|powerfully|with great power
mighty flood waters|mighty floodwaters|strong floodwaters
mistress|female master|woman in charge
money changer|person exchanging money|man who changed money|money exchanger
moored to the shore|tied the boat up|anchored the boat|docked|drew to the shore
morning by morning|every morning|each morning
morning star|day star|daystar
most high|highest god
moved their wing|flapped a wing|fluttered a wing|flapped their wings
much wood|lots of wood|plenty of wood|a lot of wood
multitude|horde|great number
my threshing|my threshed one|my threshed people
near to come|close at hand|coming soon|almost here
net|fishing net
new languages|new tongues
new moon|new moon festival|monthly festival
next day|following day|day after
next towns|nearby towns|nearby villages|neighboring towns
night and day|day and night|all day and all night
no depth of soil|shallow soil|soil not deep|dirt not deep|not much soil
no entering in|no way in|no way to enter
no further answer|no more answer|said nothing more|made no reply|answered nothing
no offspring|no children|no seed|childless
nobles|high officials
noise of the fear|sound of terror|noise of terror
nose jewels|nose rings|nose jewelry
nostrils|nose
not agree|not match|conflict|contradict|disagree
not be prolonged|not last long|be cut short
not defer to anyone|not swayed by others|not care what people think|not care about any man
not educated|uneducated|illiterate|cannot read
not fade away|never fade|unfading
not forbid them|not stop them|not hinder them|not keep them away
not lawful|against the law|illegal|not legal
not partial to anyone|not play favorites|not regard the person of men|treat everyone the same
not tell the truth|not practice the truth|not live by the truth|not live out the truth
not the season for figs|figs were not in season|not fig season|wrong time of year
nourished young men|raised young men|reared young men
obedience|obeying|being obedient
obedient|obey|do what god says|do what you are told
obscurity|gloom
offended|took offense|upset
offspring and the issue|offspring and offshoots|offspring and posterity
offspring of evildoers|brood of evildoers|children of evildoers|seed of evildoers
ointment of pure nard|expensive perfume|costly perfume|expensive ointment
old sins|past sins|former sins
on a reed|on a stick|on a staff
on our side|on our team|on our part
one who swims|swimmer|person swimming
open sores|raw wounds|open wounds|putrefying sores
open street|out in the street|on the street
openly|publicly|in public|in front of everyone
operation of his hands|work of his hands
oppression|tribulation|great distress|great suffering
oppressive decrees|oppressive laws|cruel laws|unfair laws
ordered the destruction|commanded the destruction|commanded to destroy
ordinance of man|human authority|human institution
ordinance|law
orgy|revelry
other mens matters|other peoples business|other peoples affairs
out on the porch|out into the gateway|out to the entryway|out into the forecourt
outstretched|stretched out|held out|extended
overcome|win against|have victory over
overflowing scourge|overwhelming scourge|overwhelming whip
overflowing stream|rushing torrent|flooding stream|raging flood
overflowing|flooding|spilling over
oversight|overseeing|watching over them|supervision
overthrew its cities|tore down its cities|demolished its cities|destroyed its cities
overthrow|overturn|knock down|tear down
`
