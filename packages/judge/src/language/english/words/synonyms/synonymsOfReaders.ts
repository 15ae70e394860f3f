/** Rows of what readers of twelve say for the words that questions of both Testaments ask for most, and newer versions’ words. */
export const synonymsOfReaders = `
eventide|evening
stern|hinder part|back of the boat|back of the ship|rear of the boat
not sick|healthy|in good health
avenge|take revenge|take vengeance|get revenge|get even|vengeance|revenge
ear rings|earrings
filth|dirt|grime
father's house|father's family|dad's family|dad's house|father's household
tread|walk over|walk all over|walk on
night|nite|after dark|dark outside|dark out
light|lite
cornerstone|corner stone|foundation stone|main stone
fisherman|fisher|someone who fishes|people who fish|people who catch fish|catch fish for a living
refuge|safe place|place of safety|safety
take refuge|be safe|find safety|find shelter
perceive|notice|realize|recognize
deny himself|deny yourself|deny themselves|say no to himself|say no to yourself|say no to themselves|give up your own way
take up|pick up|carry
follow|come after|go after|walk behind|go behind|go along behind
for my sake|because of me
for his sake|because of him
serve|take care of|look after|care for
roll away|roll back|move away|move aside|push aside|move out of the way
great|enormous|gigantic|massive|immense
big|enormous|gigantic|massive|immense
evening|end of the day|late in the day|day was nearly over|day was almost over
despise|look down on|look down upon|treat with contempt|scorn|hold in contempt
observe|keep
restore|put back|bring back|set right|make right
farm|field|farmland
cloak|outer garment
winter|cold season|wintertime
summer|hot season|warm season
pray|ask god|talk to god|say a prayer|speak to god
good news|gospel|good message|glad tidings|good tidings
dish|bowl
destroy|wreck
rebuild|build again|put up again
build|put up
footstool|foot rest|footrest|place for his feet|place for your feet|place to put his feet|rest for his feet
right hand|right side
find fault|complain|criticize|criticise
unwashed|dirty
commandment|command
rip|rend|rent
divide|share|split|split up|share out|hand out
outside|outdoors|out of doors|out of the house
possessed by demons|had demons|has demons|have demons|demon possessed|possessed with demons|had the demons|demoniac
educated|able to read|knows how to read|know how to read|literate
sackcloth|rough cloth|rough clothes|coarse cloth|burlap
highway|main road
ruthless|cruel|brutal|merciless
come to nothing|brought to nothing|end up as nothing|vanish|disappear|be no more
traveler|traveller|wayfarer|wayfaring man
hungry|no food|nothing to eat|without food|not have food|not enough food
thirsty|nothing to drink|no water|without water|not have water
mirth|merriment|gladness|happiness|cheer|joy|fun
fugitive|runaway|one running away|ones running away|one who flees|someone who escapes|someone running away
betray|tell on|rat out|turn in
execute justice|do what is just|do what is right|do what is fair|be fair|do justice
diadem|tiara
steadfast|steady|firm|unshaken
memory|remembrance|remembering
speech|what i say|what he says|what i have to say|what he has to say
falsehood|false things
seize|take hold of|grab|grasp
diligently|very carefully|with great care|with lots of care|very hard|thoroughly
disciple|pupil
teachers of the law|scribe|teachers of religious law|experts in the law|law teacher|expert in the law
centurion|roman officer|army officer|roman captain
tax collector|publican|taxman|tax man
holy|set apart
bad things|wrong things|evil things|evil deeds|wicked things
mother|mama|ma
father|papa|pa
elders|old men|older men|older leaders
put to death|kill|execute|slay
news|tidings|report
angel|heavenly messenger|heavenly being
sabbath|day of rest|rest day
once more|again|another time|one more time
favor|grace
enter|go into|come into|go in|come in|get into
baptize|dip in water|immerse
oppress|treat badly|treat cruelly|bully|mistreat|treat unfairly
widow|woman whose husband died|woman whose husband is dead|women whose husbands died
beloved|dear friend|dear friends|loved one|loved ones|dearly loved
lead astray|mislead|lead the wrong way
last|final
vineyard|grape field|field of grapes|grape farm|grape garden
flee|run away|run off|get away
marvelous|incredible|fantastic
village|small town|little town
pass away|be gone|disappear|vanish|come to an end
scripture|holy writings|sacred writings|the bible
pieces|bits|fragments|scraps
persecute|treat badly|mistreat|hunt down
gentile|non jew|people who are not jews
divorce|end a marriage|end the marriage|send his wife away
labor|hard work|work hard
naked|no clothes|without clothes|undressed|nude
self control|temperance|control yourself|controlling yourself
fatherless|without a father|no father|no dad|without a dad
alone|by himself|by herself|on his own|by yourself
calf|baby cow|young cow
lamb|baby sheep|young sheep
colt|young donkey|baby donkey|foal
famine|starvation|food shortage|no food
outcasts|ones cast out|people who were driven out|banished
prophesy|tell the future|predict|foretell
paralytic|paralyzed man|man who couldn't walk|man who could not walk|man who can't walk
marketplace|market|town square
brethren|brother
damsel|girl|young girl|little girl|maiden
relatives|kindred|kin|kinsman
physician|doctor
weeds|tares
confused|perplexed|puzzled|baffled
rebuke|scold|tell off|told off
conspire|plot|scheme|make a plot
testify|bear witness|tell what they saw
sober|clear headed|level headed
watchful|alert|vigilant|on guard
adversary|enemy|foe|opponent
mock|make fun of|laugh at|tease|ridicule
scoffer|mocker|scorner|people who make fun
useless|worthless|for nothing|pointless|in vain|vain
foolish|silly|unwise
without blame|blameless|without fault|faultless
hurry|hasten|rush|make haste
tarry|linger|delay
give ear|pay attention|listen
kindle|set on fire|light a fire|ignite
quench|put out|extinguish
stubble|straw
mire|mud
dross|slag
waist|loins|hips
viper|snake|adder
porcupine|hedgehog
forehead|brow
shout|yell|cry out|call out|cry aloud
build up|edify
encourage|exhort
partaker|sharer|participant
insult|call names|revile
continue|remain|abide|stay
comfort|console|soothe
seat|chair
cease|die down
two by two|in pairs|two at a time
ruinous heap|pile of ruins|heap of ruins|pile of rubble
perfect peace|total peace|complete peace
cistern|water tank
hearth|fireplace
rash|people who rush into things|hasty
stammerer|stutterer|people who stutter|people who stammer
thanks|gratitude
woe is me|woe to me|wo is me
`
