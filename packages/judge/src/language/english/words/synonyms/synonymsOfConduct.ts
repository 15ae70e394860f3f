/** Rows of wordings for how people act, fare and feel that mean the same. */
export const synonymsOfConduct = `
rebel|revolt|disobey|turn against|turn away from
terror|horror|panic|dread|fright
terrified|afraid|horrified|scared|terror
ashamed|embarrassed|put to shame|disgraced|humiliated
shame|disgrace|dishonor|humiliation|embarrassment
reproach|scorn|disgrace|insult|contempt
mock|scorn|make fun of|ridicule|scoff
unclean|dirty|filthy|impure|polluted|defiled
dirty|filthy|soiled|stained
stare|gaze|look at|watch
inquire|ask|enquire|find out
desire|want|wish|long for|crave
escape|get away|get out|flee
smoking|smoldering|smouldering|smoky
generous|giving|liberal|unselfish
noble|honorable
happen|take place|come to pass|occur
room|space
hurry|rush|hasten|go quickly|make haste
quickly|fast|swiftly|speedily|soon
run|race
begin|start
stop|cease|end|quit
finish|complete|end
build|construct|built
make|create|form|made|created|formed
grow|increase|become greater|multiply
divide|split|part
separate|divide
join|unite|add
attach|join
meet|encounter
choose|select|pick|chosen
help|aid|assist|assistance
protect|guard|defend|keep safe|shield
defend|guard|stand up for
care for|take care of|look after|tend
teach|instruct
show|reveal|make known|display
declare|proclaim|announce|tell
proclaim|announce|declare|preach
promise|vow|oath|swear
lie|lied|told lies|falsehood
steal|rob|stolen
hold|grasp|grip|take hold
seize|grab|take hold|catch|capture
catch|capture|trap|snare
trap|snare|net
throw|cast|hurl|toss|fling|thrown
cast out|throw out|drive out|banish
fill|full|filled
empty|void|bare
empty|vacant|nobody lives|no one lives|uninhabited|without inhabitant
wither|dry up|dried up|shrivel|fade|withered
dry|parched|dried|dried up
wet|soaked|damp
rot|decay|rotten|rottenness
stink|stench|bad smell|rotten smell
smell|scent|odor|fragrance
perfume|fragrance|sweet smell
sweet|pleasant
pleasant|nice|delightful|lovely
delight|pleasure|joy|enjoy
happy|blessed
prosper|succeed|do well|thrive
punish|discipline|chastise|punishment
judge|decide
blame|accuse
accuse|charge|plead against
hurt|harm|injure|damage
harm|hurt|injury
pain|agony|anguish|hurt
anguish|distress|agony
distress|trouble|anguish|hardship
trouble|disaster|calamity|misfortune
disaster|calamity|catastrophe
oppress|mistreat|crush|treat badly
oppression|cruelty|mistreatment
cruel|harsh|fierce|merciless
gentle|softly|gently
bow|bend down|kneel
stumble|trip|fall
slip|slide
wander|stray|roam
stagger|reel|stumble
drunk|drunken|intoxicated
confuse|bewilder|mix up|confused
confusion|chaos|bewilderment
noise|uproar|tumult|commotion
roar|growl
whisper|mutter|murmur
mourn|grieve|lament
groan|moan|sigh
lead|guide|led
return|come back|go back|turn back
turn|repent
repent|turn back to god|be sorry|turn from sin
remember|recall
forget|not remember
compassion|mercy|pity|kindness
comfort|console|comforted
kindness|love|lovingkindness
refuge|shelter|hiding place|safe place
shelter|refuge|cover|protection
shade|shadow
safe|secure|safely|safety
secure|firm|steady|sure
establish|set up|founded
prepare|get ready|make ready
stretch out|reach out|extend|extended
close|shut|closed|lock
hang|hung
wrap|cover|wrapped
cover|covered|hide
uncover|expose|lay bare|strip
strip|undress|take off clothes
wear|put on|dress in
take off|remove
pull down|tear down
plant|planted|sow
pay|wage|wages|salary
wages|pay|earnings|hire
gift|present
bribe|payoff|bribes
profit|gain|benefit
count|number
wide|broad
high|lofty|tall
low|lowly
old|aged|ancient
ancient|old|long ago
new|fresh
young|youthful
many people|crowd|multitude|throng
multitude|crowd|throng|large number
few|little number|small number
complete|entire|whole|full
whole|all|entire
forever and ever|eternity|without end|unending
suddenly|all at once|in an instant|unexpectedly
secretly|secret|hidden
together|with each other|side by side
foreign|strange
stubborn|rebellious|hard hearted
lazy|idle|at ease
lofty|haughty|proud
boast|brag
fame|renown
splendor|beauty|majesty
beauty|loveliness|splendor
explain|interpret
resolve|settle|solve
put|set|place
travail|labor pains|birth pains|in labor
represent|stand for|symbolize
take part|participate
elect|vote for
`
