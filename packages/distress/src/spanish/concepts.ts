/** Named sets of Spanish words, without accents. `@` names a set of a line above; `_` joins words. */
export const concepts = `
filler: muy tan ya solo siempre que la el los las un una unos unas a en mucho mucha todo todos todas me se te le les nos lo mi de del al por eso
filler: mas tambien aveces veces ahora hoy bien realmente verdad casi tengo ganas he ha han estoy estaba esta estan soy es fue era va voy van a_veces y
filler: cada vez dia dias con algo verdaderamente super re bastante demasiado aun todavia nomas pues como porque desde hace
i: yo me mi ya a_veces solo siempre
you: tu te alguien uno una_persona los_ninos un_nino
she: ella el
friend: un_amigo una_amiga una_companera un_companero KIN amigo amiga compa compi companero companera alguien_de_mi un_nino_de una_nina_de un_chico_de una_chica_de conocido conocida
harmer: KIN el ella ellos ellas alguien hombre senor tipo muchacho chico chica chicos ninos ninas todos gente vecino mayor adulto desconocido nino nina
want: quiero quiere kiero quisiera quieren queria querria deseo desea ganas_de voy_a va_a pienso piensa intento intenta intente gustaria prefiero preferiria
want: queriendo querer keria quero kisiera pensando_en pensado_en estoy_por necesito debo deberia deseando ojala
die: morir morirme morirse morirte muerto muerta muriera desaparecer matarme matarse suicidarme suicidarse dormir_y_no_despertar no_despertar no_despertarme
die: no_existir no_estar_aqui no_vivir acabar_con_todo acabar_con_mi_vida quitarme_la_vida quitarse_la_vida terminar_con_todo terminar_con_mi_vida ahorcarme
die: cortarme cortarse hacerme_dano hacerse_dano lastimarme lastimarse morirm dejar_de_existir dejar_de_vivir irme_de_este_mundo tirarme ahogarme aventarme
die: muerte no_haber_nacido estar_muerto estar_muerta envenenarme no_seguir_viviendo lanzarme
live: vivir seguir existir seguir_viviendo despertar estar_vivo estar_viva estar_aqui vida continuar despertarme seguir_asi
harm: pega pegan pego pegaba pegaron golpea golpean golpeo golpeaba lastima lastiman lastimo maltrata maltratan patea patean empuja empujan abofetea cachetea
harm: azota castiga_con quema quemo muerde ahorca estrangula amenaza amenazan amenazo ataca insulta insultan grita gritan encierra encierran hiere hirio
harm: pegarme golpearme lastimarme hacerme_dano hace_dano hizo_dano hacen_dano maltrato jala agrede agreden agredio pegan pegarnos tira_cosas humilla humillan
touch: toca toco tocan tocaba tocaron tocado tocar tocarme manosea manoseo manosean besa beso viola violo violaron abusa abuso abusaron abusan acaricia
touch: manoseaba toquetea toqueteo abusaba desnuda desviste besar besarme tocandome
bad: malas feas raras sucias cosas extranas asquerosas incomodas secretas
feeling: solo sola triste vacio vacia deprimido deprimida inutil miserable desesperado desesperada mal sin_esperanza basura fracaso fracasado fracasada
feeling: una_carga carga un_estorbo estorbo muerto_por_dentro muerta_por_dentro sin_ganas sin_valor nada rechazado rechazada invisible hundido hundida
feeling: atrapado atrapada roto rota fea feo despreciable depre depresion ansiedad horrible fatal destrozado destrozada perdido perdida agobiado agobiada
nobody: nadie ninguno ni_mis_padres nadien
care: quiere ama importa entiende escucha cree ayuda extranaria extrana necesita quieren hace_caso habla comprende kiere aprecia importo querra
mock: burlan burla rien rie molestan molesta insultan acosan acosa excluyen ignoran empujan odian fastidian hacen_bullying hace_bullying bullying humillan
mock: se_meten pegan critican buleada bulean bullean golpean aislan amenazan escupen tiran persiguen
mock: hacen_burla hacen_menos joden dejan_de_lado
say: dice dijo dicen decia dijeron pregunta pregunto clama clamo oro pidio grito escribio significa
biblical: isaias jonas elias job moises jeremias david saul rey profeta dios senor biblia versiculo capitulo libro israel quien pueblo jesus pablo pedro yahve
innocent: me_va_a_matar_si_no va_a_matar_si_no quien_queria por_que_queria me_rindo odio_esta_pregunta
names: isaias elias jonas job moises saul david judas jesus pablo pedro senaquerib moab asiria caifas herodes
who: quien quienes
joke: jaja jajaja
own: yo mi KIN me
`
