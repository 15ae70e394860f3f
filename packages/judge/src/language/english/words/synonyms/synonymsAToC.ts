/** What readers of twelve and newer versions say for words and phrases that keys of both Testaments have, from a to c. */
export const synonymsAToC = `
a little further|a little farther|a bit farther
a little while|a short time|a short while
abominable branch|rejected branch|loathed branch|worthless branch
abominable idolatries|detestable idolatry|disgusting idol worship|lawless idolatry
abominable|loathsome|revolting|gross
abomination of desolation|abomination that makes desolate
abundance they have gotten|wealth they have acquired|wealth they got
abundantly|plentifully|in abundance
accomplished|achieved
act hastily|be in haste|be in a hurry|be stricken with panic
add sin to sin|heap sin upon sin|pile sin on sin|pile up sin
adorning|adornment
adversary|rival
adversity|difficult times|tough times|bad times
affliction|suffering
affliction|suffering|misery
after he is raised up|after he rises|after he is risen|after he comes back to life
alert to do evil|watch to do evil|have an eye for evil|watch for iniquity|plot evil
all the herbs|all garden plants|all other plants|all the vegetables
alliance|league|partnership
allow them to come to me|let them come to me|permit them to come to me
allow|permit
almighty|all powerful|all mighty
aloud|out loud|loudly
ambassador|diplomat|representative
amen|so be it
ancient days|olden days|days of old|old times
ancient kings|kings of old|kings of long ago
angry|enraged|irate
ankle chains|leg ornaments|ornaments of the legs|leg chains
anklets|ankle bracelets|bangles
annul|disannul|make void|revoke
anointing oil|oil for anointing
another country|far country|different country|foreign country
another form|different form|different appearance|another shape
another language|foreign language|different language|strange language
any terror|anything scary|anything frightening
appointed feasts|appointed festivals|set feasts|solemnities|holy festivals
arabian|arab
arbiter in the gate|defender in court|one who reproves|judge in the gate
archer|bow shooter|people with bows
armed men|armed soldiers|men with weapons
arrest|take into custody
arrogance|haughtiness|pridefulness
arrogant|stuck up|conceited|big headed
as he always did|as was his custom|as he usually did|as usual|as he was accustomed
as it is written|as the scriptures say|like the bible says
ascend|go up|climb|climb up
ask him any question|ask him anything|ask him any more questions
asked my advice|consulted me|asked for my advice
asleep|napping|taking a nap
assembly|congregation
assyrians|people of assyria|people from assyria
assyrian|man from assyria
astonished|in awe|blown away
at hand|near|come near|coming soon
at his post|at his station|on duty
at the point of death|about to die|almost dead|near death|dying
atoning sacrifice|sacrifice that atones|sacrifice for sins
awesome from their beginning|feared far and wide|feared near and far|terrible from their beginning
ax|axe|hatchet
badly mistaken|very wrong|completely wrong|greatly mistaken|quite wrong
baggage|equipment|gear|belongings|carriages
baldness|shaved head|bald head
bandaged|bound up|wrapped up
bank|riverbank|river bank
bare mountain|bare hilltop|bare hill
bathe|wash|take a bath
be at peace with one another|get along with each other|live in peace|live in harmony
be careful|take heed
be consumed|perish
be despised|be treated with contempt|be looked down on|be set at nought
be diligent|make every effort|try hard|try your best
be disappointed|be let down|be confounded|be put to shame
be rejected|not be accepted|be turned down|be refused
be silent|stay quiet|stay silent|say nothing|keep quiet|not answer|hold his peace
be terrorized|be terrified|be in terror
beacon|flagstaff|flagpole
bear fruit|produce fruit|bring forth fruit|produce a crop|yield fruit
beard is cut off|beard is shaved|beards are shaved off
beat him with fists|punch him|hit him with fists|buffet him
beaten in pieces|crushed to pieces|smashed to pieces|broken in pieces
beautiful|gorgeous
beauty|prettiness|being beautiful
become foul|stink|smell bad
become lean|grow lean|waste away|become thin|get skinny
become one flesh|become one|be united into one|be joined as one
beforehand|ahead of time|in advance
beggar|man who begs|person who begs|man begging
beginning of the creation|when god made the world|when the world was created|creation of the world
believe in|trust in|put your trust in
believe|trust in
beloved son|son whom i love|son i love|dear son|dearly loved son
bent bow|strung bow|drawn bow
besieged city|city under siege|surrounded city
besieged|under siege
best places|places of honor|uppermost rooms
best seats|chief seats|front seats|most important seats|seats of honor
beware|be on guard|look out
beyond the river|beyond the euphrates|across the river
big wind storm|great windstorm|furious squall|fierce storm|huge storm|violent storm
bind up the fracture|bind up the bruise|bind up the breach
bind|tie up|tie
birth pains|pains of childbirth
bitter|bad tasting|tastes bad
blade|sprout|shoot
blamelessly|without blame|without fault
blaspheme|insult god|speak against god|speak blasphemy
bless it|say a blessing|say grace|give thanks for it|pray over it
boldly|bravely|courageously|with courage|fearlessly
bondservant of all|slave of all|slave of everyone|servant of everyone
book that is sealed|sealed book|sealed scroll|closed book
born of god|begotten of god
bound together|tied together|tied up together
bowed their knees|knelt down|got on their knees|fell on their knees
braiding the hair|plaiting the hair|fancy hairstyles|elaborate hairstyles|arranging the hair
brandishing weapons|shaking weapons|waving weapons|swinging weapons
breach|broken place|hole in the wall|opening in the wall
bread flour|flour for bread|grain for bread|bread corn
breaking the clods|breaking up the dirt|harrowing
briefly|in a few words|in short
briers and thorns|thorns and thistles|prickly bushes
broke the jar|broke the flask|broke the box|broke the bottle
brook of egypt|wadi of egypt
brook of the willows|ravine of the poplars|wadi of the willows
brotherly affection|mutual affection|love for other believers|love for fellow believers
brought up children|raised children|reared children|raised kids
brought up virgins|raised girls|reared young women
builder|person who builds|construction worker
burned with fire|burned up|burned down
burst|explode|pop|split open
burying|burial
bush|burning bush
buy|purchase
by the road|by the roadside|along the path|on the path|along the road
by the seaside|by the water|beside the water
by the way of the sea|road by the sea
by what authority|with what authority|by what right|what gives you the right|who gave you permission
called by your name|take your name|bear your name|have your name
canopy|awning
careless daughters|complacent daughters|daughters who feel secure
careless|complacent|unconcerned
carousing|wild party|drinking party|banqueting
carry off|carry away|drag off
cart|wagon
cause its light to shine|give its light|shine its light
cause to err|lead astray|mislead|make go astray
caverns of the rocks|caves in the rocks|rocky caves
cease to do evil|stop doing evil|stop doing wrong|quit doing evil
certificate of divorce|bill of divorcement|divorce papers|written notice of divorce
chalk stones|chalkstones|limestone|chalk rocks
chariot|horse cart|war wagon
charmer|spell caster
charms|amulets|lucky charms
chase|pursue|run after
chastening|correction|disciplining
cheer up|take heart|take courage|be of good cheer|be of good comfort
chief cornerstone|capstone|keystone
chief men of galilee|leading men of galilee|important men of galilee|leading citizens of galilee
chief priest|leading priest
chief shepherd|head shepherd|great shepherd
children of the east|people of the east|sons of the east
chirp|tweet|cheep|squeak
choice meat|best meat|finest meat|fine meat
choice wine|finest wine|best wine|aged wine
choke|smother|crowd out
christian|follower of christ
city of destruction|city of the sun|heliopolis
city of righteousness|righteous city
clear heat|shimmering heat|dazzling heat|bright heat
clever enchanter|skilled enchanter|eloquent orator
clod|clump of dirt|lump of dirt
clothed|dressed|wearing clothes|had clothes on
cloth|fabric
clouds driven by a storm|mists driven by a storm|clouds carried with a tempest|clouds blown by a storm
cohort|company of soldiers|garrison|battalion|regiment|band of soldiers
column of smoke|pillar of smoke
come in the flesh|come in a human body|come as a human|become a human|become a man
come up against us|come to cut us down
commandment of men|human rules|man made rules|rules made by people
commendable|worthy of praise|thankworthy
common people|ordinary people|regular people
compassionate|sympathetic|feeling sorry for others
compulsion|constraint|being forced
concerning his son|about his son
condemned|found guilty|declared guilty
conduit|water channel|water pipe
confess their sins|tell their sins|admit what they did wrong|say what they did wrong
confounded|abashed
confused city|city of confusion|city of chaos|ruined city
conscience|inner voice|knowing right from wrong
consecrated ones|sanctified ones|holy ones|dedicated ones
conspiracy|confederacy|secret plan|secret plot
constellation|star group|group of stars|star pattern
contend|argue his case|take to court|go to court
continual|constant|without stopping|never stopping
continue to believe|keep on believing|keep believing
convulse|shake violently|throw into convulsions|throw into a fit|have a seizure
corruptible|that rots|that does not last
corruption|depravity|decay
council|sanhedrin|high council|jewish court
counted the houses|counted the buildings|numbered the houses
counted the towers|officer of the towers
counted with transgressors|numbered with the transgressors|considered a criminal|counted among the rebels|counted with criminals
covered his face|blindfolded him|put a blindfold on him|covered his eyes
covering|shroud
covetousness|wanting what others have
craftsman|skilled worker|expert worker
crescent necklace|moon necklace|crescent ornament|moon shaped necklace
crimson|dark red|deep red
crown of the head|top of the head|scalp
cruel lord|cruel master|harsh master
cry of distress|cries of distress|outcry
cry out much more|shout even louder|yell louder|shout all the more
curse back|revile in return|retaliate|insult back|return insults
cursing|cussing|calling down curses
cut himself|gash himself|slash himself
cut off nations|destroy nations|wipe out nations
cut out a winepress|dug a winepress|made a winepress|hewed a winepress
cut stone|carved stone|shaped stone
cypress tree|fir tree|juniper
`
