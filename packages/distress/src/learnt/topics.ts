/**
 * What words are about, in English, Spanish and French alike: so what is learnt from one language and one child's words holds for others.
 * `name: word beginning* …`, folded as in `readSentences`; a word may have several. They are no verdict: what they weigh is learnt.
 */
export const topics = `
i: i im ive id ill yo je j jai jsuis jveux jme jpeux jvais suis soy estoy tengo quiero siento ai jsui chuis estoi toy kiero
me: me myself mine mi mis conmigo moi mon ma mes my meself mah nos nous us our mwa mio mia mios
myself: myself himself herself themself meself
we: we us our ours nosotros nuestro nuestra nuestros nous notre nos on
you: you u your ur tu te ti vous votre usted toi ton ta
he: he hes him his el ella lui il elle she shes her hers son sa su se hell
they: they theyre them their ellos ellas ils elles leur leurs les sus eux
someone: someone somebody alguien quelquun anyone anybody qqn somone
nobody: nobody noone no1 nadie personne aucun ningun ninguno none ninguna nobodys naide
everyone: everyone everybody all todos todas tous toutes tout todo everyones whole
not: not dont doesnt didnt cant couldnt wont wouldnt isnt arent wasnt aint never no nunca jamas pas plus jamais ne ni sin sans without havent hasnt shouldnt cannot tampoco ya nothing nada rien neither doesn
why: why porque por pourquoi prk pk porke bc because cause cuz parce pq puisque becaus becuz
mother: mom mum mama mommy mummy mother ma mami mamita mamá madre maman mere stepmom stepmum stepmother madrastra belle momma moms mums mothers
father: dad daddy papa papi father padre pere stepdad stepfather padrastro beaupere dads fathers da pa papis papito
parents: parents parent padres papas tuteur
uncle: uncle unc tio oncle tonton aunt auntie tia tante tata cousin cousins cousine primo prima grandpa grandfather abuelo papi papy grandma abuela mamie granny grandpere grandmere babysitter nounou ninera neighbor neighbour vecino vecina voisin voisine godfather padrino madrina parrain marraine carer lodger tutor
sibling: brother brothers bro sister sis sisters sibling siblings hermano hermana hermanos hermanas hermanito hermanita frere freres soeur soeurs frangin frangine twin gemelo gemela jumeau jumelle baby bebe bb
partner: boyfriend girlfriend bf gf novio novia copain copine husband wife esposo marido mari ex
leader: coach teacher pastor priest elder leader counselor counsellor director principal profe profesor profesora maestro maestra entrenador cura sacerdote directeur maitre maitresse prof entraineur animateur cure pretre chef moniteur deacon lider seno instructor monitor miss sir
friend: friend friends bestie bff friendz fren frend frends amigo amiga amigos amigas amie ami amis amies pote potes copain copine copains copines buddy pal classmate cuate companero companera compa besto roommate
kid: kid kids boy boys girl girls child children nino nina ninos ninas chico chica chicos chicas muchacho muchacha enfant enfants garcon garcons fille filles gosse teen teenager guy guys
adult: man men lady woman women adult adults grownup grownups senor senora senores hombre hombres mujer homme hommes monsieur madame dame adulte adultes gens type mec stranger strangers desconocido inconnu tipo
group: class classe club team equipo equipe grupo groupe troupe unit gang pandilla bande banda curso salon cole group
school: school colegio escuela ecole college lycee recess recreo recre lunchroom cafeteria cantine comedor locker locker lockers vestuario vestiaire vestiaires bus autobus playground patio hallway couloir pasillo desk pupitre homework tarea devoirs teacher classroom aula gym corridor school's cour
home: home house casa maison apartment departamento apartamento appart chez foyer foster orphanage orfanato shelter albergue refugio room cuarto habitacion chambre homes houses kitchen cocina cuisine
bed: bed bedroom cama lit bedtime sleep sleeps slept asleep sleeping duerme dormir dormido dormida duermo dormi dors dort dormi dormais couche blanket manta couverture draps pillow almohada oreiller pajama* pijama* pyjama* mattress matelas colchon sleepover
bath: bath bathroom shower toilet toilets bano banos ducha bain douche toilettes wc vestuario changing
night: night nights tonight noche noches nuit nuits soir soirs midnight dark darkness oscuro oscuridad noir evening madrugada medianoche nite tonite 2am 3am
soon: tonight tomorrow today now soon hoy manana ahora pronto ce demain aujourdhui maintenant bientot friday monday viernes lunes vendredi lundi saturday samedi sabado sunday dimanche domingo tmrw 2moro weekend
often: always every everyday everytime again again siempre cada diario otra vez toujours chaque encore often daily constantly nonstop whenever keeps keep sigue siguen souvent sans arret weekly
since: since days weeks months weeks dias semanas meses desde hace jours semaines mois depuis yesterday ayer hier last week month year years ano anos ans
last: last final ultima ultimo dernier derniere forever goodbye bye adios adieu farewell goodby despedi despedirme despedida despedirse revoir
letter: letter note carta lettre mot testament notebook diary diario journal
give: give gives gave giving away regalo regale regalando regalar di donne donner donnees dar doy laisse dejo
anymore: anymore more mas plus longer enough basta assez bastante
want: want wanna wants wanted wnt wish wishes hope quiero quisiera quiere ojala deseo kiero veux voudrais veut envie aimerais esper* ganas dream thinking pens* pienso plan plans planning decided gonna going voy vais va ready wana wnna
tryto: try tried trying attempt intente intentar trate tratado essaye essayer
live: live life alive living exist existing existence existir vivir vivo viva vida vivre vie vivant exister exist* born nacido nacer ne nee naitre naissance birth wake waking despertar despierto reveiller reveille
die: die dies died dying dead death muero morir muere muerto muerta murio muerte mort morte mourir meurt meurs meure mourrai crever creve kms unalive suicid* suicide sucide kys ctb muriera muera deces desvivir funeral entierro enterrement grave tumba tombe coffin ataud cercueil
vanish: disappear* vanish* desaparec* disparai* dispara* gone invisible invisibl* erase* borrar* effac* fade fades evaporate
heaven: heaven cielo ciel paradis angel angels angeles ange anges jesus god dios dieu seigneur lord diosito eternity
hell: hell infierno enfer
kill: kill* kil murder* matar mata mato mate maten matare matarme matarlo matarla matarse tuer tue tuent tuerai tuez strangl* ahorcar ahorc* hang hanged hanging pendre pendu ahog* noyer noie drown* asesin* assassin* choke* suffocat* egorger planter
weapon: gun guns knife knives pistol rifle weapon weapons bomb shoot shooting shot shots bullet bullets arma armas pistola cuchillo* navaja machete balazo* disparo* bala balas couteau* fusil flingue pistolet bombe arme armes hache axe bat bate batte hammer martillo marteau bleach poison veneno gasolina gas essence coups sicario
blade: cut cuts cutting razor blade blades sharpener scissors compass needle corto corte cortes cortarme cortar cortada cortadas navaja cuchilla gillette tijera* compas aguja coupe couper coupure* lame lames rasoir ciseau* cutter scratch* rasguno rasguna rasgo aran* griffe* gratte* automutil* selfharm slit slice carve* picking pellizc* pince pince* burn burns burned burnt burning quemo quema queme quemar brule* quemadura*
skin: arm arms wrist wrists leg legs thigh thighs skin brazo brazos muneca munecas pierna piernas piel muslo* bras poignet* jambe* cuisse* peau neck cuello cou face cara visage head cabeza tete back espalda dos sleeve sleeves manga mangas manche manches sweater hoodie sueter sweat pull ankle belly stomach hand hands mano manos main mains
blood: blood bleed* bled sang sangr* saign* bloody
mark: bruise* scar scars mark marks moreton* morado morados cicatriz cicatrices marca marcas bleus cicatrice* marque* hematome* blackeye swollen hinchad* enfle* welt* broken brok* roto rota rompio casse* purple blue oeil ojo eye eyes oeil rib ribs
pills: pill pills tablets medicine meds overdose paracetamol ibuprofen tylenol pastilla* medicina* remedio* cachets medicament* comprim* aspirin* bottle frasco boite swallow* tragar* trague avale* drug drugs droga* drogue*
height: bridge roof balcony window jump jumped jumping jump train trains tracks rails cliff puente techo azotea balcon ventana saltar salto tirarme pont toit fenetre sauter saute jeter rail vias tren platform quai edge borde bord stairs escalera* escalier* traffic voiture
rope: rope belt cord cable cable cuerda soga cinturon cinto correa ceinture corde cordon stick palo baton hanger gancho spoon cuchara cuillere ruler regle regla wire fil whip latigo fouet slipper chancla hose manguera wooden pan sarten poele iron plancha cane
hit: hit hits hitting hitted slap* smack* punch* kick* beat beats beaten beating spank* whip* whoop* pega pegan pego pegue pegaron pegaba pegar golpe* golpea* patea* patada* punet* cachetad* nalgad* frapp* frape* tape tapes tapent taper gifle* cogn* coup coups claque* battre bat battu battus batt* empuj* pouss* push* pushes shov* throw* threw jala jalo jalan tire tirent avienta lance* drag* arrastr* traine* shake* shook secou* sacud* pinch* bite* muerd* mord* grab* agarr* attrap* attack* ataca* atac* attaqu* hurt hurts hurting lastim* dano daño hace mal blesse* trip trips smash* abus* maltrat* violen* tortur*
threat: threat* amenaz* menac* or si blackmail* chantaj* chantage promise promised swear jure juro promis warned gonna
lock: lock* encerr* encierr* enferm* clos* tied tie tie amarr* atach* attach* closet armario placard basement cave sotano cellar garage garaje kneel rodill* genoux arrodill* cage jaula punish* castig* puni* cupboard key llave cle dark
shout: yell* scream* shout* grit* cri crie crient crier hurl* hurle insult* curse cursing maldi* loud engueul*
drunk: drunk* drink* drinks beer alcohol vodka wine borrach* tom* bebe toma cerveza boit bourre* soul ivre biere bottle bottles weed drugs high needle joint fume fuma
fight: fight* fought fights peleas pelea pelean pele* disput* batt* divorce* divorcio divorci* war
police: police cops cop policia jail prison carcel judge juez juge court arrest* 911 social worker assistante service
fear: afraid scared scare* scary fear* terrif* miedo asust* temo terror peur effraye* flippe* tremb* tiembl* shak* frighten* panic* nervi* anxi* angoiss* angusti* stress* worry* worried preocup* inquiet*
hide: hide hides hid hiding hidden escond* esconder oculto cach* planque* secretly cover tapar cubrir
tell: tell tells told say says said dice digo dijo diga diga dicen diciendo decir cuento contar conte conto dit dis disent dire parler parle habl* speak talk talks raconte* snitch report
secret: secret secrets secreto secretos secretly promise* tais* taire calla* callar quiet shh believe believes creer cree croit croire croira cred* confie*
touch: touch* toca* toco tocan toque touche* toucher caress* acaric* caric* rub rubs rubbed grop* fondl* molest* rape* rapes viol* manos feel felt kiss* bes* beso embrass* tickl* hug hugs hugged abraz* sits lap rodillas genoux sit lick* manose* pelot* peloter
private: private* privates down underwear panties pants bra butt bottom chest boob* penis vagina chichi* pecho* nalga* pompis calzon* ropa interior parte* intimas intime* culotte slip fesse* sein seins zizi zezette dessous body cuerpo corps naked nude* nudes desnud* nu nue nues undress* clothes clothe* vetement* shirt polera pantal* pantalon* sex sexual sexe sexu* porn* porno pregnant embarazada enceinte creepy creep pervert* adults
pics: pic pics picture* photo* foto* video* camera camara camera snap phone celular telephone telefono webcam dm dms screenshot* insta* whatsapp tiktok snapchat chat group online internet net meme* sticker* post posted publi* subi* story
gross: weird gross dirty nasty yucky wrong bad feo fea feas feos raro raras rara malo mala malas cochin* asco bizarre* sale sales degout* mauvais* mal uncomfortable incomod* shame* verguenza honte asham* disgust* sucia sucio
game: game games juego juegos jeu jeux doctor docteur play plays jugar juega jouer joue
candy: candy robux money dinero argent cadeau gift gifts regalo regalos presents dulces bonbon* toy dollars pay paga paye sou pesos euro euros euros
laugh: laugh* burl* rien rie rien moqu* moque mock* tease* teasing fun reir rigol* rire rires joke jokes bromas pranks
bully: bull* acos* acoso harcel* harcele* pick picks picked exclu* ignor* left leave out spit* escup* crach* steal* stole rob* vol* vole volent tripped zancadilla mean push rumors rumeur* rumor* nickname apodo* surnom* trash* locker chair seat sit alone table join* juntan junta jugar invit* unfriend* blocked block kick* gang follow* persig* suiv* wait* esperan attend* dare* reto
insult: fat ugly stupid dumb loser gay freak retard* idiot pig weirdo smelly gord* feo fea tont* estupid* idiota marica maricon rar* inutil basura gros grosse moche debile con conne nul nulle pd pede bouffon moch* intello stink* hueles puant* pue smell* animal monster monstruo monstre ballena vaca baleine thing nerd names slut puta pute
worth: worthless useless failure mistake burden waste trash garbage nothing nobody inutil carga estorbo fracas* error basura nada poids fardeau erreur inutile rien rate* dechet* sirvo valgo vaux sers stupid pathetic matter importo importa compte better without sin sans mejor mieux fault culpa faute deserv* merec* merit* hate* odio odia deteste* hais hait haine detest* blame*
sad: sad sadness depres* depress* deprim* deprime* triste* tristeza tristesse unhappy misera* cry* cries cried crying llor* lloro pleur* pleure tear tears lagrima* larme* empty vacio vacia vide numb broken hopeless desesper* desespoir pain dolor duele duelen douleur souffr* sufr* suffer* hurt hurting heavy peso lourd tired cansad* fatig* exhaust* harto harta marre creux hollow grief miss missing lost perdid* perdu* horrible awful dread* insoportable
alone: alone lonely solo sola solos solito solita seul seule solitude soledad lonley isolated aislad* abandon* olvid* oublie* forgotten forgot apart unloved
love: love loves loved amor ama aman quiere quieren amour aime aiment aimer care cares cared caring importa importo miss notice* understand* entiend* comprend* comprenn* listen* escuch* ecoute* hear heard hug help ayud* aid* aide save
cope: cant stand bear anymore aguant* soport* supporter puedo peux support handle give giving rendir* abandonn* quit strength fuerzas force forces cope breathe respir* respirer drown* sink* hund* point sense sentido sens reason razon raison use stop stops arret* parar pare acabe acab* end ends ending termin* fini* finir over hope* esperanza espoir future futuro avenir
feel: feel feels feeling felt siento sentir siente sient* sens ressens sentir sent feelings heart corazon coeur inside adentro dentro dedans mind mente chest soul alma ame brain voices voces voix head
eat: eat eats eating ate eaten comer come como comido comimos comi comia comemos mange manger manges mangeons manges mange* mang* cen* cenar desayun* almuerz* almorz* dejeun* diner dine breakfast lunch dinner supper meal* meals souper gouter snack snacks fed feed
food: food bread rice beans soup comida pan arroz frijol* sopa tortilla* nourriture pain riz pates pate soupe egg noodles fridge refri nevera heladera frigo cupboards pantry alacena placards leftover* sobras restes groceries grocery market mercado crackers cereal water agua eau sugar azucar sucre milk leche lait ketchup salt trash basura poubelle* dumpster
hungry: hungry hunger starv* hambre hambrient* faim dalle famel* famish* stomach barriga panza tripas estomago ventre belly growl* rug* gargouill* dizzy mare* vertig* faint* desmay* evanou* empty vacio vacia vide skinny thin flaco flaca maigre
poor: money rent dinero plata renta pagar argent loyer payer pobre pobres pauvre job work trabajo boulot lost electricity luz electricite evict* desaloj* expuls* bills paid afford broke salary cobr* sold
runaway: run ran running runaway escap* escape* huir huyo hui huyendo fug* fugu* fuir fuis enfuir enfui* leave leaving left ir irme largar* fui salir sali partir pars parti partie casser barrer barre sauver sauve sneaked snuck go goes away lejos loin volver regres* vuelvo retourn* rentr* return* back kicked threw thrown echaron echo corrieron dehors afuera fuera out outside
street: street streets calle calles rue rues park parque parc bridge station estacion terminal gare bus autobus camion tent tente carpa tienda woods bosque bois foret forest bench banco banc car auto carro coche voiture garage shed cobertizo cabane squat beach hitchhike* mall church iglesia eglise temple templo barn cold frio froid rain lluvia pluie sleepi* ticket boleto billet city ciudad ville border frontera
pack: bag backpack packed packing mochila maleta sac valise baluchon bike bici velo money savings ahorros economies tent clothes sleeping
someoneonline: met online internet dm guy told lives older meet meeting come pick recoger chercher rejoindre conocer conoci rencontre* discord roblox fortnite
missing: missing dead gone cemetery hospital hopital cancer sick ill enferm* malade malade coma accident murio mourut deported depart* immigration migra
worry4: worried worry preocupa inquiete help ayudar ayudo aider help what que quoi how como comment should debo doit faire hacer do
joke: lol lmao haha hahaha hehe jaja jajaja jajajaja jeje jejeje mdr ptdr xd jk joking lmfao rofl funny haha* hah* ja* jiji hihi kidding broma blague rigolo prank emoji dying laughing
school2: test tests exam quiz homework grade* grades nota notas note devoirs examen math maths project essay
fun: pizza taco tacos camp camping campout camporee camporí campamento hike hiking honor honors honour brevet especialidad badge uniform scarf bandana foulard panoleta marshmallow* smores potluck soccer football futbol foot minecraft fortnite roblox tablet wifi ipad movie song cancion chanson birthday cumple* anniversaire party fiesta fete cake pastel gateau ice cream dog perro chien cat gato chat hamster mosquito* ants bear bears horse spider cow
bible: isaiah isaias esaie bible biblia verse verses verset versets versiculo versiculos chapter chapters capitulo chapitre book libro livre mark marc marcos john juan jean peter pedro pierre jesus god lord israel judah juda jerusalem zion sion assyria asiria assyrie babylon babilonia babylone moab prophet profeta prophete king kings rey reyes roi rois disciples disciple discipulo* apostle* temple priests pharisee* psalm salmo psaume proverbs genesis lamb sheep vineyard vina vigne seraph seraphim angel nations people hosts servant scripture word gospel evangelio evangile testament ahaz hezekiah ezequias ezechias pilate* pilato judas herod* herodes legion lazarus lazaro lazare martha mary maria marie samaritan* paul pablo moses moises moise david saul solomon noah job jonah jonas jonás elijah elias elie daniel cain cain abel sodom egypt egipto egypte philistia damascus syria ephraim samaria lucifer satan devil demon demons demonio demonios diable cross cruz croix crucif* resurrect* tomb sepulcr* sin sins pecado pecados peche commandment* sabbath heathen burden oracle woe behold thee thou shall unto hath
ask: who what which where when how quien quienes que cual donde cuando como cuantos qui quel quelle ou quand comment combien does mean means meaning significa signifie veut define definition explain explica explique answer answers respuesta respuestas reponse reponses question questions pregunta preguntas correct right wrong marked points puntos true false spell pronounce called name named llama llamaba appelle memorize memorise learn aprender apprendre study estudiar points score hint
num: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33
age: im age old anos ans yo tengo ai eleven twelve ten 10 11 12 13
force: make makes made making force* forced let lets letting allow* oblig* oblige moblige dejan deja laisse laissent must obey obedece
thing: thing things something stuff cosa cosas algo anything chose choses truc trucs gestes
inside: door doors puerta porte portes wall walls pared paredes mur murs floor piso suelo sol stairs escal* escalier lescalier window glass plate plates verre vaso keys cles llaves lock
message: phone phones cell celular tel telephone portable text texts texted message* mensaje* send sends sent sending manda mandan mando mandar mande envoie envoye* snap chat dm film films filmed filming grab* recording online post posted poston publi* account compte cuenta
purpose: purpose porpose expres adrede purposely deliberately
pray: pray* prayer* orar oro ore rezo rezar rez* prie* prier priere ora
pretend: pretend* fake* faking semblant fing* finjo mask masque mascara smile smiles smiling sonrio sonreir souri* acting
family: family familia famille fam relatives parientes
happy: happy happier happiest feliz felices contento contenta heureu* fun better mejor mieux
cover: sleeve* long cover* covers tapo tapa tapar cach* hidden makeup uniform
naked: naked nude* nudes desnud* nu nue nus undress* deshab* deshabill* clothes shirt skirt jupe falda ropa habits robe culotte remove
revenge: revenge pay payback veng* pagar pagaran arrepent* regret* sorry lista liste list plan planned
violently: stab* slam* choke* choking strangl* pull* pulled jal* jale hair pelo cheveux mouth boca bouche throat gorge gorg* nose nariz nez lip labio levre teeth dientes dents finger dedo doigt shoulder hombro epaule punch* bleed*
nowhere: nowhere somewhere anywhere else elsewhere ailleurs lugar sitio donde endroit place ou quelque
vote: vote voted votes poll petition votac* rumor* page podcast nickname sticker* meme* fake
weak: dizzy shaky shake* weak debil faible vertig* mare* tourne faint* desmay* thin skinny
misspelt: wen evry sed wud cud hert tuch* uncel scool skool thro hed frend hevin tummy* bruther sum enymore tryed becuz porpose rong laff* noe dosnt
coach: unit unidad unite patrol patrouille patrulla camper campers student alumno counselor counsellor consejera animatrice animateur disclosed conto confes* avoue avou*
last: last final ultimo ultima dernier goodbye relapsed relapse recaida recai recommence again
`
