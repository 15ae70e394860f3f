/** What readers of twelve and newer versions say for words and phrases that keys of both Testaments have, from t to z. */
export const synonymsTToZ = `
take a bribe|accept a bribe
take away our reproach|take away our shame|remove our shame
take him aside|pull him aside|take him to one side
take refuge in the shadow of egypt|trust in the shadow of egypt
take them as captives|make them captives|make them prisoners
take up serpents|pick up snakes|handle snakes|hold snakes
taken into custody|put in prison|put in jail|imprisoned
taken leave of them|said goodbye to them|said farewell to them|bid them farewell
talitha cumi|talitha koum|talitha kum|talitha koumi
tartarus|hell
tell no one|not tell anyone|keep it secret|say nothing to anyone
tell us pleasant things|speak smooth things|tell us nice things
tenderhearted|tender heart|soft hearted
tender|soft
test them|try them|check them
testify|give testimony
that hour|that time|that moment
that they stored up|what they laid up
the country|the countryside
the rash|the hasty|hotheads
the wind ceased|the wind died down|the wind calmed down|the wind stopped
their sentence|their condemnation|their judgment
they were troubled|they were terrified
thick darkness|utter darkness|deep darkness|total darkness
thighs filled with anguish|body racked with pain|loins filled with pain
things concerning jesus|things about jesus|reports about jesus|news about jesus
things that were going to happen to him|what would happen to him|what was going to happen to him
things which we have accomplished|things we worked for|what we have worked for
this generation|people living now|people of this time
this tent|this body|this tabernacle
thorn hedges|thornbushes|thorn bushes
those who are outside|outsiders|those on the outside
those who bought|buyers|customers
those who decree unrighteous decrees|those who make unjust laws
those who escaped|those who got away|survivors|escapees
those who fed the pigs|pig herders|herdsmen|swineherds|pig keepers|those tending the pigs
those who grumble|complainers|those who murmur
those who have riches|rich people|the wealthy
those who persecute judah|enemies of judah|adversaries of judah
those who sold|sellers|merchants
those who stood there|bystanders|those standing near|people standing around|onlookers
those who weave|weavers|cloth makers
those who work for hire|wage earners|people working for pay|hired laborers
those whom he wanted|the ones he wanted|whoever he wanted
threaten|make threats
throne of glory|glorious throne|seat of honor|throne of honor
throw them out of the assembly|put them out of the church|kick them out of the church|expel them from the church
thrown down|torn down|knocked down|demolished
throws him down|knocks him down|dashes him down|slams him down
thrust you from your office|depose you from office|drive you from office|remove you from office
tied|tethered|tied up
time is fulfilled|time has come|time is here
to the other side|across the lake|across the sea|to the opposite shore|to the far side
tonight|this night|this very night
took them in his arms|hugged them|held them
torn apart|ripped apart|pulled apart|snapped|plucked apart
torn apart|ripped apart|torn to pieces|ripped to pieces
tradition of men|human traditions|man made rules|rules made by people
tradition of the elders|traditions of their ancestors|rules of the elders|customs of the elders
train of his robe|hem of his robe|edge of his robe
transgressed the laws|disobeyed the laws|broke the laws|broken the law
transgressor|lawbreaker|law breaker
trap him|catch him|trick him|catch him in his words
traveling man|traveler|wayfaring man
treacherous man|traitor|betrayer|treacherous dealer
treacherous|disloyal|backstabbing
treasurer|money keeper
treasury|offering box|collection box|donation box
troubled|upset|disturbed
true god|real god
true light|real light
tumultuous city|city full of commotion|city in an uproar
tumultuous|noisy|full of commotion|rowdy
turn again|turn back
turn again|turn back|be converted
turn away from evil|stay away from evil|avoid evil|eschew evil|turn from evil
turn faces upward|look up|look upward
turned into trembling|turned into fear|turned to horror
turning the soil|breaking up the ground|opening the ground|working the soil
turns it upside down|flips it over|turns it over
twist|wrest|change the meaning
two robbers|two criminals
two tunics|an extra shirt|two coats|an extra tunic|a change of clothes
under foot|underfoot|under your feet
unfruitful|unproductive|without fruit
unhurt|not hurt|unharmed|without being harmed
unjustly accuse others with wicked words|talk wicked nonsense|spread malicious nonsense|prate with malicious words|say mean and false things
unjustly|without deserving it|undeservedly
unleavened bread|bread without yeast|bread with no yeast|flat bread
unprofitable|useless|of no benefit|worthless
unreasoning creatures|brute beasts|unthinking animals
unreasoning|unthinking|cannot think
unrighteous decrees|unjust laws|unfair laws|evil laws|unjust decrees
unshrunk cloth|new cloth|cloth that has not shrunk|cloth that has not been washed
unspeakable|inexpressible|beyond words|cannot be put into words
upside down|bottom up|topsy turvy
utter error|speak error|spread error
uttermost part of heaven|end of heaven|ends of the heavens|end of the heavens
uttermost part of the earth|ends of the earth|end of the earth
valiant ones|brave men|brave warriors|heroes
valiant|courageous
various trials|all kinds of trials|many troubles|manifold temptations|different hard times
very little while|very short time|very soon|very short while
very precious|of great worth|of great price|very expensive|worth a lot
very small remnant|few survivors|some survivors|tiny remnant
vintage|grape harvest|grape crop|grape picking
violated the statutes|broke the rules|broken the statutes
violently|forcefully|with great force
vipers den|vipers nest|adders den|nest of deadly snakes
visited after many days|punished after many days
voice of him who called|voice of the caller|sound of their voices
voluntarily|willingly|because you want to|by choice|of your own free will
vow a vow|make a vow|make a promise
wages of unrighteousness|money for doing wrong|wages of wickedness|gain from wrongdoing
wake|wake up|awaken
walk in the way of this people|follow the way of this people|live like these people
walk just like he walked|live as jesus did|live like jesus|live the way jesus lived|walk as jesus walked
walk righteously|live righteously|live right|do what is right
walking according to his commandments|obeying his commandments|doing what he commands|walking after his commandments|in obedience to his commands
walking on the sea|walking on the water|walking on the lake
wandering bird|fluttering bird|fleeing bird|homeless bird
warming himself|getting warm|keeping warm
wasted|used for nothing|thrown away
wastes away|pines away|becomes rigid|becomes stiff
waters cover the sea|water fills the sea
wave your hand|beckon|shake the hand|signal with your hand
way of your judgments|way of your laws|path of your judgments
we are able|we can
weaker vessel|weaker partner|weaker one
weaned child|young child
weaned|taken off milk|done nursing|no longer nursing
weep bitterly|cry hard|cry very hard|sob
well beloved|one i love|darling
went in front|went ahead|went before|walked in front
what great things he did|everything he did|amazing things he did
whatever they wanted|whatever they wished|whatever they pleased|anything they liked
when the sun had risen|at sunrise|just after sunrise|when the sun came up
where it ought not|where it should not be|where it does not belong
whether he had been dead long|whether he had already died|whether he was already dead|if he was already dead
whirling dust|rolling thing|tumbleweed|swirling dust
white cloth|white cotton|white linen
whole burnt offering|burnt offering|burnt sacrifice
whole creation|all creation|every creature
wild animals of the desert|desert creatures|desert animals|wild beasts of the desert
wilderness of the sea|desert by the sea
will not prevail|will not succeed|will be no use|will not win
willingly|eagerly|eager to serve|with a ready mind
wind you around|roll you up|crumple you up
windows on high|windows of heaven|floodgates of heaven
wine pours out|wine spills|wine leaks out
wipe away tears|wipe tears|dry tears
wisely|sensibly|discreetly
with a loud voice|loudly|in a loud voice
with a reed|with a stick|with a staff
with haste|in a hurry|quickly
with the tongue|by talking|in speech
without a shepherd|with no shepherd|not having a shepherd
withstand|resist|stand firm against|stand up to
woe is me|woe to me|how terrible for me|i am doomed
woe|how terrible|how awful|how dreadful
woe|what sorrow
woman in labor|woman giving birth|woman in childbirth|woman in travail|woman having a baby
woman with child|pregnant woman|expecting woman
women at ease|complacent women|lazy women|idle women
wonders|amazing things|marvels
wonders|marvels|amazing things
work of my hands|my handiwork|what my hands made
worked any deliverance|brought salvation|accomplished deliverance
worker bound by contract|hired worker|hireling
worlds goods|goods of the world|material possessions|worldly goods|earthly goods
worse hole|worse tear|bigger hole|bigger tear|worse rip
wound him in the linen cloth|wrapped him in linen|wrapped his body in cloth
write oppressive decrees|issue oppressive decrees|make unfair laws
yield|produce|bring forth
yoke of his burden|yoke that burdens them|heavy yoke
young lady|girl|damsel
younger ones|younger people|young people|those who are younger
your government|your authority
zeal|passion|passionate commitment|enthusiasm
`
