/** What readers of twelve and newer versions say for words and phrases that keys of both Testaments have, from p to s. */
export const synonymsPToS = `
palm branch|palm frond|palm leaf
pang|sharp pain
passed by|walked by|went by|walked past|went past
pause|stop for a moment|hesitate
peaceful|full of peace|at peace
pen|stylus
perfect peace|complete peace|total peace
perform|accomplish
perfume container|perfume box|perfume bottle|scent bottle|perfume jar
persecution|being persecuted|suffering for your faith
perseverance|not giving up|keep going|patient endurance
perverseness|perversity|crookedness
petitions|what we asked for|things we asked for
philistines|people of philistia
pilgrim|exile|temporary resident
pillar|column
pine away|waste away
plead for the widow|speak up for widows|stand up for widows|argue the widows case
pleasant imagery|pleasant pictures|beautiful pictures|beautiful craft|stately vessels
pleasant palaces|luxurious palaces|beautiful palaces|luxury palaces
pleasant things|smooth things|nice things
pleasing in his sight|what pleases him|things that please him|what makes him happy
plentiful|plenteous|abundant
plunder his house|rob his house|steal his goods|take his things|steal his stuff
plunder of the poor|spoil of the poor|stuff stolen from the poor
pomp|grandeur
pools of water|swampland|swamp|marshland
populous city|crowded city|noisy city|city full of people
possess the earth|inherit the land|take over the earth|conquer the earth
possessions|belongings|property
potters vessel|clay pot|pottery|clay jar
practice profanity|practice ungodliness|practice hypocrisy
praetorium|governors headquarters|governors palace|pilates palace
preacher|one who preaches|herald
precept on precept|precept upon precept|order on order|command on command
premeditate|plan ahead|think ahead|prepare what to say|think about it beforehand
preparation day|day before the sabbath|friday
prepare the table|set the table
present truth|truth you now have|truth you have
press on him|crush him|crowd him|push against him|crowd around him
prevail against|overpower|conquer
prey of great plunder|abundance of spoils|large spoil
pride of life|pride in possessions|pride in our achievements|bragging about what you have
princes of zoan|officials of zoan|leaders of zoan
privately|in private
proceed out of the man|come out of a person|come from inside him
proclaim it|spread the news|tell everyone
proof of faith|genuineness of faith|trial of faith|testing of faith|genuine faith
prophesy deceits|prophesy illusions|tell us lies
prophesy right things|tell us what is right|tell us the truth
prophet who teaches lies|lying prophet|prophet who lies
proudly|arrogantly|with pride
proverb|wise saying
prudent|clever|intelligent
pruned or hoed|pruned or cultivated|pruned or dug
pruned|trimmed|cut back
pulled down from your station|ousted from your position|pulled down from your position|removed from your position
purify himself|keep himself pure|make himself pure
purposed|intended
put away evil|get rid of evil|remove evil|take away evil
put his fingers into his ears|stuck his fingers in his ears
put in the wheat|plant the wheat|sow the wheat
put out great branches|grow big branches|have large branches|shoot out branches
put sackcloth on|wear sackcloth|tie on sackcloth
put them all out|made them all leave|sent everyone out|told everyone to leave
putting off of his tent|leaving his body|putting off his body|his death|put off his tabernacle
quadrans|kodrantes|a few cents|fraction of a penny
question him|ask him questions
questioning together|arguing|disputing|discussing|debating
ragged rocks|jagged rocks|rugged rocks
railing|reviling|slanderous|abusive|insulting
rain no rain on it|send no rain
raise siege works|build siege works|set up siege works|build siege ramps
raise up offspring for his brother|have children for his brother|raise up children for his brother
raised her up|helped her up|lifted her up
raised him up|helped him up|lifted him up|helped him to his feet
raisin cakes|cakes of raisins|raisin bread
ram|male sheep
ransom|payment to set people free|price of freedom
reap the grain|cut the grain
reason together|talk it over|settle the matter|discuss it together
rebellious|disobedient|obstinate|defiant
receive him|welcome him|take him in|let him in
receive the brothers|welcome the brothers|take in the brothers
reclining at the table|having dinner|sat at meat|having a meal|eating dinner
recognized him|knew who he was|saw who he was
recover|get well|get better|be healed
refreshing|refreshment|repose|place of repose
refuse and rebel|resist and rebel
refuse her|turn her down|say no to her|reject her
refusing a bribe|not taking bribes|not accepting bribes
region|area|district
relatives|family members
release his prisoners|let his prisoners go|let his prisoners go home
release|let go|set free
release|set free|let go
relieve the oppressed|correct oppression|defend the oppressed
remind them|help them remember|refresh their memory|put them in remembrance
removed the roof|made a hole in the roof|opened the roof|uncovered the roof|dug through the roof
repentance|turning away from sin|being sorry for sin
report of him|news about him|word about him|his fame
reproach of his people|shame of his people|disgrace of his people
respect of persons|partiality|favoritism|playing favorites
rest awhile|take a break|get some rest|rest a little
resting place|place of rest|place to rest
restraint|holding back
revelation of his glory|when his glory is revealed|when his glory is shown
revelation of jesus christ|when jesus christ is revealed|when jesus comes back|when jesus appears|when jesus returns
reverent fear|awe|reverence|respectful fear
riches of the peoples|wealth of the nations|riches of the nations
richly|generously
rigging|tackling
right judgment|good judgment|discretion
right now|at once|immediately|right away
right way|straight way|right road|correct way
righteous man|just man|good man
righteously|uprightly|in a right way
righteousness|what is right|right living
righteous|does what is right
roaring of the seas|roar of the sea|roaring sea
rock of offense|rock that makes them stumble
rock of your strength|rock your fortress|rock of your stronghold|rock of your refuge
rough blast|fierce blast|rough wind
ruin under your hand|take charge of this ruin|rule this ruin
ruinous heap|heap of ruins|pile of ruins|pile of rubble
rule over|govern|reign over|be in charge of
ruler of the synagogue|synagogue leader|leader of the synagogue|head of the synagogue|synagogue official
rumors of wars|talk of wars|reports of wars|threats of wars|news of wars
rushing of mighty waters|roaring of great waters|roar of mighty water
salute him|greet him|hail him
sanctuary|holy place
sand of the sea|sand on the seashore|beach sand
sandal strap|strap of their sandals|shoelace|latchet of their shoes
scarlet|bright red
scattered nest|pushed from the nest|thrown out of the nest|cast out of the nest
scorched|burned|burned up
scorching wind|hot wind|burning wind
scoundrel|churl|crook|villain
scourge|lash|beat with a whip
sealed|sealed up|closed up
seer|visionary|one who sees visions
selah|sela
self willed|arrogant|willful|headstrong|wanting their own way
sell whatever you have|sell everything you have|sell all your possessions|sell everything you own|sell all your stuff
sent away empty|sent away empty handed|sent away with nothing
separate|put asunder|split apart|split up
servant of all|servant of everyone|serve everyone
set before them|distribute to them|pass out to them|hand out to them|serve to them
set in their own land|settle in their own land|put in their own land
set the watch|post a guard|set a guard
set up a banner|raise a banner|lift up a banner
settle them|place them on a firm foundation|make them steadfast
shadow of death|deep darkness
shakes his hand|shakes his fist
shaking of an olive tree|beating of an olive tree|olive tree is beaten
shamefully treated|treated badly|treated disgracefully
shamefully|disgracefully|dishonorably
sharp instrument|threshing sledge|threshing instrument|sharp tool
sharp|sharpened|pointed
ships of tarshish|trading ships
short lived|last only a short time|not last long|endure for a time|only for a while
show bread|showbread|shewbread|bread of the presence|consecrated bread
shut up in prison|locked in prison|locked up
shuts his eyes|closes his eyes
sieve|sifter|strainer
sigh deeply|give a deep sigh
sight of his eyes|what he sees|what his eyes see
silver shekels|pieces of silver|silver coins|silver pieces
simon the zealot|simon the canaanite|simon the cananaean
sin forgiven|sin atoned for|sin paid for
sincere|genuine|from the heart
sinful nation|sinful people|nation of sinners
sinner|person who sins|people who sin
sit down|be seated|take a seat
slain|those killed|people who were killed
slow|slack|delaying
soldier of his guard|executioner|one of his guards
solitary|all alone|by itself
something to eat|food
soothed with oil|softened with oil|mollified with ointment|treated with oil
sorrowful|full of grief|very sad|crushed with grief|overwhelmed with sorrow
sound of stringed instruments|noise of harps|noise of viols|sound of harps
sow that had washed|washed pig|pig that was washed
sown fields|planted fields|fields with crops
speak folly|speak foolishly|say foolish things|talk nonsense
speak the word|propose your plan|say the word
speaks blamelessly|speaks what is right|speaks uprightly
spelt|emmer|rye
spices|sweet spices|burial spices|sweet smelling spices
spirit of burning|spirit of fire
spirit of deep sleep|deep sleep
spirit of error|spirit of falsehood|spirit of deception|spirit of lies
spirit of perverseness|spirit of dizziness|spirit of confusion|perverse spirit
spiritual house|spiritual temple
sprang up|jumped up|leaped up|jumped to his feet
sprang up|sprouted|shot up
spread it about|spread the news|told everyone|spread the matter
spread nets|throw nets|cast nets|put out nets
spread them on the road|laid them on the road|put them on the road|threw them on the road
stability|sure foundation|steadiness
staff of his shoulder|bar across their shoulders|pole on his shoulder
stagger|wobble|walk unsteadily
stake|tent peg|tent stake
stammerers|stutterers|people who stutter
stammering lips|foreign lips|strange lips|stuttering lips
stammer|stutter
stay here|wait here|tarry here
steadfastness|secure position|stability|firm footing
steep bank|steep place|steep hillside|cliff|steep slope
stoop down|bend down|bend over
stops his ears|plugs his ears|covers his ears|closes his ears
strange|unusual
strength of my hand|my own strength|my own power
strengthen themselves in pharaoh|trust in pharaohs protection|get help from pharaoh
stretching out of its wings|outspread wings|outstretched wings|spread wings
strictly warned|strongly warned|strictly charged|gave a strong warning|strictly ordered
stringed instruments|string instruments
strong drink|beer|fermented drink
stronghold to the needy|refuge for the needy|strength to the needy
stronghold to the poor|refuge for the poor|strength to the poor
struck him with the palms of their hands|slapped him|smacked him|hit him with their open hands
stumble|fall away
stumbling stone|stone of stumbling|stone they trip over|stone that causes stumbling
stumbling stone|stone of stumbling|stumbling block|stone that makes people stumble
subject themselves|submit themselves|accept the authority
suffer many things|suffer a lot|suffer much|suffer many terrible things
suffer|go through pain|endure pain
sufficiently|enough
summer fruit|ripened fruit|ripe fruit
sunshine|sunlight
surely not i|is it i|is it me|am i the one
surrounding country|surrounding area|surrounding region|surrounding countryside
swallow up death|destroy death|get rid of death|end death
sway like a hammock|sway like a hut|totter like a hut|swing like a hammock
sway|swing|rock back and forth
swift destruction|quick destruction|sudden destruction
sycamore fig tree|sycamore tree|sycomore
synagogue|jewish church|jewish meeting house
syrians|people of syria
`
