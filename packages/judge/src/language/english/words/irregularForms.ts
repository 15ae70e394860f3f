const rows = `
agree agreed
arise arose arisen
bear bore borne born
beat beaten
become became
begin began begun
bind bound
bite bit bitten
blow blew blown
break broke broken
bring brought
build built
buy bought
catch caught
choose chose chosen
come came
creep crept
deal dealt
dig dug
draw drew drawn
drink drank drunk
drive drove driven
dwell dwelt
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
flee fled
fly flew flown flies flying
forget forgot forgotten
forgive forgave forgiven
forsake forsook forsaken
free freed
freeze froze frozen
give gave given
grind ground
grow grew grown
hear heard
hew hewn
hide hid hidden
hold held
keep kept
kneel knelt
know knew known
lay laid
lead led
leave left
lend lent
lose lost
make made
meet met
pay paid
ride rode ridden
ring rang rung
rise rose risen
run ran
see saw seen
seek sought
sell sold
send sent
shake shook shaken
shear sheared shorn
shine shone
shoot shot
shrink shrank
sing sang sung
sink sank sunk
sit sat
slay slew slain
sleep slept
smite smote smitten
sow sown
speak spoke spoken
spend spent
spin spun
stand stood
steal stole stolen
strike struck stricken
strive strove
swear swore sworn
sweep swept
swim swam
take took taken
teach taught
tear tore torn
think thought
throw threw thrown
tread trod trodden
understand understood
wake woke
wear wore worn
weave wove woven
weep wept
win won
write wrote written
child children
foot feet
goose geese
man men
mouse mice
ox oxen
tooth teeth
woman women
calf calves
knife knives
leaf leaves
life lives
loaf loaves
sheaf sheaves
thief thieves
wife wives
wolf wolves
religion religious religiously
suspicion suspicious suspiciously
ambition ambitious ambitiously
`

/** The base form of words that change irregularly: "flew" is "fly", "oxen" is "ox", "religious" of religion. */
export const baseForms: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [base = '', ...forms] = row.split(' ')
      return forms.map((form): [string, string] => [form, base])
    }),
)
