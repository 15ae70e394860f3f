const words = `a an the this that these those there here it its itself he him his himself she her hers herself they them their theirs themselves
we us our ours ourselves i me my mine myself you your yours yourself oneself thou thee thy thine ye one's
who whom whose which what when where why how that as than so then thus too also very just only even still yet already
is am are was were be been being isnt wasnt arent werent do does did done doing has have had having will would shall should can could may might must
of in on at by for from with to into onto unto upon about above across after against along among amid around before behind below beneath beside
besides between beyond near off out over through throughout toward towards under until till up within without during like down
and or but nor if because since while though although either neither both whether
all any each every some such own same other another more most much many few several lot lots bunch
one ones not no never none cannot cant dont doesnt didnt wont wouldnt couldnt shouldnt shant hasnt havent hadnt aint
oh o ah um uh er well ok okay please lol haha etc got get gets getting go goes going went gonna let lets
im ive ill id hes shes theyre theyll theyve were weve youre itll thats whats theres wheres cuz coz bc becuase becasue becouse becuz`

/** Words that carry no evidence of their own. */
export const stopWords: ReadonlySet<string> = new Set(words.split(/\s+/))

/** Words before which a noun phrase ends: prepositions and relatives. */
export const phraseBreaks: ReadonlySet<string> = new Set(
  `of in on at by for from with to into unto upon about above against among around before behind below beneath beside between beyond near off out
  over through after before since so though although unless toward towards under until within without during like as than who whom whose which that when where because while`.split(
    /\s+/,
  ),
)

/** Verbs that make a response a sentence. */
export const auxiliaries: ReadonlySet<string> = new Set(
  `is am are was were be been being do does did has have had having will would shall should can could may might must cannot cant dont doesnt didnt wont
  isnt wasnt arent werent im hes shes theyre theyll`.split(/\s+/),
)

/** Words that deny what follows. */
export const negators: ReadonlySet<string> = new Set(
  `not no never none neither nor without cannot cant dont doesnt didnt wont wouldnt couldnt shouldnt shant hasnt havent hadnt isnt wasnt arent werent aint
  nobody nothing nowhere`.split(/\s+/),
)

/** Words people put around an answer; they neither earn nor cost anything. */
export const fillers: ReadonlySet<string> = new Set(
  `yes yeah answer answers answered think thought believe believed guess guessed maybe probably perhaps possibly definitely certainly sure surely
  called call calls named name names said says say saying told tell tells mean means meant actually really verse chapter book bible passage
  according text reads read written states stated mentioned includes include including following namely specifically respectively
  remember know known wait sorry correction oops hmm also first second third finally lastly part thing things word words kind kinds type types
  question teacher sir madam thanks thank hello hi hey bye goodbye cheers greetings else hope final would two three four five god lord yahweh isaiah prophet scripture king kings people
  nevertheless moreover therefore furthermore however indeed behold truly verily assuredly`.split(/\s+/),
)

/** Little words that say how much or how often: they can be a whole answer. */
export const amounts: ReadonlySet<string> = new Set(
  `all every each any some many much few more most several both other another none nobody nothing never not no down up`.split(
    /\s+/,
  ),
)
