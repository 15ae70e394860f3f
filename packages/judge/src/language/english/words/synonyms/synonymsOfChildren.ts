/** Rows of a child's everyday wordings for the words of the Bible's English that the other tables leave alone. */
export const synonymsOfChildren = `
arrive|come
toil|job
have a meal|have meals|eat|dine|take a meal|had meals|having meals
eat up|gobble up|devour|swallow up
devil|satan
demon|evil spirit|unclean spirit|bad spirit
wind|breeze|gale|air
beg|plead|implore|beseech|entreat
right away|at once|immediately|straight away|right then|instantly
parable|story
send|dispatch
reach out|stretch out|hold out
heal|cure|make well|make better|make healthy
call|summon
amazed|astonished|astounded|surprised|shocked|stunned|amazement|astonishment|surprise
accept|welcome|take in
receive|accept
cut off|chop off|lop off|hack off
observe|obey
anoint|put oil on|pour oil on|rub oil on
remain|stay|left over
betray|hand over|turn in|give over
condemn|convict
difficult|hard|tough
serve|wait on|minister to
anyone|anybody
pick up|lift up|raise|raise up|hold up
throne|seat
far|far away|distant|afar|a long way off|a long way away
strike|struck|hit|smite|smote|slap|punch|beat
can't see|blind|could not see|cannot see
can't hear|deaf|could not hear|cannot hear
can't walk|lame|could not walk|cannot walk|crippled
can't talk|mute|cannot speak|can't speak|could not talk|could not speak
rise again|come back to life|come back alive|came back alive|rise from the dead|alive again|resurrected|resurrection|live again
arrest|seize|capture|take prisoner|grab
possess|own
remember|not forget|keep in mind
answer|reply|respond
confess|admit|own up
boldness|courage|confidence|bravery|bold|brave
greater|bigger|larger
loud|noisy
tradition|custom
crucify|nail to a cross|nail to the cross|put on a cross|put on the cross|hang on a cross|hang on the cross
deed|doing
behavior|conduct|behaviour|way of life|manner of life|actions|everything they do|everything you do|what they do|what you do|how you act|how they act|the way you live|how you live
heat|warmth|hot
inherit|inheritance|heir
example|model|pattern
greatly|very much|a lot|so much
private|secretly|by themselves
rocky|stony|full of rocks
deny|disown|say he doesn't know
vision|dream
reward|prize|payment
spread|spread out
depart|go away|went away|go off|went off|withdraw|retreat
afflicted|hurting
swift|fast|quick|speedy
error|mistake
fellowship|close friends|communion
others|other people
unbelief|lack of faith|not believe|no faith|unbelieving
unwashed|not washed
clearly|plainly
in vain|for nothing|useless|no use|uselessly
alone|by himself|by itself|on his own
reject|throw out
foundation|base
perceive|notice|realize|discern
understand|get it|make sense
excellent|wonderful|magnificent
excellent things|great things|wonderful things
abominable|disgusting|hateful|detestable
give birth|have a baby|be born|bear a child
suddenly|all at once
gracious|kind|merciful
diligently|carefully
ignorance|ignorant|not knowing|not know|lack of knowledge|don't know
spot|stain|blemish|mark
forbid|prevent|not allow|hinder|not let
everywhere|all over|every place|all around
seaside|beach|shore|by the sea
guest|visitor
adulterous|unfaithful|cheating|disloyal
adultery|cheating|being unfaithful
impediment|trouble talking|stutter|problem talking
backward|backwards
innocent|not guilty|blameless
completely|utterly|totally
folly|foolishness|stupidity
scorching|very hot|burning
made dark|went dark|go dark|turn dark
purposed|planned|decided
languish|fade|wither|weaken
trick|fool|mislead|lie to
barefoot|no shoes|bare feet|without shoes
precept|rule
book|scroll
fulfilled|come true|came true
various|different kinds|all kinds|different
royal|kingly
remind|bring to mind
temptation|tempt
fever|high temperature
twice|two times
greet|say hello|said hello|say hi
youth|childhood|boyhood|since he was a boy|when he was a boy|since he was a child|since he was little|since he was young|when he was young|when he was a child|as a boy|as a child
maimed|disabled|handicapped|injured|with one hand
untie|loose|let loose|unhitch|unfasten|set loose
with child|pregnant|expecting|expecting a baby|going to have a baby|having a baby
nurse babies|nursing|nurse|breastfeeding|giving milk|give milk|feed their babies|feeding babies
look around|glance around|look about|glance about
hypocrite|faker|fake|pretender|two faced|phony
entangled|caught up|tangled up|trapped|mixed up|stuck|get caught
in the night|at night|when it's dark|when it is dark|nighttime|after dark|when it was dark
master|owner
sea of galilee|lake of galilee|lake galilee
reservoir|water tank|pool|pond|place to hold water|place to store water|place to hold the water|place for water
heaven|skies|sky
own eyes|own opinion|own sight|own view|own mind|own thinking
ruler|in charge|leader|boss
awesome|terrible|scary|frightening|fearsome|dreadful|awful
departed spirits|the dead|dead people|spirits of the dead
wickedness|sin
covert|cover|shelter|hiding place
cloth|fabric|material
brought to nothing|come to nothing|end up as nothing|become nothing|turn into nothing
given to god|gift to god|gift for god|dedicated to god|devoted to god|offering to god
conspire|plot|plan against|make plans against
footstool|stool for his feet|put his feet on|place for his feet|foot rest|rest his feet
well doing|doing right|do right|do what is right|doing what is right|do what's right|doing what's right
uprightness|doing right|do right|honesty|do what is right
fear of yahweh|fear of the lord|respect for god|respecting god|reverence for god|respecting the lord|respect for the lord
cast out|drive out|kick out|throw out|make leave|chase out|force out
rebuke|scold|tell off|yell at
wither|dry up|dried up|shrivel up
leprosy|skin disease
blasphemy|insult god|speak against god|talk against god
sower|planter|farmer
young donkey|colt|baby donkey
tenant|renter
denarius|coin|penny
tribulation|hard times
centurion|army officer
precious|valuable|dear
sober|self controlled|self control|serious
slander|talk bad|say bad things|speak badly|lie about
incorruptible|imperishable|never goes bad|can't spoil|does not spoil|never spoils
false prophet|fake prophet|lying prophet
false teacher|fake teacher|lying teacher
greed|greedy|covetousness|wanting more
drunkenness|getting drunk|being drunk|drunk
worry|be anxious|be worried|worried
resist|stand against|stand up to|fight against
humble|not proud|lowly
foreigner|outsider|stranger
flee|run away|ran away
stumble|trip|trip over
speak in parables|tell stories
scatter|throw around|spread around
gather|bring together|come together
tear|rip|tore|torn
crush|squash|smash
plunder|steal|rob|take things
argue|dispute|quarrel|fight
shine|glow|gleam
wash|clean|rinse
silence|shut up|keep quiet|be quiet|hush
wander|walk around|roam
boast|brag|show off
whisper|mutter|mumble
hasten|hurry up
crooked|bent|twisted
level|flat|smooth
barren|can't have children|no children|childless
bribe|pay off|payoff
loaf|bread
garden|yard
stump|tree trunk
shoot|sprout|twig
shepherd|someone who watches sheep
mercy|being kind|kindness
salvation|being saved|be saved|rescue
knowledge|knowing things|knowing
strength|being strong|strong
wisdom|being wise|wise
holy|set apart
majesty|majestic|glory
terrify|frighten|scare
blessed|happy
naked|no clothes|without clothes|not wearing clothes|not wearing anything
fasting|not eating|going without food|go without food|fast
hungry|starving|need food|needed food
thirsty|need a drink|want a drink
rich|lots of money|a lot of money
poor|no money
generous|give freely
fierce|wild|savage
smooth|slick
irrational|unreasoning
tangled|entangled
deliberately|willfully|on purpose
beware|watch out|be careful
convulse|shake
fame|report
thinking|reasoning
sitting|reclining
spilled|poured out
shrunken|withered|shriveled
pecked|devoured
choked|strangled
secret|mystery
swamped|flooded
grazing|feeding
jeered|ridiculed|laughed at
shirts|tunics
miracles|mighty works
beheaded|cut off his head|decapitated
dinner|supper|banquet
groups|companies
anchored|moored
toilet|latrine
debate|question
plainly|openly|clearly
frankly|openly
bleacher|launderer
froths|foams
shrieked|cried out|screamed
everlasting|unquenchable|never goes out
amputate|cut off
grieving|sorrowful|sad
sprang|jumped|leaped
likeness|image
inscription|writing
cautious|careful
jacket|coat|cloak
flask|jar|bottle
criticized|grumbled
upstairs|upper
token|signal|sign
mob|multitude
courtyard|court
entryway|porch
`
