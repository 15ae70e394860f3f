import type { LanguageRules } from '../rule.ts'

type Rules = LanguageRules['rules']

/** What children in distress say in Spanish, without accents. The signs are explained at `compileRules`. */
export const rules: Rules = {
  self_harm: `
seria|es|estaria mejor muerto|muerta|estar_muerto|estar_muerta|no_existir|morirme|no_haber_nacido
mejor estar_muerto|estar_muerta|morir|morirme|muerto|muerta
si me_mato|me_muero|me_matara|me_suicido|me_quito
me_mato|me_matare|me_quiero_ir_al_cielo|que_dios_me_lleve|quisiera_que_dios_me_llevara
para_que|para|porque|por_que .. sigo|seguir vivo|viva|viviendo|aqui|vivir
quiero|kiero|quisiera|quero|deseo|keria|queria|querria|quieroo|preferiria|prefiero|necesito|deseando|gustaria|ojala|merezco .. @die
ganas de .. @die
tengo|tenido|dan|da ganas .. @die
pienso|pensado|pensando|pense|penso|intente|intento|intentado|voy|planeo|vivo_pensando en|a|de|que? @die|quitarme|suicidio|muerte
no quiero|kiero|quisiera|deseo|merezco|puedo|aguanto|quero .. @live
ya_no|no quiero|kiero|quero|deseo .. vivir|existir|seguir|despertar|estar_aqui
ojala|quisiera|desearia|deseo .. no_hubiera|nunca|no_haber|no_despertar|no_despierte|no_existiera|muriera|me_muriera|desapareciera|nacido|me_muera|no_despertara|estuviera_muerto|estuviera_muerta|muerta|muerto
suicidio|suicidarme|suicidarse|suicidar|suicida|suisidio|suicido|suisidarme|autolesion|autolesiono|autolesionarme|suicidarte|autolesiones
me corto|corte|cortaba|cortado|cortando|autolesiono|quemo|lastimo|rasguno|hago_dano|hice_dano|hago_cortes|hago_heridas|estoy_cortando|hago_danio|he_cortado|he_hecho_dano|muerdo
me_corto|hacerme_dano|lastimarme|cortarme|matarme|ahorcarme|matarm|quitarme_la_vida|aserme_dano|hacerme_danio|acabar_con_mi_vida|acabar_con_todo|morirme|envenenarme|colgarme
cortes|cicatrices|heridas .. brazos|brazo|munecas|muneca|piernas|yo_mismo|yo_misma|me_hago
cortarme|me_corto|corto|cortar las|los|la|mis|el venas|brazos|munecas|piernas|brazo|muneca
tomarme|tomar|tome|tragarme|tomo .. pastillas|todas_las_pastillas|medicinas|veneno|cloro
cuantas pastillas|pildoras
navaja|cuchilla|navajas .. me|escondida|brazo|tengo|uso
mejor_muerto|mejor_muerta|mejor_sin_mi|mejor_si_yo|estarian_mejor|estarian_mas_felices|mejor_si_no|mejor_si_me_muriera|mejor_si_muero|mejor_si_desaparezco|estaria_mejor_sin|estaria_mejor_muerto|estaria_mejor_muerta|viviria_mejor_sin
si me_muero|muero|muriera|me_muriera|desaparezco|me_mato|desapareciera|me_muera|no_existiera|me_matara|me_suicido .. nadie|alguien|todos|extranaria|importa|feliz|dios|quien|infierno|cielo|perdona|mejor|mama
nadie .. extranaria|notaria|importaria|lloraria|echaria_de_menos
la|mi|esta vida no_vale|no_tiene_sentido|no_merece|ya_no_tiene|no_tiene
no .. vale|tiene .. pena|sentido vivir|seguir|la_vida|mi_vida|viviendo
sentido .. vivir|seguir_viviendo|mi_vida|la_vida|existir
para_que .. vivo|vivir|seguir|naci|existo|sigo_vivo|sigo_viva|sigo_aqui
cansado|cansada|harto|harta de .. vivir|la_vida|todo|existir|mi_vida|esta_vida
no_deberia|no_debi|nunca_debi .. haber_nacido|nacer|existir|estar_vivo
como|forma|manera .. matarme|suicidarme|morir .. dolor|rapido|sin_que|?
como .. matarme|suicidarme|suicidarse|quitarme|ahorcarme
no_quiero_despertar|no_kiero_vivir|no_despertar_nunca|dormir_para_siempre|dormir_y_no_despertar|no_volver_a_despertar|no_despertar_mas
quitarme|quitarse|quitar la vida
me_voy_a matar|suicidar|ahorcar|cortar|morir
me_quiero|me_kiero|me_quisiera|m_quiero|mequiero morir|matar|suicidar|cortar|ahorcar|hacer_dano|morirme|lastimar|mori
dios .. llevame|quitame_la_vida|por_que_naci|matame|dejame_morir
voces .. digan|dicen|cabeza
carta|nota .. despedida|suicidio
vomito|vomitar|vomitarme .. comer|despues|adelgazar|gorda|como
dejado|deje|dejo de comer .. gorda|gordo|castigo|fea|adelgazar|flaca
`,
  abuse: `
si .. cuento|digo|hablo|no_mando .. fotos|videos|va|publica|sube|mata|dano|mama|KIN
subir|publicar|mandar|vender|ensenar|difundir mis|las fotos|videos
@harmer .. da|dio|compra|regala .. dinero|regalos|dulces .. no_diga|callar|nadie|no_cuente|tocar
entra|entro|entran|viene|se_mete|metio|viene .. mi cuarto|cama|habitacion|recamara .. noche|duermo|dormida|dormido|conmigo|y
es|nuestro|un|guardar|guarde nuestro?_secreto|secreto|secretito
no le?|se? diga|digas|cuente|cuentes|diga_a|contar|decir .. nadie|mama|papa|KIN
me|nos hace|hacen|hizo|hacia|hicieron|pide|obliga|obligo|pidio .. cosas|algo|eso|fotos|tocar|quitarme|desnudar|besar
me toca|toco|tocan|tocaba|tocaron|besa|beso|acaricia|abraza .. gusta|raro|feo|mal|noche|cuando|partes|cuerpo|piernas|quiero|incomoda|incomodo|debajo|donde|y|ahi|sola|solo
@harmer .. @touch .. partes|intimas|privadas|abajo|ahi|cuerpo|no_me_gusta|donde|raro|debajo|noche|feo|nalgas|pechos|incomoda|piernas
me @touch|tocan|toco|toca|manosea .. @harmer|partes|donde|abajo|no_quiero|y_no|feo|raro|noche|debajo|sin_mi
@harmer me @touch
me_toca|me_toco|me_tocan|me_manosea|me_manosean|me_violo|me_violaron|me_viola|abusan_de_mi|abusa_de_mi|abuso_de_mi|abusaron_de_mi|me_violan|fui_abusada|fui_abusado|me_manoseo|abusado_de_mi|abusando_de_mi
@harmer|me .. hace|hacen|hizo|hacia|hicieron|ase .. cosas @bad|que|a_mi|de_noche|conmigo|en_la_noche|feas
me hace|hacen|hizo|hacia|ase cosas
@harmer .. obliga|obligo|obligan|hace|pide|pidio|fuerza|pidieron .. tocar|tocarlo|tocarle|quitarme|desnudarme|besar|besarlo|cosas|desvestirme|ropa|fotos|mirar|ver|hacer_cosas|quite
me obliga|obligo|obligan|fuerza .. a|tocar|hacer|ver
@harmer .. entra|viene|mete|entro|metio|meterse|acuesta .. mi|conmigo|cuarto|cama|habitacion .. cama|noche|cuarto|duermo|habitacion|conmigo|bano
@harmer .. mira|espia|graba|ve|filma|observa .. bano|cambio|ducho|desnuda|desnudo|visto|ducha|me_cambio|me_bano
@harmer .. ensena|muestra|mostro|manda|mando|enseno|envia .. fotos|videos|partes|desnudo|pene|pornografia|desnuda|feos|cosas|sucias|porno
@harmer|me .. pide|pidio|piden|pidiendo|manda|exige .. fotos|foto|desnuda|desnudo|nudes|videos
secreto|secretito .. nuestro|digas|diga|nadie|contar|entre|cuente|cuentes
@harmer .. dice|dijo|dicen .. no_le_diga|no_diga|no_digas|no_cuente|no_le_cuente|secreto|no_contar|nuestro_secreto|no_se_lo_diga
partes_intimas|partes_privadas|violada|violado|abuso_sexual|abusada|abusado|violacion|pornografia|nudes
alguien|una_persona|un_adulto|KIN .. toca|tocan|toco te|partes|me|sin_permiso|intimas
paso algo_malo|algo_feo .. contar|KIN|decir|tio
`,
  harm_by_others: `
me|nos da|dan|dio|daba golpes|cachetadas|nalgadas|patadas|cinturonazos|puntetazos|palizas|manotazos
tengo|escondo|con moretones|moreton|golpes|marcas
senor|hombre|alguien|tipo|carro|coche me|nos? sigue|siguen|espera|persigue|vigila|siguio|me_sigue
me sigue|persigue|vigila|sigue_un
me|nos va|van|quiere a? matar|pegar|golpear|hacer_dano .. si|porque|dice|dijo|hablo|llego|entero
dice|dijo que me|nos va_a_matar|mata|pega|hace_dano|van_a_matar
golpea|pega|patea|empuja|ahorca|jala a? mi|me|KIN
@harmer .. me|nos .. @harm
@harmer @harm .. me|nos|KIN|mi
me|nos @harm
me_pega|me_pegan|me_golpea|me_golpean|me_pego|me_maltrata|me_maltratan|me_lastima|me_lastiman|nos_pega|me_golpeo|me_hace_dano|me_hizo_dano|me_hacen_dano|me_amenaza|me_encierra|me_grita_todo|me_amenazan|m_pega|m_pegan|nos_golpea|me_patea|me_quema|me_castiga_con
KIN @harm .. KIN
KIN .. peg|pega|golpea a mi|KIN|nosotros|mama
tengo|me_da|con|tenemos|da miedo .. KIN|casa|de_el|volver|ir_a|regresar|llegar|me_haga|me_peguen|padrastro|que_me|lastime
miedo .. volver|ir|regresar|estar|llegar|llegue .. casa
miedo .. a|de|cuando KIN|me_pegue|que_me_pegue
no_estoy_seguro|no_estoy_segura|no_me_siento_seguro|no_me_siento_segura|no_me_siento_a_salvo|estoy_en_peligro|no_estoy_a_salvo|no_es_seguro|no_es_segura .. casa|aqui|KIN|mi|con|en?
estoy|estamos en peligro
KIN .. borracho|borracha|toma|bebe|emborracha|tomado|drogado|droga|drogas|alcohol|borrachos .. y|me|cuando|pega|grita|todos|mucho
KIN .. grita|gritan|pelean|discuten|pelea|insulta|insultan|gritos .. me|todos|siempre|cada|noche|todo|dia|nos|mucho
KIN .. dice|dicen|dijo .. inutil|no_sirvo|error|no_me_quiere|estorbo|nunca_debi|no_debi|odia|tonto|tonta|mato|matar|carga|estupido|estupida|idiota|basura
KIN no|me .. quiere|quieren|odia|odian|desprecia .. me|nada|mi
KIN me|nos odia|odian|desprecia
moretones|moreton|golpes|marcas|moretes .. cuerpo|KIN|brazo|escondo|espalda|brazos|piernas|cinturon
cinturon|cinto|correa|cable|palo|chancla .. pega|me|golpea|pego
pega|pego|golpea|pegan|azota .. con cinturon|cinto|correa|cable|palo|vara|chancla|cable
@harmer .. amenazo|amenaza|amenazan|quiere|va_a|intento|dijo .. matarme|matarnos|pegarme|hacerme_dano|golpearme|mataria|matar_a_mi
encierra|encerro|encierran|encerrado|encerrada .. cuarto|closet|bano|me|KIN|casa|oscuro
que|quien .. hago|hacer|haces|llamar|llamo .. si .. pega|golpea|maltrata|lastima|toca|pegan|tocan
alguien|un_adulto .. lastimando|siguiendo|pegando|amenazando|lastima|sigue|persigue
abusa|maltrato|violencia|abuso|maltratada|maltratado .. casa|KIN|mi|familiar|de_mi
ayuda|ayudenme|auxilio|ayudame|ayudeme .. KIN|pega|peligro|matar|casa|mi
soy|somos maltratado|maltratada|golpeado|golpeada|golpeados
llamen a_la_policia|policia
embarazada
`,
  violence: `
voy_a|quiero|puedo|pienso|quisiera llevar|traer|sacar|usar|agarrar .. pistola|cuchillo|arma|navaja|tijeras|machete
voy_a|quiero|le_voy_a|les_voy_a clavar|enterrar|romper|partir|quemar|meter|apunalar|disparar|hacerles|hacerle
correr|va_a_haber|habra sangre
casi|quise|quiero|intente|queria ahorco|ahorcar|mato|matar|ahogo|apunalo|ahorque .. KIN|hermano|el|ella
miedo .. de|a hacerle|hacer|lastimar .. dano|alguien|KIN
ahorco|ahorque|apunale|acuchille|lastime|patee KIN|a
prender|meter fuego .. escuela|casa|colegio
voy_a|quiero|kiero|pienso|ganas_de|me_dan_ganas_de|boy_a|quisiera|planeo|podria matar|matarlo|matarla|matarlos|golpear|lastimar|apunalar|disparar|disparar_a|pegarle|matar_a|hacerle_dano|quemar|hacer_dano|matarte|envenenar|vengarme|destruir|lastimarlo|golpearlo|acuchillar|matarlas|herir|pegarles|partirle
ganas de matar|golpear|pegarle|lastimar|hacerle_dano|matarlo|hacer_dano|matarla
ojala|deseo|espero|quiero .. se_muera|se_muriera|muera|se_mueran|muerto_mi .. KIN|el|ella|todos?
pistola|arma|cuchillo|navaja|bomba|armas .. escuela|colegio|llevar|trajo|mochila|clase|tengo|club|traer|salon
llevar|traer|lleva|llevo|trajo|tiene|tengo .. pistola|arma|cuchillo|navaja|bomba .. escuela|colegio|clase|mochila|club|casa|matar|mi
quemar|incendiar|explotar .. casa|escuela|colegio
@harmer .. va|quiere|dijo|dice .. matar|disparar|apunalar .. todos|alguien|escuela|KIN|companeros
se_van_a_arrepentir|van_a_pagar|se_arrepentiran|van_a_ver_todos|me_las_van_a_pagar|todos_van_a_pagar|me_las_pagaran|se_va_a_arrepentir|me_las_va_a_pagar
le_pegue|lastime|golpee|le_hice_dano|le_pego|le_hago_dano .. KIN|hermanito|perro|gato|mi|sangre|fuerte
matate|muerete|vete_a_morir|deberias_morir|ojala_te_mueras|suicidate|deberias_morirte
lastimo|maltrato|torturo|mate .. animales|gato|perro
`,
  running_away: `
no|nunca|jamas .. volver|regresar|vuelvo|regreso|volvere .. casa|jamas|nunca|alli
fugo|fugue|escapo|escape|fugar|escapar|sali|salgo .. ventana|casa|noche|buscar|policia|regresar|KIN
si me_fugo|me_escapo|me_voy
sali|salir por la_ventana|ventana
me voy|ire|largo .. siempre|lejos|casa|noche|nunca
escapar|escaparme|escapo|escape|huir|fugarme|fugar|fugo|fugue|hui|escaparnos|escapado|fugado|escaparse|escaparte|huyo .. casa|hogar|KIN|noche|lejos
voy_a|quiero|kiero|pienso|planeo|me_voy_a|me_quiero|me|ganas_de|estoy_pensando_en escapar|escaparme|huir|fugarme|fugar|irme_lejos|escape|escapo
irme|ir|largarme|fui|voy|salir|salirme|marcharme|largar de .. casa .. siempre|nunca|hoy|noche|volver|porque|mas|ya|quiero|y|sin
quiero|voy_a|kiero|pienso|planeo|ganas_de irme|ir|largarme|marcharme|salirme de|para .. casa|siempre|aqui
me_fui|me_voy|me_escape|me_fugue|me_sali|me_largo|me_largue|hui de .. casa|hogar
no|nunca quiero|puedo|voy|kiero|vuelvo .. volver|regresar|regreso|ir .. casa|nunca
no_vuelvo_a|nunca_volver_a|no_volvere_a|no_regreso_a|no_vuelvo_a_mi casa|mi_casa
me echaron|echo|corrieron|corrio|botaron|boto|sacaron|saco de|a .. casa|calle
KIN .. echo|corrio|echaron|corrieron|saco|boto .. casa|calle
no_tengo_donde|no_tengo_adonde|no_tengo_a_donde|no_tengo_lugar|no_se_donde|no_se_adonde|no_tengo_casa|no_se_a_donde .. dormir|vivir|ir|quedarme|vivir_y?
duermo|dormir|dormi|vivo|vivimos|durmiendo|viviendo|dormimos|viviendo|dormimos .. calle|parque|afuera|coche|carro
tengo|hice|estoy|prepare .. mochila|maleta|maletas .. lista|ir|irme|escapar|noche|huir|listas
donde .. dormir|voy|vivir .. si_me_escapo|si_me_voy|escapo
`,
  hunger: `
no .. tiene|tenemos|hay|alcanza .. dinero|plata|para|nada .. comer|comida
duele .. panza|estomago|barriga .. hambre|comido
hambre .. mucha|tanta|noche|casa|dias|KIN|siempre|no_hay|escuela
no_me|no_nos|nunca_me|ni_me|me_dejan_sin|no da|dan|deja|dejan|compra|alcanza|dieron|dio|sin .. comer|comida|cenar|desayunar|almorzar
KIN no me|nos? da|dan|hace|me_da|nos_da|compra .. comer|comida|cenar
refrigerador|refri|nevera|despensa|alacena .. vacio|vacia|nada|vacios
no hay|tenemos|tengo|queda|habia|alcanza|comemos|dan|queda_nada .. comida|comer|cenar|desayuno|cena .. casa|para|en|hoy|nunca|dinero|refrigerador?
no_hay_comida|no_tenemos_comida|sin_comida|sin_cenar|sin_comer|no_hay_que_comer|no_hay_nada_de_comer|nada_que_comer|nada_para_comer|no_tengo_comida|no_hay_nada_que_comer|no_tengo_que_comer|nada_de_comer
no he|hemos|comi|ha|comemos|comido|desayune|cene|han comido|nada|desde|ayer|hace|dias|cenado|desayunado .. dias|ayer|nada|hoy|casa|dos|porque|desde|hay?
tenemos|pasamos|paso|pasa|pasando mucha? hambre
tengo .. hambre .. casa|siempre|comido|comida|nada|noche|no_hay|mama|desde|mucha_y|porque|dias|KIN
me_muero_de|muero_de|muerto_de|muerta_de|nos_morimos_de|aguantando|duermo_con|acuesto_con hambre
KIN|ellos|no .. dan|da|compra|deja|dejan|alcanza|dejo .. comer|comida|cenar
no_me_dan|no_me_da|no_nos_dan|no_nos_da|no_me_dejan|no_me_deja de? comer|comida|cenar
solo .. como|comemos|comida .. escuela|una_vez|arroz
robo|robe|robar|robado|pido|pedir .. comida|comer|pan
hambre .. casa|noche|dias|siempre|cama|porque
`,
  bullying: `
me|nos escupieron|escupen|escupio|pegaron|empujaron|tiraron|encerraron|golpearon|patearon|insultaron|rompieron|robaron|quitaron|molestaron .. bus|escuela|bano|recreo|clase|salon|mochila|colegio|cosas|companeros|todos|?
me dicen|dijeron|gritan .. que me|mate|muera|gorda|fea|tonta|inutil|gordo|feo|apestoso|raro
@harmer|en_la_escuela|companeros|se|todos|me .. @mock .. mi|de_mi|me|mio
se_burlan|se_rien|burlan|se_rie|se_burla de|d mi|nosotros
me hacen|molestan|acosan|insultan|empujan|ignoran|excluyen|fastidian|humillan|bulean|bullean|escupen|pegan|dicen|ponen|tiran|acosa|molesta|llaman|discriminan|dejan|quitan|roban|critican|odian|aislan|amenazan|pusieron|escondieron|joden .. bullying|escuela|burla|gordo|gorda|feo|fea|tonto|tonta|apodos|cosas|siempre|companeros|KIN|clase|solo|sola|todos|nombres|colegio|club|lado|recreo|almuerzo|tarea|dinero|mochila|raro|rara|dias|menos|salon|groserias|feas|por
me_acosan|me_insultan|me_molestan|me_excluyen|me_fastidian|me_humillan|me_ignoran|me_hacen_bullying|me_hacen_bulling|me_bullean|me_escupen|me_hacen_la_vida_imposible|me_asen_bullying|me_buliean|me_discriminan|me_empujan|me_hacen_burla
bullying|bulling|acoso_escolar|ciberacoso|buling
todos|todo_el_mundo|companeros|ellos me odian|odia|odiar|rechazan|desprecian|ignoran|molestan
nadie .. juega|sienta|habla|junta|jugar|sentarse|hablar|invita|quiere_ser|quiere_jugar|escoge|elige .. conmigo|me|mi
no_tengo|sin|no_tengo_ni_un amigos|amigas|amigo|ningun_amigo|un_amigo|a_nadie
miedo|no_quiero|odio|terror|no_kiero .. ir|escuela|clase .. escuela|colegio|clases|burlan|molestan|pegan|porque
como|siento|almuerzo|juego solo|sola .. recreo|siempre|escuela|bano
me .. pegan|golpean|empujan|patean|molestan .. escuela|recreo|colegio|clase|companeros
publicaron|subieron|mandaron|hicieron|pasan .. foto|fotos|video|grupo|rumores|memes .. mia|mi|burlarse|mio|mias
companeros|chicos|ninos|ninas|chicas|grandes .. me|conmigo .. pegan|burlan|insultan|empujan|malos|crueles|molestan
`,
  friend_in_need: `
nino|chico|companero|nina|@friend .. dijo|dice|va .. traer|llevar|matar|pistola|arma|cuchillo
@friend .. moretones|golpes|cortes|llega_golpeada|marcas|heridas
papa|padrastro|mama|KIN|tio .. @friend .. pega|golpea|toca|maltrata
le|la pega|golpea|toca|maltrata|hace_dano a @friend
@friend .. quiere|queria|kiere|dice|dijo|piensa|intento|pensando|va_a|trato|habla .. @die|suicidio|muerte|morir|matar|suicidar
@friend .. se corta|lastima|hace_dano|quiere_morir|quiere_matar|corto|cortaba|hizo_dano|autolesiona|suicida|mato|suicido|esta_cortando|intento_matar|va_a_matar|quiere_suicidar|odia
@friend .. corta|cortes|cortandose|cicatrices .. brazos|munecas|brazo|se|piernas
@friend .. no_quiere .. vivir|seguir|comer|existir|despertar
@friend .. le|lo|la|les .. pegan|pega|golpea|golpean|maltratan|tocan|toca|maltrata|lastima|hace_dano|hacen|hace_cosas|molestan|viola|violo|abusa|abuso
@friend .. papa|padrastro|mama|padre|tio|padres|KIN .. pega|golpea|maltrata|toca|abusa
@friend .. deprimido|deprimida|triste|llora|llorando|sola|solo .. siempre|ayudar|ayudo|como|todo|dias|hago|mucho|noches|muy?
@friend .. suicidio|suicidarse|depresion|suicidar|suicida|deprimida|deprimido|autolesiona
@friend .. escapo|escapar|escaparse|huir|fugo|fugarse|fue_de_su_casa|irse_de_su|huyo|fugar .. casa|su|hogar|de?
@friend .. hambre|no_come|no_tiene_comida|sin_comer|no_tiene_que_comer|dejo_de_comer|no_hay_comida|vomita
@friend .. miedo .. casa|KIN|padrastro|papa|volver
@friend .. bullying|molestan|burlan|acosan
@friend .. odia .. vida|misma|mismo|cuerpo
@friend .. pastillas|navaja|cuchilla
@friend .. peligro
ayudo|ayudar|preocupa|preocupado|preocupada .. @friend .. morir|cortar|matarse|suicidar|llora|triste|deprimida|deprimido|pegan|corta|comer
`,
  despair: `
desde murio|fallecio|perdi .. mama|papa|KIN|abuela|abuelo|nada|quiero|triste|lloro
no quiero|tengo|siento hacer|ganas|sentir nada|de_nada|nada_de_nada
no quiero hacer nada
odio|detesto|hodio|odeo .. mi_vida|vivir|mi_cuerpo|a_mi_mismo|a_mi_misma|mi_bida|todo_de_mi|quien_soy|ser_yo|la_vida|existir|mi_existencia|como_soy
me_odio|me_odeo|me_detesto|doy_asco|me_doy_asco|me_desprecio
me siento|sento|ciento|sentido|siento_muy|sintiendo .. @feeling
estoy|sigo|ando|toy|soy .. deprimido|deprimida|desesperado|desesperada|solo_en|sola_en|depre|muy_solo|muy_sola|sin_esperanza|muy_triste|roto|rota|destrozado|destrozada|vacio|vacia|harto_de_todo|harta_de_todo|tan_solo|tan_sola|tan_triste|triste_todo|triste_siempre|solo_y|sola_y|bien_triste|bien_sola|re_triste|hundido|hundida|tan_cansada_de|siempre_triste|siempre_sola|siempre_solo
soy un|una|el|la|un_gran inutil|fracaso|basura|carga|estorbo|error|problema|desastre|perdedor|perdedora|porqueria|decepcion|asco|fracasado|fracasada|mierda
soy|no inutil|sirvo|valgo|importo .. nada|para|nadie?
no_valgo|no_sirvo|no_importo|no_le_importo|no_valgo_nada|no_sirvo_para .. nada|nadie|a_nadie?
nadie me @care
@nobody .. me @care
a_nadie .. importo|importa|le_importo|le_importa|me|importamos
a nadie le importo|importa
nadie_me_quiere|nadie_me_ama|nadie_me_entiende|nadie_me_escucha|nadie_me_kiere|nadie_me_ayuda|nadie_me_cree|nadie_me_extranaria|nadie_se_preocupa_por_mi|a_nadie_le_importo|nadie_me_hace_caso|no_le_importo_a_nadie|nadie_me_comprende
no puedo|aguanto|soporto|doy|resisto|aguantar|puedo_aguantar mas|ya|seguir|esto|seguir_asi
ya_no|no aguanto|soporto|puedo_mas|puedo_seguir|aguanto_mas|resisto|doy_mas|aguanto_esto|puedo_con_todo
no_puedo_mas|ya_no_puedo|no_aguanto_mas|ya_no_aguanto|no_puedo_seguir|ya_no_soporto|no_doy_mas|no_soporto_mas|ya_no_puedo_mas
nada tiene_sentido|importa|vale_la_pena|me_importa|me_hace_feliz|va_a_mejorar|ya_importa|me_alegra
mi vida|bida .. asco|no_vale|mierda|infierno|horrible|sin_sentido|no_tiene_sentido|miserable|es_un_desastre|es_una_basura|arruinada|es_muy_triste|no_importa|da_asco|no_sirve
la vida .. asco|no_vale|no_tiene_sentido|sin_sentido|es_una_basura|es_un_infierno|horrible
lloro|llorar|llorando|yoro|llore .. noche|noches|todos|dias|siempre|dormir|dormirme|solo|sola|bano|escondidas|parar|cada|todo
no_puedo|no_paro|no_dejo .. llorar|de_llorar|respirar|parar_de_llorar
dios .. odia|no_me_quiere|no_me_ama|me_abandono|olvido_de_mi|se_olvido|castiga|no_me_escucha|no_me_oye|me_dejo|me_odia|no_me_perdona|me_castiga
por_que dios .. me|no_me .. odia|quiere|abandono|ayuda|escucha|hace_esto|castiga|hizo
me_rindo .. todo|vida|puedo
perdi|perdido|sin|no_tengo .. esperanza|ganas_de_vivir|ganas_de_nada|ganas_de_seguir|motivos|razones_para|razon_para|ganas
todo .. mi_culpa|culpa_mia|es_por_mi_culpa
es_mi_culpa|todo_es_mi_culpa|es_culpa_mia .. KIN|divorcio|pelean|separan|todo|que?
tengo|con|sufro|me_da depresion|ansiedad|ataques_de_panico|ataque_de_panico|panico|pesadillas|mucha_ansiedad|ataques_de_ansiedad
KIN .. divorcian|divorcio|separan|divorciar|divorciando|pelean|separando|separar .. triste|culpa|lloro|solo|sola|mal|yo|me|miedo|todo|noche
KIN .. murio|muerto|fallecio|murieron .. extrano|triste|lloro|sola|solo|puedo|duele|dolor
necesito|nesesito|quiero .. hablar_con_alguien|ayuda_por|que_alguien|alguien_que_me|con_quien_hablar|alguien_con
no_tengo .. nadie|con_quien|quien_me
no_tengo_a_nadie|no_tengo_con_quien_hablar|estoy_solo|estoy_sola|me_siento_solo|me_siento_sola|sin_nadie|toy_sola|toy_solo|estoy_completamente_solo|estoy_completamente_sola
que .. pasa|mal|malo conmigo
soy_una_carga|tengo_mucha_tristeza|que_tengo_de_malo|que_hay_de_malo_en_mi|no_soy_suficiente|quiero_llorar|me_duele_el_alma|me_duele_vivir|no_le_veo_sentido|no_encuentro_sentido|estoy_muy_mal|ayudenme_por_favor|ayuda_por_favor_estoy|no_estoy_bien|nunca_sere_suficiente|no_soy_bueno_para_nada|no_soy_buena_para_nada|no_valgo_la_pena|deprimida|deprimido|depresion
`,
}
