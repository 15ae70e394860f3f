/** Rows of wordings for what is done, what it is like and what is thought that mean the same. */
export const synonymsOfDeeds = `
forever|for ever|eternally|everlasting|eternal|always|never ending|evermore|for all time|all eternity
die|perish|be dead|pass away
dead|died|lifeless
kill|slay|put to death|murder|slain|killed
death|dying
live|dwell|reside|inhabit|stay
destroy|ruin|devastate|demolish|wipe out|lay waste
destruction|destroyed|ruin|devastation|desolation
desolate|deserted|abandoned|forsaken|empty|ruined
forsake|abandon|desert|leave
take away|remove|removed|taken away
break down|tear down|knock down|torn down|broken down
break|smash|shatter|crush|broken|broke
trample|tread|tread down|trodden|walk on|step on|trampled
cut down|chop|chopped down|hewn|hew
rise|arise|get up|rose|risen|stand up
exalted|lifted up|raised up|honored
humbled|brought low|brought down|made low
hide|conceal|hid|hidden
seek|look for|search|search for
see|look|behold|saw|seen|sight
eyes|sight
hear|listen|heard|listening
ears|hearing
speak|talk|say|spoke|spoken|said
shout|cry out|yell|cried|shouted
cry|weep|wail|mourn|wept|cried|crying
howl|wail
sing|sang|song
song|music|psalm
rejoice|be glad|be happy|celebrate|be joyful
glad|happy|joyful|joy
joy|gladness|happiness|rejoicing
sorrow|sadness|grief|mourning
afraid|scared|fear|frightened|terrified|fearful
fear|reverence
tremble|shake|quake|shook|shaken
anger|wrath|fury|rage|mad
angry|mad|furious|wrathful
hate|despise|detest
love|adore
trust|rely|depend|have faith
faith|trust|belief
believe|have faith
hope|wait
know|knowledge|knowing|knew|known
understand|understanding|comprehend
wisdom|wise|insight
think|consider|ponder
learn|study|be taught|practice
counsel|advice|guidance
law|torah
command|commandment|order
justice|fairness|judgment
righteousness|goodness|doing right
righteous|just|upright|godly|good people
sin|iniquity|transgression|wrongdoing|wrong
evil|wicked|wickedness|bad
wicked|evildoers|bad people
lies|lying|falsehood|untruth|deceit
guilt|iniquity
forgive|pardon|forgiven|forgiveness
cleanse|wash|purify|purged|make clean
clean|pure
holy|sacred
glory|splendor|majesty
praise|glorify|thank|thanks
worship|bow down
pray|prayer|call on|talk to god
save|rescue|deliver|saved|rescued|delivered
salvation|deliverance|rescue|being saved
savior|saviour|redeemer|deliverer
strength|power|might|strong
strong|mighty|powerful
weak|feeble|weary
tired|weary|exhausted|faint
rest|resting|relaxing
quietness|quiet|silence|stillness|calm|peacefulness
confidence|trust|faith|being confident
returning|repentance|repenting|coming back|return
peace|shalom
war|battle|fighting|fight|warfare|combat
fight|wage war|make war
army|host|troops|armies|forces
plunder|spoil|loot|prey|booty
captivity|exile|captive|exiles
prison|dungeon|jail
free|liberate|release
remnant|survivors|those who remain|leftover|remaining few
escape|flee|run away|fled
gather|assemble|collect
scatter|disperse
bring|brought|carry
give|gave|given|grant
eat|ate|devour|eaten|consume
food|bread
bread|loaf
hungry|hunger|starving
thirsty|thirst
drunkard|drunk person|drunk people
butter|curds|curd
feast|banquet|party
sleep|slumber|asleep
sick|ill|disease|sickness
heal|cure|healed|made well
wound|injury
blind|cannot see|can't see
deaf|cannot hear|can't hear
lame|crippled|cannot walk|can't walk
mute|dumb|cannot speak|can't speak
naked|bare|no clothes|without clothes|unclothed
barefoot|bare feet|no shoes|without shoes|barefooted
belly|stomach
heart|mind
ask|request
sign|miracle
burden|oracle|prophecy|message
word|message
name|title
wonderful|marvelous
government|rule|reign
kingdom|realm|dominion
throne|royal seat
child is born|a baby is born
stump|trunk
fruit|crop|produce
harvest|reaping|crop
seed|offspring|descendants
dust|dirt
rock|stone|boulder
measuring line|ruler line|measure line
plumb line|plummet|plumbline
stream|torrent
flood|deluge
big|great|large|huge
small|little|tiny
beautiful|pretty|lovely
rough|bumpy
crooked|bent
straight|level
fat|fatted|fattened
skillful|skilled|clever
fool|foolish|stupid
proud|arrogant|haughty|pride|arrogance|prideful
humble|meek|lowly
faithful|loyal|true
treacherous|unfaithful|betray
robber|thief|bandit
ship|boat|vessel
merchant|trader
harlot|prostitute
father|dad|daddy
mother|mom|mum|mommy
grandfather|grandpa
wife|spouse
united states|usa|us|america|united states of america
united kingdom|uk|britain|great britain|england
world war ii|world war 2|wwii|ww2|second world war
world war i|world war 1|wwi|ww1|first world war
nobody|no man|none|not anyone
everyone|everybody|all people|every person|all men
nothing|not anything
someone|somebody
every day|daily|each day
every year|yearly|annually|each year
twice|two times|2 times
true|yes|t
false|untrue|f
obey|follow
preserve|keep safe|save
`
