const words = `
abaddon abaddond abaddoned abaddoner abaddones abandond abandoner abandones abandoning abandons abase abased abases abdoned abeld abels
abiel abimelechd abimeleched abimelecher abimeleches abimelechs able abound aboutd abouts abuseed abuseer abusees abuseing abusived
abusives accept acco accountd accounts acre acres acting actuallyd actuallys adder adiel adultd adulted adulter affairs affordd affords
afraidd afraids afterd afters againd agains againstd againsts agree agreed aground ahab ahazd ahazs aher ahimelech ahimelechd ahimelechs
ahira ahithopheld ahithopheled ahithopheler ahithopheles ahithophels aided aideer aides alcohold alcoholed alcoholer alcoholes alcoholicd
alcoholiced alcoholicer alcoholices alcoholics alcoholing alcohols alike alived alives allon allowd allows alloy allyer almostd almosts
aloned alones along alreadyd alreadys alsod alsos alter amaler amen amender amened amenes amid amider amids ammis amoner amons amos amzis
anather anathing aner anewer angel angeld angeles angerd angers angles angryd angrys anguishes animald animaled animaler anothed anotherd
anothers anothes anothing answerd answerer answeres anxietyd anxietys anybodyd anybodys anyoned anyones anywhered anywheres apartd aparts
apes appealer appleer aram arams arba arbas arbel arches arching aread areas arentd arents argued arguees argueing arims armed army armys
aroma aromas aroundd arounds arrester arrived arrives arrow arts arza arzas asas ascent ashaned ashes aside asleepd asleeps asps assaria
assaultd assaulter assaultes assaults asses assird assired assyriad assyrian assyrias ater attach attached attachs attackd attacker
attackerd attackes attemptd attempter attemptes attempts aunt automobile aven avener avenes avens avoidd avoides awayd aways awfuld awfuls
azaz azel aznother babyd babylond babylons babys backd backs badged badlyd badlys bake baldes baldy balled balling balls band banded
banding bangd banger banges bangs bani banied baniing bankd banked banking banks bared bareer bares bark barker barley barn barned barner
barning barns barred barrel barren barrier bars barter base baseing basin bathd bathe batheing bather bathing bathroomd bathrooms baths
batos bats battering battle beach beak beaked beaking beaks beam beamed beaming beams bean beaned beaning beans beard beared bearing bears
beast beasted beasting beasts beatd beatend beatens beater beates beatings becaused becauses bechering bedroomd bedrooms beend beens beera
beerd beeri beers bees befored befores befriend begind behindd behinds beings beka bela belas beliefes believed believees believer
believers bell belld belled bellies belling bells bellyd bellyed bellying bellys belongd belongs below beltd belted belter beltes belting
benchd benchs bene beno bent bented benter benting bents beon beor beored bera berad berak beraking beraks beras bered besai besom besor
bestd bested bester besting bests beten beth betheling bether bethering betterd bettering betters betweend betweens bezer bier bierd bile
biled bileed biles bill billd billed billes billing bind birdd birds biri birid bited bitees bitter bittering blackd blacks bladed bladees
blame blames blank blanked blanker blankes blanketd blanketes blaze blazes bleating bless blessed blesses blew blewd blewed blews block
bloodd bloods bloodyd bloodys bloom bloomd blot blotd blowd blown blows blue blued blueed blues boar boared boat boated boating boats
bocheruing bodyd bodys boil bolt bolts bond boned bones bookd bookes boother bordering bore boreed bores bornd borne borned borning borns
boss both bothed botherd bothers bothes bothing bottled bottles bottomd bottoms bough boughd boughs boughtd boughts bowed bows brace
braced bracees brag brages brags braind brains brass braves bray brayes brays breach breadd breading breads breakd breakes breakfastd
breakfasted breakfaster breakfastes breakfasts breast breastd breastes breath breathd breathed breather breathes breaths bred breed bribe
bride bridged bridges bridle brink brinking brinks broad broked brokend brokens brokes brood brook brooks broomd brooms brothed brotherd
brotheres brothering brothes broughtd broughts brow bruiseed bruisees brute buds buildings builting bulged bull bulld buller bulles bullet
bulletd bulletes bulls bullyd bullyer bullyes bunah bunchd bunchs burdend burdens buried burnd burner burnes burnings burntd burnted
burnting burnts burst bury buryed burying burys bushing busy busys butchering butler butlering butter buttering buyer buying cabin cabines
cables cage caged cages caind cains cake caked cakes calf calfed calfing calfs calld caller callerd calles calm calmd calmed calmes
calming calve calved camed camel cames campd camps can't cana canada canaer cancel candyd candys cane caned caneer canes canker cannotd
cannots cantd canter canting cants cape caped capes card cardd carded cardes cards careed carees caressed cargo carmies carried carrot
carryd carryes carrys cart cartd carted cartes carts carve carved carves casas cased caseer cases cash casher cast caster casts catchd
catchs cauls caused causes caved caves ceased ceases cedar cell celled celling cells chain chance changed changeing changes chapterd
chapters charge charging chart charter chase chases chaste chatd chater chats chatter cheat chestd chests chet chets chew chicks chief
childd childrend childrens childs china chinas chios chokeed chokees chokeing choosed choosees choped chopes choping chops chosed chosees
chosend chosens christiand christianed christianer christianes christians christing christmas churchd churchs cityd citys clades clads
clamor clan clanes clanging clans clapes claps clasp claspes clasps classes claws clayes clays cleand cleans clear clever cliffd cliffs
climbd climber climbes closed closer closes clothe clothed clothees clother cloths clubd clubs coachd coacher coachs coald coat coates
coats cockatrices coin coiner coines cola colas cold colleged colleges colord colors coltes comb comber combes combing combs comed comeer
comees comeing commend commitd commited commiter commites commiting commits companyer compete complete completed completeed completeer
completees completelyd completelyed completelyer completelyes completelys completes concealed conceded concedeed conceited conceived
concern concernd concerner concernes concerns condemned confered conferred confideed confideing considerd considerer consideres considers
constant constantd constanted constanter constantes constantlyd constantlyed constantlyer constantlyes constantlys constants container
contender contenter continual continuald continualer continuals continued continueed continueer continuees continues converted cookd
cooked cookes cooking cooks cool coold copies coping copper copy copys cordd cordes cords corn cornd corner cornes corns corpse cors
cortad cortaer cortaes cortas cortod cortoes cortos cosa cosad cosaes cosam cosams cost costes costs cots couch couchd couched couches
couchs cougher couldd couldntd couldnts coulds counsel counseld counseled counseler counseles counsellor counsellord counsellors
counselord counselored counselorer counselores counselors counsels countd countryd countrys counts couple courd courer coures course
courses court courtes courts cousind cousins cover coverd coveres covert coverts covets cows cracker crackes crave crawl crawld crawler
crawles created creates creek creep creepd creeps crete crib cribd cribed cribes cribs crime crimed crimes crisis croix crook crops crouch
croucher crueld crueled crueler cruels cruise cruises crushd crusher crushes cubs cumi cups curd curdes cure cured curees cures curles
curse cursed cursees curta cushed cushes cuth cuther cuthing cuths cutters cuttings dagger damp damped dampes damps dangerd dangeres
dangers danield daniels dara dare darkd darks dart dashes date daughterd daughters davidd davids dawn dawns deadd deads deaf deafd deald
deals dealt dear deard deathd deaths debar debir debt decade decaded deception deceptiond deceptions decide decideed decides deck
decreased dedan deed deepd deeped deeperd deepers deepes deeps deer deerer demand demandd demanded demander demandes demands dens deprive
depth derision deserter desertes deserved deservees despaird despairs desperated desperateed desperateer desperatees desperates despised
despisees despite despites destinyed destroyd destroyer destroyerd destroyered destroyers destroyes destroys detain detest detestabled
detestableed detestableer detestablees detestables detestd detested detester detestes detesting detests didntd didnts digs dill diller
dine dined dineer dines dinnerd dinners dips directer directord directors dired dires dirt dirtd dirts dirtyd dirtys disappeard
disappearer disappeares disappears disappointd disappointer disappointes disappoints discipled discipleed discipleer disciplees
disciplines discordd discords disgraced disgraces disguiseing dished disher dishs dispute disputed disputeed disputeer disputees
disputeing disputing distilles divorceed divorceer divorcees divorceing doctord doctors doeg doegs doer doers doesntd doesnts doings
domain doned dones donor dontd donts doom doord doors doubtd doubts dove doves downd downed downing downs doze dozes dragd draged drager
drages drankd dranking dranks draw drawed drawers drawes drawn drawned drawner drawning draws dreadd dreading dreads dreamd dreams dregs
dressed drewd drewer drews dried dries drinkd drinkes drip driper dripped drips drive drived driveer driven driverd drivers drives droop
droops dropd dropes dropsy dross drownd drowner drownes drowns drums drunkd drunking drunks duke duller dumbd dumbed dumbs dunger dura
dwell dwelts dyed eachd eachs ears earthd earths ease east easting easts easyd easys eatend eatens eater eber echod echos eden eder edged
edges egyptd egypts eker electricing eleven elevens eliab eliabs eliakimd eliakims eliam eliams eliel elijahd elijahs elikas elim elims
elis elsed elses elules emberer embraceer emmerer emptyd emptys enemyes enjoyd enjoys enoughd enoughs enter enterd entire entrap entry
envied envies envoy envoyd envoyed envoyer envoyes envoys envy errord errors esar escapeed escapeing escapes eshan eternal evend evens
event everd evers everybodyd everybodyed everybodyer everybodyes everybodys everyd everying everyoned everyones everys evident excludeed
excludees exile existd existed existenced existenceed existenceer existencees existences existent existentd existented existenter
existentes existents existes exists exit exiter exiting exits express extend extremelyd extremelyed extremelyer extremelyes extremelys
ezer faced faces fade fail failes failing fails failured failures faint faintes faird faired fairer faires fairs fairy faithd faither
faithes faiths faked falcon falld falles fallowing fallows falls fame familiard familiars familyd familys fans fantasies fare farewelld
farewells farm farther fastd faster fastes fasts fatald fatals fatherd fathers fatling fatter fattest faultd faults faulty favord favors
favour feard fears feast feather feeld feeles feelings feet feetd feeting feets felix felixes felld felles felling fellowing fellows fells
feltd felts fightd fightered fightes fightings figs fill filld filled fillees filler fillets filling fills film filmd filmer filmes findd
finder finds fined fineer fines fingerd fingers finishd finisher finishes fins fired fires firm firmed firms firs first firsts fish fishs
fistd fister fistes five flap flavor flea flead fleas fleed flees fleet flew flewd flight flighting flights flood floord floors flour
flowing flute foal foes fold follow followd followes follying foodd foods fool foold foot footd footer foots forceed forceer forcees
forceing ford forded forder fordes fording foreverd forevers forgave forge forged forgees forger forgers forges forgetd forgetes forgived
forgivend forgivens forgives forgotd forgoted forgoter forgotes forgots forgottend forgottened forgottener forgottenes forgottens fork
forked forker forkes forking form formd formed former formes forming forms fortd forted forter fortes forth forting forts forty fosterd
fosters foul fould foundd founds four fourd frame freed freely frees frered freres fret fridayd fridays friendd friendes fright frighted
frighten frightend frightener frightenes frightens frighting frights fringe frog fromd froms frontd fronts frost froster fuel fueling
fuels fulld fulles fulling fulls fully funnyd funnys furnitured furnitureed furnitureer furniturees furnitures futured futures gamed
gamees gangd ganger ganges gangs gapes garbaged garbages gareb gate gates gath gaved gaves gazas gaze gazes gentle gift giftd giftes gird
girds girld girles gived givees giveing givend givens giver givers givings gloomed glooming goad goat gods goings gold goldes goned gones
goodbyed goodbyees goodd goodlyes goods gores goring gossipd gossips gown grabd grabed grabes grace grade grades grain grand grandd
granded grander grandpad grandpas grant grantes grants grape graped grapes grass grasses graved gravel graven graves gray grays graze grin
grindes grinds griped gripes gritad gritas groan groand groceryed groceryer groceryes grocerys groomd groomer groomes gropeed gropees
groundd grounds groupd grouped grouper groupes groups grove groved groves grow growd growed growes growing growl growld growles grownd
growning growns grows grub grubs guard guardd guarded guarder guardes guards guest guestes guests guilt guiltd guilts guiltyd guiltys guni
gunis habit habitation habitationd habitations habitd habited habiter habites habits habor hadar hades hadntd hadnts hagab hagard hagars
hail hails haird haired hairs hairy halfd halfs halfway hali halis hall halt halted haltes halting handd handed hander handes handing
handled handles hanes hangd hanges hangings hannahd hannahs happen happend happener happenes happierd happiers happyd happyer happys hara
harad haraed haraes haraing haram haramed haraming harams haraning harans haras hardd harded harding hardlyd hardlys hards hare hared
hareed hareing hares harim harimed hariming harims harmd harmer harmes harod harp harpd harped harping harps harshing harum harumed
haruming harums hasntd hasnts haste hasted hastes hateed hatees hateing haters haunt haved haveing haven havend havens haventd havents
haves hazar hazer hazo headd heads heal heald heals heap heapd heaps heard heards heares heartd hearth hearts heatd heated heates heating
heats heave heaved heavend heavens heaves heavyd heavys heber heed heel heeld heir heirs heldd helds heled heli helid helis helld hells
helpd helpes henad herb herd hered heres hero heros hers herselfd herselfs hezekiahd hezekiahs hezir hiddend hiddens hided hidees hideing
hiel hield highd highs hiking hill himselfd himselfs hinds hinted hinting hints hips hire hires hiss hoard hoed holdd holdes holed holes
holy holyd holys homed homer homes honestlyd honestlys hoods hoped hopeing hopes hopping horribled horribles horribly horse hospitald
hospitals hour hourd houres housed houses howld huge huges humility humilityd humilityed hungd hunged hunger hungerd hungers hunging
hungryd hungrys hungs hunt hunted hunting hunts huri huried huriing huris hurl hurld hurled hurler hurles hurling hurls hurtd hurter
hurtes ignorant ignoreed ignorees ignoreing illegald illegals imageing imagined imagineing imagines imla imna importantd importanted
importanter importantes importants imported impossible impossibled impossibles impotent inappropriated inappropriateed inappropriateer
inappropriatees inappropriatelyd inappropriatelys inappropriates incenseer incite incited incites included includees inherites injured
injureing injures injuryd injurying injurys insided insides insistent insolent insteadd insteads insult insultd insulted insultes
insulting insults intender intent intentd intented intenter intentes intents interest interestd interested interester interestes interests
internetd internetes internets intod intos invisibled invisibleed invisibleer invisiblees invisibles inviteed invitees isaiahd isaiahs
isntd isnts israeld israels jaala jada jadas jahaz jahmais jalam jambres james janais javans jebus jegar jehus jeremais jeremiahd
jeremiahs jerusalemd jerusalemed jerusalemer jerusalemes jerusalems jesuss jether jetur jezer joah johas john joind joins joint joked
jokees jokeing jonahd jonahs jonan jonans jorah jose josephd josephs joses jourd jourer joures juda judad judaes judahd judahs judeas
judes jumpd jumper jumpes jumps june junia justd justed juster justes justs jutah kaind keepd keepes keptd kepts kickd kicker kickes
kidnaps killd killer killerd killes kiln kilnd kilned kilning kilns kindd kinds kings kish kished kishes kishing kishs kitchend kitchens
knee kneed kneeld kneels knees kneltd knelts knew knifed knifes knites knockd knocker knockes knot knowd known knows lace laces lack
lacked lacker lacking lacks lads ladyd ladys laidd laided laider laides laids lain laind lake laked lakes lama lamaes lamas lamb lambes
lambs lamed lamees lamp lampes lamps land lane lanes laps large larger larges lash lass lastd laster lasts late lated lateer latelyd
latelys laterd laters lates latter latters laughd laugher laughes lawful laws lazy lazys leaded leaderd leaders leades leading leafed
leafer leafes leafing leahed leaher leahes leahing leakd leaker leakes leaking lean leaned leaner leanes leaning leaped leaper leapes
leaping learnd learns lease leased leases least leaved leavees leaveing leavens ledged ledges lees leftd lefter lefting leftover leftoverd
leftovered leftoverer leftoveres lefts lend lended lender lending lent lenter lenting lents leper less lest lester lesting lests letterd
letteres level levier levite levyer lewder liberally liberallyd liberallys lice liced lices lick licked licker lickes licking licks lied
lifed lifes lift light lightd lightening lightering lightes lighting lightlying lightnings likeed likees liken likend likening likens lima
lime limed limes limps line lined linening lines linger linteling lion listd listed listend listener listenes lister listes listing lists
litters littled littles liveed livees liveing liver liverd livers load loader loan loathed loathes loaves lockd lockes lodge loins lois
lonelyd lonelys longd longed longerd longers longes longs lookd looker lookes loom loomed looming looms loops loose loosed loot looted
looting loots lordd lords losed loseer loseing loses loss lostd loster losting losts lotus loud loveed lovees loveing lovely lover loverd
lovers lower lowing luck lucked lucker lucking lucks luke luked lukes lunchd lunchs lung lunger lust lyre maded mades maid maidd maided
maiden maides maids mailer maim maimd maimed maimer maimes maims maind mainer major maked makees makeing maker makers male males malta
maltas mamad mamas mamre manage manager mane maneer manes manged mangeer mangerd mangers manges manna manner mans manyd manyer manys mara
maras marchs mark markd markes marking marred marry mary marys mask masked maskes masking masks mass massaer massage massaged massageer
massaher mast master masters mated mateer mates mating matrites mats matterd matteres mature maybed maybes mayord mayors meald meales
mealing meand meanes meant meantes meanting meants meat meating meats medal medals medan medaning medans mede medes medicined medicinees
medicines meditation meditationd meditations meek meeking meetd meetings meets melt melting menan menaning menans mend mended mending
mends mene menes mens meon meoning meons merchanted merchanter merchantes merchants mered meres mesh meshed meshing meshs messageed
messages metal metals meter meteres meters mica micas mice midnightd midnights mightd mights mighty mild mile mill mina minad minas mindd
minds mine mined mint mintd mire miry miser miserabled miserableed miserableer miserablees miserables miserably miserablyd miserablyed
miserablyer miserablyes miserablys miserd misers miseryd miserys mishma missed mist mistaked mistaken mistakes misting mistreat mistreatd
mistreater mistreates mistreats mists mizar moabd moabs moan moaning moans moat mockd mocker mockerd mockes mode model modes modest
modested modester modesting modests modestying mois moist moistes moisting moists mold molder mole moleching moleing moles momenting
mondayd mondays monded mondes moneyd moneys monkeyd monkeys monster month monthd monther monthes mood mooning mopher mored morees moreh
morehes moreing mores mornings mortd morted morter mortes morting morts moss mostd mostes mosting mostlyd mostlys mosts moth mothed
motherd mothers mothes moths motives mount mourn mourning mouse mouses mouthd mouther mouths moved moves movie mown mowning muchd muchs
murderd murders murker murks must mute mutter mutters myra myselfd myselfs naamah naamand naamans naames naarais naaran nadab nail nain
named namees naomid naomis nation nationd nationes naves neah neard nearlyd nearlys nears neat neating neats neckd necks neco needy needys
negatived negatives neglect neglectd neglecter neglectes neglects neighbord neighborer neighbors neighbourd neighboured neighbourer
neighboures neighbours nest netaim netaims neverd nevers nextd nexts nightd nights nine nines ninod ninoes noahes noahing nobodyd nobodyes
noird noirs noise nomads noned nones nonstopd nonstops noon noond nooned nooner noones noons noosed nooses nophes nophing normald normals
northing nosed noses noted notees noteing noticeed noticees nowhered nowheres nuestrod nuestros null nulld nulled nuller nulles nulls nuts
oather observe oded offend offer offerd offerer offeres oftend oftens olderd olders omer onced onces oneselfd oneselfs onlyd onlys order
otherd otheres outcastd outcasts outsided outsider outsides oven overcomed overd overs overwhelm overwhelmd overwhelmer overwhelmes
overwhelms pace paced paceed paceing paces paddled paddles pagan paidd paids paind painfuld painfuls pains paint painted paints pair paird
paires pairs palace palaces palates pale palm palms palti palties pangs panicd paniced panicing panics pans pant pantd panter pantes
paperd papers papi papid papier parades paradise parah paran paraner parbar parcel parent parentd parentes paris parkd parked parker
parkes parking parks partake partd parted parter partly partnerd partners partyd partyer partyes partys pass passaged passages passer
passerd passes pastd paste pasted pastes pasting pasts pauld pauler pauls pause paused paws paying pays peace peaces peak pearler pearles
peer pegs peleg pelet pens peopled peoples peor pered peres peresh perez perga perida perishd perishing perishs persecute persecuted
persecuteed persecuteer persecutees persecuteing persecutes persecuting personal persond personing persons peterd peters peurd peured
peurer peurs phoned phones photod photoes pickd picker pickes pictured picturees pierce pigs pilates pile piles pillowd pillows pinchd
pinched pincher pinching pinchs pine pined pineed pines pinoned pinoning pipe pishoning pitch pitches pits placed placees plain plained
plaining plains pland plane planed planeed planeer planeing planer planes planet planeter planing planks plant planted planters plantes
planting plants plaster plate plated platees plating platter playd player playerd players playes plea pleaes pleas pleased pleases plotes
plower plum plums pocketd pockets poet poeted poeter poeting poets pointd pointer pointes poisond poisons pole poles policed polices
policy polishing polls pond ponds pool poord poored poors pope popes port portd ported porter portes porting ports postd poster postes
posts pots pourd pourer poures powder powerd powers practiced practices prayd prayer prayerd prayeres prayes praying preceding preferd
prefered preferer prefers pregnantd pregnants prepared prepares presenting press pretendd pretends pretenseing prettyd prettys prevent
preventing prey preyed preyer preys price pricees pricking pricks pride pridees prime primees print printed prints prison prisoning
privated privatees prize prizees problemd problemed problemer problemes problems promised promises prophetd propheted propheter prophetes
prophets prove provees psalmd psalmes puah puahed puahes puahing publishing pulld puller pulles punishd punishs pure pured pures purposed
purposes pushd pusher pushs pyre quail quails queen questiond questions quickd quickes quicklyd quicklys quicks quietd quieter quiets
quitd quited quiteer quiter quites quits quizd quizes quizs quote raca racas raced races racheld rachels raged rages raging rags rain
rained raisin rally rama ramas ramped rampes ramping range rare rared rares rasher ratherd rathers ravener raze razed razes razord razores
read readd reads readyd readys reald reallyd reallys realm reals reap reaped reapes reaping reaps rear reard reasond reasones rebas
rebekahd rebekahs record recordd recordes reel refuge refuges refused refusees refute refutes regard regardd regarded regardes regards
regretd regreted regreter regretes rejectd rejecter rejectes relied reliefd reliefs relies religiond religions rely removeed removes rentd
renter rents repay repays resist resistd resists respond rest restd rested rester restes rests retreater returnd returned returner
returnes returns revealer reveler revenged revenges revenue reward rewarded rewarder rezon rezond rezones rich ride rifled rifles rightd
rights rims ripe riped ripeed ripes rise risen roadd roads roam roamd roar roard robbed robed robes robs rock rockd rockes rocky rockys
rode roman rome roofd roofs roomd rooms root roped ropes rose rots roughd roughs rubbled ruby rubyed rubys ruded rudes rugs ruind ruiner
ruines ruining ruins rule ruling rumord rumored rumorer runawayd runaways ruse ruther sabe sabed sabes sacar sacard sacared sacares sacars
sack sacked sacking sacks sacred safed safely safes safetyd safetys saidd saider saids sail saild sailes sails saint sake saked sakes sale
saled salees salem salems salim sallu salma salmon salt salter saltes salts salu salues salus salve salved salves samed samekhing sames
samos samsond samsons sand sandd sanding sands sangd sanger sangs sank sanked sanking sanks sapped saraph sarid sash sashed sashes satand
sauld sauler saules sauls saveed saveing saves sawed sawns saws sayings scab scabd scabed scabes scabs scald scale scaled scales scareed
scarees scarer scarfd scarfed scarfer scarfes scarfs scarves scatterd scattered scatterer scatteres scene scent schoold schools scoffering
score scored scores scratchd scratcher scratches scratchs screamd screamer screames screeched screeching screening scripter scriptured
scriptureed scriptureer scripturees scriptures seal seales sealing seals seam seaming seams seas seat seating seats secretd secreted
secreter secreting sect secting security seed seeds seek seeks seem seemd seemes seen seend seens seer seers seir seirs sela selfd selfs
sell selles sendd sended sendes senir sense sentd senter senting sents separate separateed separateer separatees separateing separately
separatelyd separates separationd separationed separationer separationes separations sepharaded sepharading sepharer sephares serah
seraphd seraphimd seraphims seraphs sered seriouslyd seriouslyed seriouslyer seriouslyes seriouslys serve sething sets setting seven sever
sewed sews sexuald sexuallyd sexuallys sexuals shack shacked shackes shacking shacks shade shaded shades shaked shakees shaken shakener
shakens shaker shakered shakers shall shallow shallowd shallowed shallower shallowes shallowing shame shamed shames shan shand shaned
shanes shans shape shaped shapeer shapes shareed shareer shares sharezer shark sharkd sharked sharkes sharoner sharp sharpd sharped
sharpen sharpend sharpened sharpenes sharpens sharper sharpered sharperer sharperes sharplyer sharuhener shatter shatterd shatterer
shatteres shatters shaul shauld shave shaved shavener shaves sheal shealing sheals shear sheared shears sheba shebnad shebnah shebnas shed
sheds sheep sheeping sheeps sheeter shelf shelfer shelld sheller shells shelterd sheltered shelters shem shems shen shend shens sheol
shething shift shin shins ship ships shirtd shirts shoa shoad shoaed shoaer shoaes shoaing shoas shock shod shodd shoded shoder shodes
shoding shods shoed shoeed shoeer shoees shoeing shomer shomers shone shoned shones shookd shooker shooking shooks shootd shooted shooters
shootes shoots shop shopd shoped shoper shopes shoping shops shore shored shores short shorted shorter shortered shorting shorts shot
shotd shoted shoter shotes shoting shots shouldd shouldntd shouldnts shoulds shoutd shouter shoutes shovel shoveld shovels showd showerd
showeres showes shown shownd showned showner showning showns shrewding shroud shua shund shuni shuns shur shured shurs shut shuted shuter
shuting shuts sickd sicker sicking sicks side sieve sifter sifts sigh sign signifies silk silking sinced sinces sing singing singled
singles sink sinning sins sion sirs sisterd sisteres site sites sitting skies skill skilled skilling skills skind skink skinking skins
skipd skipes skiping skirtd skirts skys slack slacked slacking slacks slag slags slapd slaped slapes slaping slave slaved slay slaying
slays sledge sleek sleeking sleeks sleepd sleepes sleptd slepts sliced slices slided slides slip sliper slipped slippery slipping slips
slot slots slowd slowed slower slowing slows small smarted smashd smasher smashs smelld smells smiled smiles smite smoke smoothing snake
snaked snakes snap snaps snare snared snares snatched snatching sneakd sneaker sneakes snore snout snouted snouting snouts snow snowed
snower snowing snows snuff snuffer soakes soap soaper soaps soar soard soared soares soars soco socos soda sodis soft soften softering
soil soils soird soires solad solar solas sold solder sole soles solomond solomons somebodyd somebodys somed somees someing someoned
someones somes somewhered somewhereed somewhereer somewherees somewheres song songd songed songer songes songs sons soond soons soot
sooter sooting sored sorek sores sorryd sorrys sortd sorts sould souled souler soules souls soup souped soupes soups sour sourer sours
southing sowed sower sowers sowing sown sows spaced spaces spade spain span spand spaned spanes spans spare spared spares spark sparked
sparks spatd spats speakd speaked speakes speaking spear spearer speares spearing spears speciald specials speck specks spelter spend
spending spends spent spewer spice spices spied spill spills spin spines spins spitd spite spiteing spites spiting spitting splitd
spliting splits spoked spoken spokes sponge spoond spoons sport sporter spotd spots spouts spranged spranger spranging spray sprayed
spraying sprays spreadd spreades spun spurs spying squad squared squares squeezeed squeezees stabd stabed stabes stabing stabled stabs
staff stag stagd stage stages staging staind stains stair staird staires stake staked stakes stalk stalkd stalker stalkes stall stalled
stalling stalls stamp stampd stampes standd stands stank stankd stanked stanking stanks star stard stared stareed starees stareing starer
staring stars start startd starter startes starting startled starts starveed starvees starveing stash stashed stashes state stated
statered states stationd stations stayd stayes stays steald steales steam steaming steams steel steeling steels steep steeping steeps stem
stems stepd stepped steps stew stewer stickd sticker sticks stiff stilld stills stink stinking stir stired stirer stires stirs stitch
stock stoled stolend stolens stoles stomachd stomachs stone stoodd stoods stool stoold stoop stoopd stooped stopd stoped stops store
stores stout stouted stoutes stouting stouts stove stoved stoves straggler stragglerd strain strand stranded strander stranding stranged
strangeed strangeer strangees strangeing strangerd strangered strangering strangers stranges strap strapped stray straying streaks stream
streamed streaming streams streetd streetes stretched stretching strife striked striker strikes string stringed stripd stripped strips
strive stroke strongd stronged stronger stronging stronglyd stronglyed stronglying strongs struck struggled struggleing strung strunged
strunger strunging stub stuckd stucks student studentd studentes stuffd stuffer stuffs stumps stupidd stupids stutterd stuttered stutters
style suah suchd suchs suckd suckes sues sufferd sufferings suffers sufficient sufficientd sufficiented sufficienter sufficientes
sufficients suitd suits sulfuring summering sung sunk sunking sunks supperd supperer suppering suppers support supportd supported
supportes supports suppose supposeed supposeer supposes sured sures surge survived survives susi susis swallowd swallower swallowes
swallows swamps swan swand swans sway swaying sways sweard sweares sweat sweats sweep sweeping sweeps swell swept swoon sword swords
swored swores sworn tabel tablees tables tablet tabletd tabletes tabrets tackle tackles tahan tahrea tailer taked takees takeing takend
takens taker takers tale taleing talent tales talkd talkes tall taller talling talls tamar tame tames tank tankes tanking tanks taread
tareas task tasked taskes tasking tasks taxes teach teached teacherd teachers teaches teamd teamed teames teaming tear teard teared teares
tearing teaseed teasees teaseing tebeth teems teethd teeths teil teiling teils telld telles tema temaer temas temperd tempers templed
tempt temptd tempter tempterd temptes tempts tend tended tending tens tentd tented tenter tentes tenth tents term terms terribled
terribles terribly terrifyd terrifyed terrifyer terrifyes terrord terrores terroring terrors test tested testified text textd texter
textes thand thank thanking thanks thans thatd thated thates thating thats thaw theatered theatering theaters thee thees theird theirs
themd theme thems thend thens thered theres thesed theses theyd theyer theys thick thicket thicking thicks thighd thighes thind thiner
thines thining thinkd thinker thinkes thins thong thongs thosed thoses thoughd thoughes thoughs thoughtd thoughtes threades threat
threated threatend threatener threatenes threater threates threating threats threed threes threwd threwing threws throatd throates throats
throbs throughd throughs throwd throwes thrownd throwning throwns thrust thus ticketd tickets tickled ticklees tiened tienes tiger tile
tiled tiles tilld tiller tilling tills tilt timed times tiras tires tiria toad toads todayd todays toes tohus toil toild toiled toiler
toiles token tola tolad tolas toldd tolder tolds toll tolld tolling tolls tomato tomb tomorrowd tomorrows tone tonightd tonights tookd
tooks tool toold toothd tooths tops torch torched torcher torches torching tore tored tores torment tormentd tormenter tormentes tormentor
tormentord tormentored torments torn torned torrentd torrented torrenter torrentes toss totallyd totallys touchd touchs tough toughed
tougher toughes toughing tour toures tours toward towardd towardes town trace traces track trackd trackes trader trafficd trafficed
trafficer traffices trafficker traffickerd traffickered traffickers traffics trail traind trained trainer traines trains tranquil
tranquild tranquiled tranquiler tranquiles tranquils trapd traped traper trapes traping traps trashd trashs trayd trayer traying trays
tread treads treason treasons treatd treates treaty treatys treed trees tribed tribes trick trickle trickles tricks trim trimd trimed
trimes trims tripd triped tripes triviad trivias trod troop trot troubled troubler troubles trough truckd trucks true trued trues trunk
trustd trusts tuck tune tuned turnd turner turnes turns twiced twices twin twistd twister twistes twists typed types tyre tyred tyres
uglyd uglys uncled uncles underd underer unders understandd understanded understander understandes understoodd understooded understooder
understoodes understoods undoer undos unfaird unfairs unhappyd unhappys unloaded unnos unrested unrestes untie untild untils upsetd upsets
uses usuallyd usuallys uzzah uzzia uzziad uzziahd uzziahs uzzias vain vaines vains valed valeer vales valord valors value vaniah vaniahed
vanishd vanisher vanishes vanishs vapor vase vast vats vault veiles vein veined veiner veins vent venter vents venture versed verses veryd
verys veuxd veuxs vial vialer victim victimd victimed victimer victimes victims vidad vidaes vidas videod videoes viento view vile viles
ville vine vines violate violateed violates viold violed violenced violenceed violenceer violencees violentd violented violenter violentes
violents violes violin violines viols virgind virgins vivad vivas voiced voicees void voides voir voires vomitd vomiter vomites vote voter
votes vows wade wafer wage wail waist waists wait waited waiter waites waiting waits waked wakeing wakes walkd walking walks walld walls
wane waned waneed waneing wanes wantd wanter wantes ward wards warn wars wart warted warter warting warts wash washed washes washing
wasntd wasnted wasnting wasnts wasted wastes wasting watchd watcher watcherd watchers watchings watchs waterd waters wave waver waving
weak weakend weaking weaks weapond weapons weard weave weed weeds weekd weeked weekendd weekendes weekes weepd weeps weigh weighd weighs
weightd weights weighty welld wells wentd wented wenting wents wept wepts wered werentd werents weres west wests whaled whales whatd
whater whates wheat wheats whend whens whered wheres whetherd whethers while whipd whiped whiper whipes whisperd whisperes white whites
wholed wholes whose wide widow width wife wild willd wills wilt wilts windowd windows wine winnow wipe wired wires wise wised wiseed
wisees wiseing wises wishd wisher wishs witch witched witches witching withd withed withes withing withoutd withouts withs wits woked
wokes womand womans women wontd wonted wonting wonts wood woodd woodes woofs woold wools wordd wordes wore wored wores workd works worldd
worlds worm wormd worms wornd worns worries worryd worryed worrys worsed worses worst worthd worthes worths worthy worthyes wouldd
wouldntd wouldnts woulds wound wove wraped wring wristd wristes wristing writed writees writeing writer writers writhe writhes writings
writtend writtens wrongd wrongs wroted wrotes wroth wrung yahwehd yahwehs yelld yeller yelles yesterdayd yesterdayed yesterdayer
yesterdayes yesterdays youlld youlls yourd youred yourer youres yours yourselfd yourselfed yourselfer yourselfes yourselfs youved youves
zeri zerod zeror zeros zidon ziond zions zior ziza
`

/** Words that are spelt rightly though they look like a misspelling of a word of the rules: "moles" is not "molest". */
export const realWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
