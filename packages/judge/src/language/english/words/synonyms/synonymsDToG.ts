/** What readers of twelve and newer versions say for words and phrases that keys of both Testaments have, from d to g. */
export const synonymsDToG = `
daring|presumptuous
darkened|became dark|got dark|grew dark
darkened|made dark|turned dark|gone dark
day is at hand|day is near|day is close|day is coming soon
day of judgment|judgment day
day of visitation|day god visits|day god comes
days beyond a year|more than a year|a year and some days|little more than a year
deadly thing|poison|deadly poison|something poisonous
deal corruptly|act corruptly|given to corruption
deceitfulness of riches|deceitfulness of wealth|lure of wealth|lure of riches|false promise of riches
deceiver|trickster|one who deceives|one who tricks people
deceptive words|fabricated stories|made up stories|feigned words|false words
declare his doings|tell what he has done|make known his deeds
declare what he sees|report what he sees
dedanites|people of dedan
deeds of his hands|what his hands did|what his hands have done
deeply|greatly
defend the fatherless|stand up for orphans|judge the fatherless|take up the fatherless cause
defile|make unclean|make impure
deliver him up|hand him over|turn him over
deny it|say it is not true
depart from their region|leave their region|leave their area|go away from their country|leave their country
departed spirits|ghosts of the dead|spirits of the departed
deprive of justice|deny justice|take away justice
deprive the innocent|turn aside the just
depths of the pit|sides of the pit|bottom of the pit|deepest pit
descend|go down|come down
deserted place|lonely place|solitary place|quiet place|remote place|desolate place
desolate valleys|steep ravines|steep valleys
despised the holy one|spurned the holy one|rejected the holy one
destroy your paths|swallow up your paths|turn from the path
destroyer|spoiler|one who destroys
devour widows houses|cheat widows out of their houses|take widows homes|steal from widows|rob widows
dew of herbs|morning dew|dew of light
did homage to him|paid homage to him|worshiped him|bowed down to him
dignitaries|dignities|celestial beings|glorious ones|glorious beings
diligence|effort
dinner guests|those who ate with him|people at the table|those sitting at the table with him
dip up water|scoop up water|scoop water|draw water
dip with me in the dish|dip bread into the bowl with me|dip his bread with me|eating from the bowl with me
disbelieved|did not believe|refused to believe|would not believe
discharge of blood|issue of blood|hemorrhage|bleeding problem|constant bleeding
disease|illness
dishonest gain|filthy lucre|shameful gain|dishonest money|dishonest profit
dismayed|discouraged|disheartened
disobedience|rebellion|not obeying|disobeying
disobedient|not obeying|disobeying
distressed in rowing|straining at the oars|straining at rowing|toiling in rowing|struggling to row|having trouble rowing
distressed|upset|full of anguish
divine nature|nature of god
divine power|power of god
do righteousness|do what is right|do right
doorkeeper|one who guards the door|man at the door
doubt|be unsure|be uncertain
dragon|sea monster|monster of the sea
drawn from the breasts|taken from the breast
drawn sword|unsheathed sword|pulled out sword
dreaded ones|terrible ones|ruthless ones|ruthless people
dress for battle|prepare for battle|gird yourselves|get ready for battle
drink a deadly thing unhurt|drink poison and not be hurt|drink poison without harm
drink to fail|deprive of drink|withhold water
drink wine with a song|drink wine and sing|sing while drinking wine
driven away|chased away|forced away|chased off
driven into darkness|thrust into darkness|forced into darkness|pushed into darkness
dross|impurities
drunken binges|drunkenness|heavy drinking|excess of wine
due time|right time|proper time
dug it up|dug the ground|turned over the soil
durable clothing|fine clothes|long lasting clothes|clothes that last
dwell on high|live on high|live high up
dwellers on the earth|people on earth|inhabitants of the earth
dweller|inhabitant|resident|citizen
each mans work|each person a task|a job for each person|each one his task|everyone a job
early in the morning|first thing in the morning|early morning
ears heavy|ears dull
ears of grain|heads of grain|ears of corn|heads of wheat
earthquake|shaking of the ground
egyptian sea|sea of egypt|red sea
egyptians|people of egypt|people from egypt
emptied|made empty|cleared out
emptiness|vanity
encamp|set up camp|make camp
enchanter|magician
end of all things|end of the world|end of everything
endure to the end|stand firm to the end|hold on until the end|keep going till the end|stay faithful to the end
enlarge|make bigger|make larger|expand|widen
enter into temptation|fall into temptation|give in to temptation|be tempted
enter in|go inside
ephphatha|ephatha|effatha
equity|being fair|fairly
err|go wrong|mess up|make mistakes
escape notice|be hidden|keep it secret|stay hidden|keep his presence secret
establish them|confirm them|make them firm|support them
estranged and backward|turned their backs|turned away backward|utterly estranged
eternal condemnation|eternal damnation|eternal sin
eternal life|everlasting life|life forever|live forever|life that never ends
everlasting burning|everlasting fire|eternal fire|never ending fire
every effort|all diligence|best effort
every moment|continually|constantly|all the time
evil doings|bad deeds|evil acts|bad actions
evil eye|envy|jealousy
evildoer|evil doer|wrongdoer|criminal|person who does bad things
evildoer|people who do evil|bad guy|evil person
exalt my throne|raise my throne|put my throne above
exalted|made great|lifted high|raised high
exceedingly sorry|very sad|deeply distressed|greatly distressed
exceeding|very great
excellent things|glorious things|marvelous things
excess of riot|wild living|flood of dissipation|reckless living
exercise authority over them|have authority over them|use their power over them
extortionist|extortioner|one who extorts
eyes of his glory|his glorious presence|his glorious eyes
eyes were very heavy|very sleepy|could not keep their eyes open|so tired
eyewitness|person who saw it himself|saw it with their own eyes
face to face|in person
faces of flame|faces aflame|flaming faces|red faces
faint|pass out
faithfulness|loyalty|being loyal|being faithful
far country|faraway land|faraway country|far off land
far north|farthest north|sides of the north|extreme north
fattened calf|yearling
favor|favour
fed animals|fattened animals|fed beasts|fattened cattle
fellow elder|also an elder
fellow insurgents|fellow rebels|other rebels
fellow worker|coworker|fellow helper|partner
fervent heat|intense heat|great heat
fetter|leg iron|foot chain
fierce anger|burning anger|hot anger|fierce wrath
fiery flying serpent|flying fiery serpent|venomous serpent|flying poisonous snake
fiery trial|fiery ordeal|painful trial
fill the surface of the world|fill the face of the world|cover the earth with cities
filth of the flesh|dirt from the body|dirt of the body
filth|filthiness|muck
final hour|last hour
fine clothing|fancy clothes|expensive clothes|nice clothes|fine apparel
fine gold|pure gold
fine linen garments|fine linen|linen clothes
fine robes|festal robes|festal apparel|fancy robes
flee far off|run far away
flee for help|run for help|turn for help
fleshly lusts|sinful desires|passions of the flesh|bodily desires|desires of the body
flirting eyes|wanton eyes|seductive eyes|flirty eyes
flood waters of the river|floodwaters of the euphrates|waters of the euphrates
flower in the grass|flower of the field|wildflower|flower of grass
follow his steps|follow his example|follow in his footsteps|do what jesus did
for my names sake|because of me|because of my name
for this reason|for this purpose
forbade him|told him to stop|tried to stop him|told him not to|would not let him
forbids those who would|stops those who want to|will not let those who want to
forced labor|slave labor|forced work
forfeit his life|lose his soul|forfeit his soul
former lusts|old desires|desires they used to have|past desires
former|previous|earlier
fortified city|walled city|strong city|fenced city
fortified wall|strong wall|fenced wall
fortify|reinforce|make stronger|strengthen
fortress of rocks|mountain fortress|munitions of rocks|rock fortress
foundation of the world|creation of the world|beginning of the world|world was made|world began
foundations of the thresholds|doorframes|door frames
four corners of the earth|four quarters of the earth
fringe of his garment|edge of his cloak|hem of his robe|border of his garment|edge of his clothes
from a distance|from far away|far off
from day to day|day after day|every day|daily
from of old|long ago
from top to bottom|from the top all the way down
fruit of the vineyard|share of the grapes|some of the grapes|share of the crop
fruit of their deeds|fruit of their doings|results of their deeds
fruitful field|fertile field
fuel for the fire|food for the fire
fuller|launderer|washer|laundryman|cloth washer
furnished|with furniture|has furniture
gain of oppressions|gain from extortion|dishonest gain|profit from fraud
galilean|from galilee|man from galilee|person from galilee
gallant ship|mighty ship|majestic ship|stately ship
galley with oars|ship with oars|boat with oars|rowboat
gathered all the earth|gathered all the countries|took over the earth
gathered out its stones|cleared its stones|removed the stones|took out the stones
gathered the waters|stored water|collected water|saved water
gave birth to wind|brought forth wind
gave thanks|thanked god|said thanks|said grace
gazelle|roe
gehenna|hell
get relief|be relieved|find relief
give birth|deliver a baby
give thanks|say thank you
give way|come loose
given in marriage|married off
glean grain|gather leftover grain|pick up leftover grain
gleanings|leftover grapes|leftover crops
gloom of anguish|fearful gloom|dark despair|dimness of anguish
glorify god|praise god|give glory to god|honor god
glorify|give glory to
glorious|splendid
go astray|wander off|get lost|stray|go the wrong way
go into captivity|go into exile|be taken captive|be led away captive
go softly|flow gently|flow slowly
go to your house|go home
god of your salvation|god your savior|god who saves you
godliness|living a godly life|devotion to god
goes into the man|enters a person|goes into a person
good days|happy days
good of the land|best of the land|good things of the land
grace of life|gift of life|gracious gift of life
grace|undeserved favor|unmerited favor|undeserved kindness
grain field|cornfield|wheat field|field of grain
grain of my floor|grain of the threshing floor|corn of my floor
grasp firmly|take firm hold|seize firmly|grab tightly
great calm|completely calm|perfectly calm|dead calm
great light|bright light
great noise|roar|loud roar
great possessions|great wealth|lots of stuff|very rich|owned a lot
greater condemnation|worse punishment|more severe punishment|greater damnation
greater than all the herbs|larger than all garden plants|biggest plant|bigger than all other plants|largest of garden plants
greatest|most important
greetings|being greeted
grievous|dire|distressing
grind his teeth|gnash his teeth|gnash with his teeth
groomsmen|wedding guests|friends of the bridegroom|guests of the bridegroom|children of the bridechamber
grow pale|turn pale|become pale|go pale
grumbled against her|scolded her|criticized her|murmured against her|complained about her
`
