/** Named sets of French words, without accents and apostrophes. `@` names a set of a line above; `_` joins words. */
export const concepts = `
filler: den daller aller tres trop tellement vraiment juste toujours plus de du des la le les un une a en que me mon ma mes ce ca cest bien tout tous toute toutes y
filler: souvent parfois deja encore maintenant aujourdhui ce_soir si super hyper assez et pas_mal meme aussi quon quil jai je ai ait es est suis etait j
filler: jme jm chui dans sur avec pour par depuis car parce chaque fois jour beaucoup un_peu genre vrmt mtn trp tjrs tjr se te nous vous lui leur il
i: je jai j jme jsuis chui chuis moi jveux jvais jpense jpeux jen jarrive jaimerais javais jetais jy ji
you: tu vous quelquun on les_gens les_enfants toi
she: elle il
friend: un_ami une_amie un_copain une_copine un_pote KIN copain copine pote ami amie camarade quelquun_de_ma une_fille_de_ma un_garcon_de_ma un_eleve une_eleve connais
harmer: KIN il elle ils elles on quelquun homme monsieur garcon garcons fille filles gens adulte adultes inconnu type mec tout_le_monde eleves voisin
want: veux veut voudrais voudrait envie_de vais va pense_a aimerais prefere prefererais essaye essaie souhaite compte pense songe voulu voulais vx jveux veu
want: besoin_de vouloir veulent prefererai jvais jaimerais jvoudrais envisage penser_a pensais envi_de envie dois
die: mourir mort morte crever disparaitre me_tuer se_tuer me_suicider se_suicider en_finir ne_plus_exister ne_pas_exister ne_plus_vivre plus_exister
die: me_faire_du_mal se_faire_du_mal me_couper se_couper me_scarifier se_scarifier me_pendre se_pendre sauter me_jeter ne_plus_me_reveiller plus_me_reveiller
die: ne_plus_etre_la plus_etre_la plus_vivre pas_exister ne_jamais_etre_ne pas_etre_ne me_blesser mouri dormir_pour_toujours suicider tuer_moi metuer
die: ne_jamais_me_reveiller ne_pas_me_reveiller quitter_ce_monde partir_pour_toujours mourrir mmourir se_blesser me_noyer mourire
live: vivre exister continuer me_reveiller etre_la etre_en_vie etre_vivant etre_vivante vie
harm: frappe frappes frappent frappait tape tapent tapait bat battait cogne blesse maltraite gifle fouette pousse brule secoue etrangle menace menacent
harm: battu battue frappee frapper tabasse tabassee mord attrape enferme hurle insulte insultent agresse agressee claque fais_mal fait_mal font_mal
harm: faisait_mal taper tape_dessus frap frape crie_dessus crie
touch: touche touchent touchait toucher touchee tripote tripotait embrasse viole violee caresse agresse abuse pelote caressait tripotee attouche violait abusait
bad: bizarres mauvaises sales degoutantes mal pas_bien interdites etranges secretes
feeling: seul seule triste vide deprime deprimee nul nulle inutile desespere desesperee perdu perdue sans_espoir rejete rejetee invisible abandonne abandonnee
feeling: brise brisee mal un_fardeau une_merde comme_une_merde fardeau moche malheureux malheureuse horrible depressif depressive sans_valeur
feeling: mort_a_linterieur morte_a_linterieur minable a_bout detruit detruite mal_dans_ma_peau coupable degoute bonne_a_rien bon_a_rien detestable
nobody: personne aucun personne_ne person
care: aime comprend ecoute croit aide remarquerait manquerai pleurerait voit soucie parle interesse entend veut aimera
mock: moque moquent rigolent rient insultent embetent harcelent harcele frappent excluent ignorent poussent detestent rejettent traitent volent emmerdent
mock: humilient persecutent bousculent racket crachent tapent critiquent charrient deteste menacent jettent cachent
say: dit dis disent disait demande demanda cria crie prie pria ecrit signifie repond repondit
biblical: isaie esaie jonas elie job moise jeremie david saul roi prophete dieu seigneur bible verset chapitre livre israel qui peuple jesus paul pierre leternel eternel
innocent: va_me_tuer_si_je me_tuer_si_je perdu_on_est besoin_daide_pour battu_mon_frere_au qui_voulait pourquoi_voulait deteste_cette_question
names: isaie esaie elie jonas job moise saul david judas jesus paul pierre sennacherib moab assyrie legypte
who: qui
joke: mdr ptdr
own: je jai moi KIN nous jme
`
