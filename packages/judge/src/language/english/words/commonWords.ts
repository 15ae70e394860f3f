import { stemmer } from 'stemmer'

import { contrastRows } from './contrasts.ts'
import { englishSynonyms } from './synonyms/englishSynonyms.ts'

const words = `
able acre age agree ahead aid aim air alive ally alone altar anchor angel anger angry animal ankle apple arch area ark arm armor army arrow ash ashes ask asleep ass axe
baby back bad bag bake baker balm band bank banner bar bare bark barley barn base basin basket bat bath battle bay beam bean bear beard beast beat beauty bed bee beer beg bell belly belt
bench bend best bet better big bill bind bird birth bite bitter black blade blame blanket blast bless blind blood bloom blow blue board boast boat body boil bold bolt bone book booth border
born borrow bottle bottom bow bowl box boy branch brass brave bread break breast breath brick bride bridge bright bring broad bronze brook broom brother brown bruise brush bucket bud build bull
burden burn bury bush busy butter buy cage cake calf call calm camel camp candle cane cap car card care carry cart carve case cast castle cat catch cattle cause cave cedar chain chair chaff
chance change chariot chase cheap cheek cheese chest chief child choice choose church circle city claim clan class clay clean clear climb cloak close cloth cloud club coal coast coat coin cold
color colt comb come comfort cook cool copper coral cord corn corner cost cotton couch count court cousin cover cow crack craft creek crooked crop cross crowd crown cruel crush cry cup cure curse
curtain cut dagger dance danger dark dart date daughter dawn day dead deaf deal dear death debt deep deer defeat den desert desire devil dew die dig dirt dish ditch dog donkey door dove dragon drain
draw dream dress drink drive drop drought drown drum drunk dry dull dust eagle ear early earth east easy eat edge egg elder end enemy envy evening evil ewe eye face fail faint fair faith fall
false fame family famine far farm fast fat father fear feast feather feed feel fence fever few field fierce fig fight fill filth find fine finger fire firm first fish fist fix flag flame flat
flax flee flesh flight float flock flood floor flour flow flower flute fly foam fog fold folly food fool foot forest forge forget fork form fort fountain fowl fox frame free fresh friend frog front
frost fruit full fun fur furnace gain game garden garment gas gate gather gem gentle ghost giant gift girl give glad glass gloom glory goat god gold good goose government grain grape grass grave
gray great green greed grief grind groan ground group grow guard guest guide guilt gulf gun guy hail hair half hall hammer hand handle hang happy harbor hard hare harm harp harvest hat hate haste
hawk hay head heal heap hear heart heat heaven heavy hedge heel heir hell helmet help hen herb herd hero hide high hill hire hit hoe hold hole hollow holy home honey honor hook hoof hope
horn horse host hot hour house howl hug human humble hunger hunt hurt husband ice idol ill image insect iron island ivory jar jaw jewel join joke journey joy judge juice jump justice keep key kick
kid kill kind king kiss kitchen knee knife knot know lack ladder lady lake lamb lame lamp land lance lane language large last late laugh law lawn lay lead leaf leak lean leap learn leather leave
left leg lend leopard leper less letter level liar lick lid lie life lift light lily lime limit line linen lion lip list little live liver lizard load loaf loan lock locust log long look loom
loose lord lose loss lot loud love low loyal luck lump lung lust lute lyre mad maid mail make male man mane mantle many map march mark market marry mask master mat match mate meal mean measure
meat medal meet melt men mercy merry metal mice middle might mild mile milk mill mind mine mint mist mix moan moat mock model mold mole money monkey month moon morning moss moth mother mount mountain
mourn mouse mouth move mud mule murder music myrrh nail naked name nation navy near neat neck need needle nest net new night noise noon north nose nurse nut oak oar oath oats obey ocean offer
office oil ointment old olive onion open orchard order orphan ostrich oven owl owner ox pace pain paint pair palace pale palm pan paper park part party pass past paste pasture path pay peace peak
pearl pebble peg pen people perfume pet piece pig pigeon pile pillar pillow pin pine pipe pit pitch place plague plain plan plant plate play plead pledge plot plow plum plumb poem point poison pole
pond pool poor port pot potter pound pour power praise pray preach prey price pride priest prince prison prize profit promise proof prophet proud prune pull pump punish pupil pure purple purse push quail
queen quick quiet rabbit race rag rage rain ram ranch rat raven raw ray razor read rear red reed reign rest return rich ride right ring riot rise river road roar roast rob robe rock rod roof
room root rope rose rot rough round row royal rub ruby rude rug ruin rule ruler run rush rust sack sad saddle safe sail saint sale salt salvation same sand sandal satin save saw scale scar
scarlet scatter school scorn scorpion scribe scroll sea seal season seat secret see seed seek seller send serpent servant serve seven sew shade shadow shake shame shape share sharp shave sheep sheet shelf
shell shelter shepherd shield shine ship shirt shoe shoot shop shore short shout shovel show shower shrub shut sick side siege sight sign silence silk silver simple sin sing sink sister sit six size
skill skin skirt skull sky slave slay sleep slow small smart smell smile smoke smooth snail snake snare snow soap soft soil soldier son song soot sore sorrow sort soul soup sour south sow space
span spare spark sparrow speak spear speech speed spend spice spider spin spirit spit split spoil spoon spot spray spread spring spy square staff stage stain stair stall stand star start state statue stay
steal steam steel stem step stew stick stiff still sting stir stock stone stool stop store stork storm story stove straight strange straw stream street strike string strong stub student stump suck sugar
suit sulfur summer sun supper sure swallow swamp swan swear sweat sweep sweet swell swift swim swine sword table tail take tale talk tall tame tan tank tar task taste tax tea teach team tear
teeth tell temple tempt ten tent test thank thick thief thigh thin thing thirst thorn thread threat throat throne throw thumb thunder tie tiger till timber time tin tired toad today toe tomb ton tongue
tool tooth top torch toss touch tower town toy trade train trap travel tray tread treasure treat tree tribe trick trip troop trouble truck true trumpet trunk trust truth try tube tug turn turtle twig
twin two ugly uncle valley vase veil vein vessel victory village vine vineyard violin virgin vision voice vow wage wagon waist wait wake walk wall want war warm warn wash wasp waste watch water
wave wax way weak wealth weapon wear weary weather weave wedge weed week weep well west wet whale wheat wheel whip whisper white wicked wide widow wife wild will willow win wind window wine wing
winter wipe wire wisdom wise witch witness woe wolf woman womb women wonder wood wool word work world worm worship wound wrath wrist write wrong yard year yeast yoke young zeal
address advice adult afraid afternoon airplane album alcohol alphabet amount ancient angle animals answer anyone apart area artist asia attack attention aunt author autumn award awful badge ballot
banana baptism baseball basketball bathroom bedroom behavior being belief believer believing bitterness blessing blossom bodies boundary brain branding breeze brief brightness british brotherhood building
bullet burning business butterfly button cabin calendar camera canada candidate candy capital captain captivity career carrot catcher caught causing ceiling celebration cells center century ceremony
certain chapel chapter character charge charity chart chemical cherry chicken chicago chimney china christmas citizen civil classes cleaner cleft climate clock closed closing clothes coach coffee college
colony column comfortable coming command common company complain concern congress contest continent contract control conversation cooker correct counting country couple courage courtyard cousin created creation
creator creature crime crisis critic crowd crystal culture current custom cutting daily damage darkness debate decade december decision declaration deeds defense degree delight democracy department depth
design desk destroyer detail device diamond dinner direction director disaster disciple disease distance doctor dollar donkey double doubt dozen drawing dreamer driver duke duty eating economy editor
education effort eight electric elephant eleven else emperor empire employee empty energy engine england english entry equal error estate europe event evidence exact exam example exchange exile expert
eyes factor factory failure fairy famous fashion father favor feature federal feeling fellow festival fiction fifteen fifth fifty figure film final finger finish fishing fitness five flesh flower
flying folks following football force foreign forgive former forty forward founder four fourth france freedom french friday fright funny future gallery gang gatherer gender general gentleman germany
getting given giver giving glasses glove going golden govern governor grace grade grandson graph greece greek grocery grown growth guitar habit hamlet handmade happen hatred healer healing health
hearing heavens height helper hidden highway hiking history hockey holiday holiness hospital hotel hundred hunter hurricane idea identity illness impact income india indian industry injury inner inside insult
interest internet invasion iraq irish italy italian january japan jealous job joint journal judgment july june junior jury keeper kept killer kingdom knowledge korea labor ladies lamps landing lawyer
leader leaders league learning leaving legal legend lesson letters liberty library license listen literature living local location london lonely longer looking lover lovely luckily lunch luxury machine magazine
magic main major maker making manager manner marble march marriage mary massage master match maybe mayor meaning means medicine medium meeting member memory mental mention message meter mexico middle
military miner minister minor minute mirror missing mission mistake mixture model modern moment monday monster moral mostly motion motor mouse movement movie muscle museum musician muslim mystery native
natural nature nearly negative neighbor network newspaper nine nobody normal northern notice novel november number object october officer often older once ones opinion option orange orchestra order organ
origin other outside owner oxygen package painter painting paradise parent parents paris parliament partner party passage patient pattern payment percent perfect performer period permit person persons petition phone
photo phrase physical piano picture pilot planet planting plastic player playing plenty pocket poet poetry police policy pollution pope popular population position post potato poverty powder prayer preacher
present president press pressure preview pride princess printer prison private privilege problem process product professor program project proper property protest province public publisher punishment purpose purse
puzzle quality quarter question quote radio railroad raising reader reading reason rebel receive recipe record reformer region regular religion rental repair reply report republic request rescue research
resort respect result retired reward rhythm rider riding rifle rights risen rising river roman romance rome rooster rotten ruined ruling runner rural russia russian safety sailor salad salary
saturday saved saving savior saying scarf scene scholar science score scotland screen script search second section security senate senator sentence september series servants service session settler seventh
seventy several severe shadow shaker shared shark sheets shelf sheriff shining shopping shorts shoulder shower sickness signal silent similar singer single sinner sister sitting sixteen sixth sixty skies
skills slavery sleeper sleeve slice slide slope smoker soccer social society solid solution someone somewhere songs source southern spanish speaker special species speeches spelling spirits sport squad
stumble stubble latter fades fading stable stadium standard stars state states station stealing steps stomach stones stopped storage stories stranger strangers strategy strength stress strike structure struggle studio study style subject
success sudden suffer summit sunday sunset supply support supreme surface surprise survey survivor sweater swimmer symbol system tables talent target teacher television temper tennis terms terror texas text
thanks theater theory things third thirteen thirty thousand throat thursday ticket times title tobacco tomato tomorrow tonight topic total tough tourist tower toys track trade tradition traffic tragedy
trainer transport traveler treaty trial trouble trumpet tuesday tunnel twelve twenty type uncle union unit united university useful valley value various vehicle version victim video viewer violence visit
visitor vote voter voting waiter walker wallet wander wanting warrior washing waters weakness wealthy wednesday weekend weight welcome western wheels whole wider winner winter wishes within without
fuel flint filled amendment asp brimstone constitution crushed diadem gentiles grub haughtiness heathen images instruction legislature liquid maggot mistreated
numerous oppressed rebels seer speaking stands syrup taxes teaching terebinth traitors hole holes whole piece pieces abundance admire adopt advance afford aim allow appear approach argue arise arrange arrive assembly attach avoid awake banish bang barrel battle beauty beg behave belong bend betray bloom boast
borrow bother bounce bound bow brag breach brighten browse bubble bucket budget bump bundle bushes capture carve cease challenge chase chat cheat cheer chew clap clasp clod collapse collect compare
compete confess confide connect conquer consist constant contain convince copy cough crawl crop crouch cruise cuddle curl damp dare decay decide decline decorate decrease defend delay deliver deny descend
deserve detect develop devote differ disappear discover discuss divide donate drag drain drift droop dross drown eager earn embrace encourage endure enjoy enlarge erase erect escape evolve examine excite
excuse exist expand expect explain explode explore express extend fail faint fasten favor fetch fiddle flap flash flatter flip float flush fold follow frighten fry gallop gaze glance glide glitter gloat glow
glue grab grant greet grin grip grumble guess handle hang hasten haul heap hesitate hint hoed hop hover hum hurl hurry ignite imagine impress improve include inform inhabit inspect invent invite itch jab jog
juggle kneel knit languish lash leap lick linger load lodge loosen lower lurk manage mend mention mingle misery moan mow multiply murmur nod nourish observe obtain occupy offend omit oppose ordain paddle
panic parade pardon pat pause peel peer perch perform perish permit persuade pierce pinch plead please plunge ponder pour prance predict prefer prepare prevent proceed produce prosper protect provide puff
pursue quarrel quench quiver raid reach realize recall receive recognize recover reduce refer reflect refuse regret relax release remain remind remove repent require resemble resist retreat reveal revolt
roam roll rustle scald scoop scrape scratch scream scrub search seize select separate settle sharpen shatter shelter shiver shrink shrug sift skip slap slip smash snap snatch sneak sniff snore soak soar
sob sparkle spill splash sprig sprinkle sprout squeeze stab stagger stake stammer stare startle starve stash stir stitch stoop strain strand stray stretch strip stroll struggle submit suffer suggest suppose
surge surround suspend sway swing tangle tap tear tease tend thaw threaten thrive thrust thud tickle tighten tilt topple torment totter trace track trample trickle trim trip trot tumble twist utter vanish
vibrate wail wander wander warn waver wear weigh whine whirl whistle wiggle wilt wink wither wobble wrap wreck wrestle yawn yell yield
wonderful wooden words worker working worry worse worth writer writing written yellow yesterday youth zebra zero zone
`

/** Everyday English words: one that is spelt rightly is no misspelling of another. */
export const commonWords: ReadonlySet<string> = new Set(
  [words, ...englishSynonyms.flat(), ...contrastRows.flat()].flatMap((text) => text.trim().split(/\s+/)),
)

const commonStems: ReadonlySet<string> = new Set([...commonWords].map((word) => stemmer(word.toLowerCase())))
const everyday = new Map<string, boolean>()

/** Whether a folded word is an everyday one in any of its forms ("counted"), so that it is no misspelling of another. */
export function isEverydayWord(word: string): boolean {
  const known = everyday.get(word)
  if (known !== undefined) return known
  const isEveryday =
    commonWords.has(word) ||
    (word.length > 3 && /[^s]s$/.test(word) && commonWords.has(word.slice(0, -1))) ||
    (word.length > 4 &&
      /(?:ed|ing|ings|ly|er|ers|es|[^s]s)$/.test(word) &&
      commonStems.has(stemmer(word)) &&
      isForm(word))
  if (everyday.size > 20_000) everyday.clear()
  everyday.set(word, isEveryday)
  return isEveryday
}

/** Whether a word is spelt as a form of some everyday one is: "mightely" and "maried" are not. */
function isForm(word: string): boolean {
  const root = word.replace(/(?:ings?|ed|ly|ers?|es|s)$/, '')
  const roots = [root, `${root}e`, `${root}y`, root.replace(/(.)\1$/, '$1'), root.replace(/i$/, 'y'), word.slice(0, -1)]
  return roots.some(
    (one) => commonWords.has(one) && !names.has(one) && !(one.endsWith('y') && /[^aeiou]y(?:ed|es|er|ly)$/.test(word)),
  )
}

/** Everyday names, of which no verb is made. */
const names = new Set(['mary'])
