import type { LanguageRules } from '../rule.ts'

type Rules = LanguageRules['rules']

/** What children in distress say in French, without accents and apostrophes. The signs are explained at `compileRules`. */
export const rules: Rules = {
  self_harm: `
foutre en_lair|en_l_air
me|m foutre|flinguer|buter|jeter .. lair|air|moi|balcon|pont|train
dormir|endormir|mendormir .. plus|jamais|toujours .. reveiller|reveil
plus|jamais .. me_reveiller|reveiller
envie|besoin|veux|pense|vais|voudrais den_finir|en_finir|tout_arreter|partir_pour_toujours|mourir|disparaitre|crever|sauter
je|jai|jme|moi|jveux|jaimerais|jvoudrais|jvais|j|jen|javais .. @want .. @die
jveux|jaimerais|jvoudrais|jvais|jpense|jessaie|jveu|jprefere|jprefererais|jai_envie_de .. @die
veux|voudrais|vais|envie|aimerais|preferais|preferes .. mourir|me_tuer|me_suicider|crever|en_finir|disparaitre|mourrir|mourire|me_pendre
je|jai|jveux|j .. plus|pas envie_de|envie|veux|voulais .. vivre|exister|continuer|me_reveiller|etre_la|etre_en_vie
veux|voudrais|envie|jai_envie|merite|peux pas|plus|ne_plus|de_ne_plus|de_plus|pas_de .. vivre|exister|me_reveiller|etre_en_vie|me_lever_jamais
veux_plus|ne_veux_plus|jveux_plus|plus_envie|plus_envie_de|nai_plus_envie de? vivre|continuer|exister|etre_la|rien|me_reveiller
jaimerais|je_voudrais|jaurais|je_prefere|prefererais|jaurai|jaurais_prefere .. ne_jamais|jamais|pas|plus .. ne|nee|exister|naitre|reveiller|nait|etre_ne|etre_nee|me_reveiller
suicide|suicider|suicidaire|suicides|suicid|scarifie|scarification|scarifier|automutile|automutilation|suisside|automutiler|scarifications|suisider|suissider|mutile
je|jme me? coupe|scarifie|taillade|mutile|blesse|fais_du_mal|brule|griffe|fait_du_mal|frappe_moi|fais_mal|pends
me_couper|me_coupe|me_scarifie|me_faire_du_mal|me_tuer|me_pendre|me_tailler|men_finir|me_blesser|mouvrir_les_veines|me_suicider|me_fais_du_mal|me_faire_mal|me_mutile|me_jeter_par|me_jeter_sous|metrangler|me_noyer
coupures|cicatrices|marques|bleus .. bras|poignets|poignet|cuisses|jai
coupe|couper|ouvrir les_veines|mes_veines|les_bras|mes_bras|les_poignets|le_poignet|les_cuisses
avaler|avale|prendre|pris|prends|avaler .. cachets|medicaments|comprimes|pilules|medocs
combien .. cachets|medicaments|comprimes|pilules|medocs
lame|lames|rasoir|cutter .. bras|cache|moi|jai|utilise|chambre|couper
mieux_sans_moi|mieux_si_je|mieux_si_jetais|mieux_mort|mieux_morte|mieux_si_jexistais|plus_heureux_sans_moi|plus_heureux_si_je|mieux_que_je_meure|mieux_que_je_sois_mort|mieux_que_je_disparaisse|tranquille_sans_moi|mieux_que_je_meurs
si je_meurs|je_mourais|je_disparais|je_disparaissais|jetais_mort|jetais_morte|je_me_tue|je_meure|je_mourrais|je_nexistais_plus|jetais_plus_la|je_netais_plus_la|je_me_tuais .. personne|qui|quelquun|est|manquer|triste|pleurer|dieu|enfer|paradis|mieux|remarquerait|ciel|tout
personne .. manquerai|pleurerait|remarquerait|manquerais|pleurera|verrait|regretterait|remarquera|manquerait
la|ma|cette vie .. vaut_pas|ne_vaut|vaut_plus|na_pas_de_sens|na_plus_de_sens|pas_la_peine|plus_la_peine|na_aucun_sens|a_pas_de_sens|a_plus_de_sens|sert_a_rien|aucun_sens
a_quoi|ca|cela|pourquoi|aquoi sert|bon|continuer|je_vis|vivre|je_suis_ne|je_suis_nee|je_suis_en_vie|jexiste|je_suis_encore .. vivre|continuer|rien_de_vivre|vie|vivant|vivante|de_vivre|ne|nee|moi?
fatigue|fatiguee|marre|lasse|assez|ras_le_bol|saoule de .. vivre|la_vie|ma_vie|tout|exister|cette_vie|moi
jen_ai_marre|jai_marre|en_ai_marre|jen_peux_plus|marre de .. vivre|la_vie|ma_vie|tout|cette_vie|vivre
comment|moyen|facon .. mourir|se_tuer|me_tuer|se_suicider|me_suicider|en_finir .. douleur|souffrir|vite|mal|sans|?
comment .. se_tuer|me_tuer|se_suicider|me_suicider|en_finir|se_pendre|me_pendre
en_finir .. vie|tout|avec|moi
jaurais|jaurai|aurais|naurais|jamais .. pas|jamais|du_jamais .. du|naitre|ne .. naitre|exister|nee|ne
jaurais_jamais_du_naitre|jaurais_pas_du_naitre|je_naurais_jamais_du_naitre|je_naurais_pas_du_naitre|je_devrais_etre_mort|je_devrais_etre_morte|je_merite_pas_de_vivre|je_ne_merite_pas_de_vivre|je_merite_de_mourir|pas_le_droit_de_vivre
lettre .. adieu|suicide
adieu .. tous|monde|moi
voix .. tete|disent|dit
me_fais_vomir|me_faire_vomir|fais_expres_de_vomir|je_vomis .. manger|apres|mange|maigrir|tout|grosse?
mange|manger plus|rien .. grosse|gros|maigrir|moche|punir
tuer moi_meme|moi
veux|voudrais|aimerais|envie .. dormir .. reveiller|toujours|jamais
dieu .. laisse_moi_mourir|prends_moi|tue_moi|pourquoi_je_suis_ne|me_reprenne|me_prenne
sauter|jeter|sauter_du|me_jeter .. pont|fenetre|toit|train|balcon|voiture|metro
`,
  abuse: `
si .. dis|parle|raconte|envoie .. publier|photos|poster|tuer|mal|mere
publier|poster|vendre|montrer|envoyer|partager mes|les|ma photos|videos|photo
@harmer .. donne|donnait|offre .. argent|cadeaux|bonbons .. dire|dise|rien|personne|toucher
@harmer .. @touch .. intimes|privees|partout|en_bas|ou_il|aime_pas|culottes|culotte|seins|fesses|cuisses|bizarrement|sous|la_ou|corps|zizi|jambes|nuit|mal|veux_pas|endroits|parties
@harmer me|ma|nous|mont|mavait|lui|m @touch
me|ma|mont|mavait|m touche|tripote|viole|violee|agressee|touchee|caresse|abuse|touchent|tripotait|touchait|pelote|tripotee .. pas|en|sous|il|nuit|mal|ou|quand|partout|KIN|les|le|la|aime?
me_touche|ma_touche|me_touchent|me_viole|ma_viole|ma_violee|me_tripote|abuse_de_moi|a_abuse_de_moi|ma_agresse|ma_agressee|mont_viole|me_violer|mont_violee|me_touchait|agression_sexuelle|abus_sexuel|abus_sexuels|attouchements|attouchement
@harmer|me|ma .. fait|fais|font|faire|faisait|a_fait .. choses|trucs|gestes @bad|a|la_nuit|que|avec|pas|degueulasses|bizarre|degueu
me|ma fait|font|faisait des|d choses|trucs
@harmer .. force|oblige|demande|forcait|obligee|forcee|forces .. toucher|deshabiller|embrasser|enlever|regarder|choses|photos|caresser|nu|nue|a_faire
me|ma|mont|moblige|il_moblige|moblige_a force|oblige|forcee|forcer .. a|toucher|faire|regarder|deshabiller
moblige|ma_oblige .. a
@harmer .. vient|entre|rentre|venait|venu|monte|couche|dort|vien .. ma_chambre|mon_lit|chambre|lit|avec_moi .. nuit|dors|soir|lit|avec|la|quand
@harmer .. vient|entre|rentre|venait|couche|glisse .. mon_lit|ma_chambre_la_nuit|mon_lit_la_nuit
@harmer .. regarde|filme|espionne|mate .. douche|change|deshabille|nue|nu|bain|habille|salle_de_bain|toilettes
@harmer .. montre|envoie|envoye|montrait .. photos|videos|sexe|nu|nue|porno|zizi|parties|truc|films|choses
@harmer|me|ma .. demande|veut|reclame .. photos|photo|nudes|nue|nu
secret .. notre|dire|personne|parler|entre|dois
@harmer .. dit|disait|dis .. ne_rien_dire|rien_dire|le_dire_a_personne|notre_secret|secret|pas_le_dire|dire_a_personne|pas_en_parler|ne_pas_le_dire
parties_intimes|parties_privees|violee|viol|inceste|pedophile|nudes|mes_fesses
quelquun|un_adulte .. touche|touches .. intimes|moi|te|tes|un_enfant
passe quelque_chose_de_mal|quelque_chose_de_grave|quelque_chose .. oncle|KIN|dire|parler
`,
  harm_by_others: `
@harmer metrangle|mevite|metranglait|menferme|mattache|mattrape|mecrase|metouffe|mattaque|mattend|mengueule|minsulte
@harmer .. suit|attend|surveille|poursuit me|ecole|rue|cours|maison|apres
monsieur|homme|voiture|mec|type|quelquun me|nous suit|surveille|poursuit|attend
me|ma brule|brulait|bruler|brulee|ecrase .. clope|cigarette|fer|main|briquet|avec|bras|?
@harmer me|ma|nous brule|jette|traine|pousse|secoue|lance|mord|pince|griffe
vais|va prendre|recevoir une_raclee|des_coups|une_baffe|la_ceinture
KIN|il|elle|ils|on|quelquun me|nous|ma|mont font_du_mal|fait_du_mal|fait_mal|font_mal|faisait_mal|faisait_du_mal|a_fait_mal|fait_souffrir
@harmer .. me|ma|nous|m @harm
me|ma|nous|m frappe|tape|bat|frappent|cogne|gifle|maltraite|battu|battue|frappee|fouette|tabasse|frappait|tapait|battent|maltraitent|menace|enferme|etrangle|tapent|fait_mal|frape|frap|insulte .. KIN|quand|tous|chaque|avec|toujours|fort|maison|il|a|et|les|je|dans|pour|sans|des
me_frappe|me_frappent|me_bat|me_tape|me_tapent|ma_frappe|me_maltraite|ma_tape|me_fait_mal|me_fait_du_mal|me_menace|menferme|mont_frappe|ma_battu|ma_fait_mal|nous_frappe|me_gifle|ma_gifle|me_tape_dessus|mefrappe|ma_menace|me_fouette|me_cogne|nous_bat|nous_tape
KIN frappe|tape|bat|frappait|cogne KIN|moi|nous|ma|mon
KIN .. frappe|bat|tape .. KIN
KIN .. ceinture|baton|cable|martinet .. me|frappe|tape|pour
frappe|tape|bat|fouette .. avec .. ceinture|baton|cable|chaussure
je|on|suis|jsuis|chui|jai_ete|me_fais|me_fait|fais me? frapper|taper|battre|battu|battue|maltraite|maltraitee|frappee|tabasser|agresser|cogner .. maison|par|KIN|chez|a|quand|tous?
jai|ai|peur|avoir peur|de .. KIN|rentrer|maison|lui|chez_moi|rentre|aller_chez|de_lui|quil_me
peur .. rentrer|rentre|maison|chez_moi|retourner|me_frappe|boit|beau_pere
ne_suis|pas|suis_pas|jsuis_pas|suis_plus pas? en_securite
pas|plus en_securite .. maison|chez|ici|moi?
suis|jsuis|chui|sommes|je en danger
KIN .. boit|bourre|saoul|ivre|alcool|alcoolique|drogue|bu|picole|soule|soul .. et|me|frappe|crie|quand|tous|casse|devient|trop|tape|peur
KIN .. crie|hurle|engueule|insulte|disputent|disputes|gueule|crient|hurlent|engueulent|insultent|battent .. moi|tous|tout|dessus|temps|toujours|nous|jour|soir|nuit|sans|me|souvent|peur
KIN .. me|ma dit|traite|repete .. nul|nulle|rien|merde|bon_a_rien|bonne_a_rien|inutile|erreur|pas_du_naitre|conne|con|idiot|idiote|moche|jamais|deteste|grosse|sers_a_rien
KIN me|ne|naime|maime|veut|ne_veut|ma .. deteste|aime_pas|maime_pas|pas|plus|hait|maime_plus|rejete|rejette|abandonne .. moi|de_moi|aime?
bleus|hematomes|marques|bleu .. KIN|bras|corps|cache|dos|jambes|partout|coups
@harmer .. menace|dit|veut|va|voulu|essaye|essaie .. tuer|frapper|me_tuer|nous_tuer|me_frapper|me_faire_du_mal|de_mort|tuera
enferme|enfermee|enfermer|menferme|enferment .. chambre|cave|placard|KIN|noir|toilettes|dehors
maltraite|maltraitee|maltraitance|violence|violences|battu|battue|maltraites .. maison|KIN|chez|enfant|je|suis|famille|a
que|quoi|qui .. faire|fais|appeler|appelle|dire|parler .. si|quand .. frappe|bat|tape|touche|frappent|fait_mal
quelquun .. suit|menace|frappe|harcele|fait_du_mal|veut_me .. moi|me|mal|faire?
au_secours|aidez_moi|aide_moi|a_laide .. KIN|il|frappe|danger|peur|maison|mal|tuer
appelez|appeler la_police|police
enceinte
`,
  violence: `
peur .. faire .. mal|du_mal .. quelquun|KIN|lui|autres
mettre|foutre le? feu .. ecole|maison|college|classe
failli|presque|voulu|essaye etrangler|tuer|poignarder|frapper|noyer KIN|quelquun|lui|mon
sais .. ou .. fusil|pistolet|arme|flingue|couteau
men_servir|m_en_servir .. contre|eux|ecole|college|?
etrangle|frappe|tape|poignarde KIN .. enerve|colere|arreter|fort|quand
je|jvais|jai|jveux|j|vais|jpourrais .. vais|veux|envie_de|pourrais|voudrais|jvais|envie|planifie|pense_a|aimerais|prevois tuer|frapper|poignarder|tabasser|blesser|buter|massacrer|planter|defoncer|le_tuer|la_tuer|les_tuer|faire_du_mal|tirer|etrangler|bruler|lui_faire|me_venger|empoisonner|le_frapper|la_frapper|le_buter|les_buter|taper|leur_faire|le_poignarder|cogner
jvais|vais|veux|jveux|envie_de|jai_envie_de tuer|buter|tabasser|poignarder|massacrer|defoncer|frapper|le_tuer|la_tuer|les_tuer|le_buter|lui_faire_du_mal|faire_du_mal|planter|me_venger|leur_faire_du_mal|bruler
jespere|jaimerais|je_veux|jveux|voudrais|souhaite .. quil_meure|meure|meurent|crevent|creve|quils_meurent|quelle_meure|quil_creve|quils_crevent|soit_mort
couteau|pistolet|arme|flingue|bombe|fusil .. ecole|college|lycee|sac|classe|apporter|club|cours
apporter|amener|ramener|emmener|a|ai|prendre|cache .. couteau|pistolet|arme|flingue|bombe|fusil .. ecole|college|lycee|sac|classe|club|maison
bruler|exploser|incendier .. ecole|maison|college
@harmer .. veut|va|dit .. tuer|tirer|poignarder .. tout|monde|quelquun|ecole|eleves|gens|KIN
ils_vont_le_regretter|il_va_le_regretter|ils_vont_payer|il_va_payer|tous_le_payer|elle_va_le_payer|ils_vont_tous_payer|elle_va_le_regretter|vont_tous_le_regretter|me_le_payer
jai|ai frappe|tape|blesse|cogne|fait_du_mal|fait_mal .. KIN|frere|soeur|chien|chat|quelquun|fort|sang|a
fais_du_mal|tue|torture|frappe .. animaux|chat|chien
tue_toi|va_mourir|creve|suicide_toi|pends_toi|tu_devrais_mourir|va_te_pendre|va_crever|va_te_tuer
`,
  running_away: `
senfuir|sen_aller|se_barrer|se_sauver|fuguer .. avec|ce|nuit|soeur|KIN|loin
fuguer|fugue|fugueur|fugues|fugues|fugu|fuger
je|jai|jvais|jveux|on|vais|veux|envie|jme|me .. fuguer|fugue|menfuir|enfuie|enfui|partir_de_chez|partir_de_la_maison|partir_loin|quitter_la_maison|me_barrer|casser_de_chez|me_tirer|partir_de_ma|me_sauver|barrer_de
menfuir|enfuir|enfui|enfuie|sauver|sauve|barrer|barre|tirer|fuir|casser|tire .. maison|chez_moi|chez|ce_soir|loin|demain|famille
partir|quitter|parti|partie|pars|part|tire|casse de? .. maison|chez_moi|famille|chez .. jamais|revenir|ce_soir|veux|toujours|plus|nuit|parce|et|demain|pour|loin?
veux|peux|vais|jveux|jpeux|reviendrai|rentrerai|jrentre|retourne|veut .. plus|pas|jamais .. rentrer|retourner|revenir|rentre .. maison|chez_moi|chez
KIN .. vire|mis|jete|chasse|mise|viree|foutu|jetee|chassee|foutue .. dehors|maison|porte|rue|chez
me|ma|mont|jai_ete|suis .. vire|viree|mis|mise|jete|jetee|chasse|chassee|foutu .. dehors|maison|porte|rue|chez_moi
nulle_part|pas_dendroit|aucun_endroit|sais_pas_ou|ou_aller|pas_ou|ou_dormir|pas_de_maison|plus_de_maison|aucune_place .. aller|dormir|vivre|ou|je|jai|on?
je|jai|on|jdors|nous .. dors|dormi|dort|vis|vit|dormons|dormir|vivons|habite|dormait .. dehors|rue|voiture|gare|parc|squat|foyer
jdors|dors|dormir dehors|dans_la_rue|sous_un_pont|dans_la_voiture
sac|sacs|valise|affaires .. pret|prets|fait|prepare|partir|prete|faites
sdf
`,
  hunger: `
plus|pas .. argent|dargent|sous .. nourriture|manger|bouffe|courses|repas
frigo|placard|placards|frigidaire .. vide|vides|rien
jai|on|avons|javais|ai|a|nous faim .. maison|tout|jours|toujours|soir|tous|nuit|rien|manger|parce|souvent|chez|pas|je|cause|argent|ecole
jai|on|ai toujours|tout_le_temps|souvent faim
faim .. maison|rien|manger|mange|frigo|nuit|jours|maman|KIN|argent
jai_tout_le_temps_faim|on_a_faim|nous_avons_faim|crever_de_faim|creve_de_faim|meurs_de_faim|mourir_de_faim|meurt_de_faim|le_ventre_vide
rien|pas|plus|jamais|assez|quoi .. manger|nourriture|bouffe|repas|frigo|bouffer .. maison|chez|frigo|a|depuis|jours|soir|nous|la|argent
rien_a_manger|pas_a_manger|plus_rien_a_manger|pas_de_nourriture|plus_de_nourriture|pas_assez_a_manger|rien_a_bouffer|pas_mange|rien_mange|pas_de_quoi_manger|pas_de_repas|pas_dargent_pour_manger|frigo_est_vide|frigo_vide|plus_a_manger|pas_de_bouffe|jamais_a_manger
mange .. rien|pas|pas_mange|une_fois|que|seulement .. depuis|jours|hier|jour|ecole|cantine|maison|soir
KIN .. donne|laisse|nourrit|donnent|achete|prive|nourrissent|prepare .. pas|rien|plus|jamais|de .. manger|nourriture|repas|moi?
me|nous|mont donne|donnent|laisse|prive|privent|laissent .. pas|rien|de .. manger|nourriture|repas
vole|voler|voles|piquer .. nourriture|manger|bouffe|pain|gateaux
coucher|couche|dors|lit|dormir .. sans_manger|ventre_vide|faim|sans_diner|sans_souper
`,
  bullying: `
personne me|ne_me|mecoute|mange parle|adresse|regarde .. classe|ecole|recre|college|plus|jamais|?
personne .. parle|adresse|regarde .. me|classe|ecole
me|mont rackettent|rackette|frappent|poussent|bousculent|coincent|enferment|crachent|tabassent
@harmer|eleves|classe|on|tout_le_monde|gens|autres|se|me .. @mock .. moi|me
me|mont harcelent|harcele|insultent|frappent|embetent|rejettent|ignorent|excluent|poussent|traitent|detestent|volent|humilient|bousculent|emmerdent|crachent|tapent|menacent|persecutent|detruisent|appellent|suivent|critiquent|exclus|insulte|embete|traite|rackettent .. ecole|classe|tous|eleves|garcons|filles|gros|grosse|moche|college|KIN|toujours|recre|jours|dans|groupe|noms|tout|au|dessus|argent|cours|a|de|affaires|sur|car|parce|trop|je|les|et|victime
me_harcelent|me_harcele|se_moquent_de_moi|moquent_de_moi|se_moque_de_moi|moque_de_moi|rient_de_moi|rigolent_de_moi|memmerdent|membetent|mexcluent|mignorent|minsultent|mhumilient|mappellent|mevitent|me_traitent|me_rejettent|smoquent_de_moi|membete|minsulte|me_detestent|me_persecutent|foutent_de_moi|fout_de_moi
harcelement|harcele|harcelee|harceler|cyberharcelement|cyberharcele|harcelment|racket|bizutage
je|suis|jsuis|me_fais|jme_fais|chui|fais .. harceler|harcele|harcelee|insulter|embeter|racketter|rejete|rejetee|exclue|exclu|moque|humilier|humilie|humiliee|frapper .. ecole|classe|tous|par|les|au|college|eleves|en|a?
personne .. veut|joue|parle|assied|assoit|mange|traine|invite|mettre|choisit|etre .. avec_moi|moi|a_moi|a_cote|mon_ami|ami|amie|me
jai|ai|avoir|suis pas|aucun|plus|aucune|sans|zero|pas_un_seul ami|amis|amie|copain|copine|copains|copines|pote|dami|damis|damie
pas_damis|aucun_ami|aucune_amie|pas_de_copains|plus_damis|pas_de_copines|pas_damies|plus_de_copines|aucun_copain|pas_dami
tout_le_monde|tous|classe|ils|elles|eleves|autres .. me|ma|moi deteste|detestent|hait|rejette|ignore|evite|evitent|ignorent
peur|veux_pas|veux_plus|angoisse|deteste .. aller|ecole|college .. ecole|college|cours|classe|embetent|parce|moquent
peur|veux_pas|veux_plus|plus_envie .. ecole|college|lecole
mange|suis|reste|jouer seul|seule .. recre|cantine|tout_le_temps|cour|toujours|midi|toilettes|ecole
photo|photos|video|videos|rumeurs|compte|groupe .. moi|sur_moi|moquer|partage|de_moi
grands|garcons|filles|eleves|classe|autres .. me|mes|moi .. frappent|poussent|tapent|insultent|mechants|mechantes|volent|embetent
`,
  friend_in_need: `
pere|mere|beaupere|oncle|KIN|parents .. @friend .. frappe|bat|tape|touche|maltraite
le|la frappe|bat|tape|touche .. @friend
gars|garcon|fille|mec|eleve|@friend .. dit|va|veut .. ramener|apporter|amener|arme|couteau|flingue|tuer
@friend .. bleus|coups|marques|blessures|traces|hematomes
@friend .. veut|peut|supporte|envie|veux plus|pas .. vivre|continuer|exister|manger|la_vie
@friend .. veut_plus_vivre|veut_mourir|peut_plus|en_peut_plus|ne_mange|dit_quelle_veut_mourir|va_mal|va_pas_bien|deprime
@friend .. veut|envie|dit|pense|essaye|essaie|voulait|parle|voudrait|pensait|va|tente .. @die|suicide|mourir|mort|tuer|suicider
@friend .. se coupe|scarifie|mutile|fait_du_mal|suicide|blesse|veut_mourir|tuer|deteste|taillade|fait_vomir|hait
@friend .. sest .. coupe|suicide|fait|tue|scarifie|coupee|enfuie|taillade|sauvee|suicidee
@friend .. veut|envie .. plus|pas .. vivre|manger|exister|continuer
@friend .. fait|est|etait|se_fait .. frapper|battre|battu|battue|maltraite|maltraitee|violee|frappee|harceler|harcele|harcelee|toucher|taper|agresser|violer|tabasser|tapee
@friend .. pere|beaupere|mere|oncle|parents|KIN|papa|mere .. frappe|bat|touche|tape|maltraite|frappent|fait_du_mal|battent|fait_des
@friend .. deprime|deprimee|depression|suicide|suicider|suicidaire|depressif|depressive|scarifie|scarifications|mutile
@friend .. pleure|triste|mal .. tout_le_temps|aider|toujours|jours|comment|tous|vraiment|lecole|fais|faire
@friend .. fugue|fuguer|enfuir|enfui|enfuie|partir_de_chez|sauve|disparu|disparue
@friend .. faim|mange_pas|mange_plus|rien_a_manger|pas_a_manger|plus_manger|mange_rien|mange_jamais|sauter_des_repas|vomit
@friend .. peur .. rentrer|maison|KIN|pere|beaupere|chez
@friend .. harcelee|harcele|harcelement|embete|moque
@friend .. bleus|coupures|cicatrices|marques|coups .. bras|jambes|poignets|partout|corps|par|dos
@friend .. danger|en_danger|besoin_daide
@friend .. medicaments|cachets|lame
aider|inquiete|inquiet|peur .. @friend .. mourir|suicide|triste|tuer|deprime|coupe|mal|pleure|deprimee|frappe|frapper|mange
`,
  despair: `
je|jdeteste|jai|j .. deteste|hais|haine ma_vie|vivre|moi|mon_corps|ma_vi|etre_moi|la_vie|moi_meme|ce_que_je_suis|tout_de_moi|mon_existence|ma_life|qui_je_suis
jdeteste|deteste|hais|je_hais|je_deteste|jhais ma_vie|vivre|mon_corps|ma_vi|etre_moi|la_vie|moi_meme|ma_tete|mon_visage|mon_existence
je_me_deteste|je_me_hais|jme_deteste|me_degoute|jme_hais|je_me_sens_nulle|je_me_sens_nul|je_me_deteste_tellement|je_me_degoute
me|sens|jme|men sens|sent|sentir|sen|sentais .. @feeling
suis|jsuis|chui|chuis|suit .. @feeling .. tout|sans|personne|toujours|et|jours|au|dans|en|a|ma|parce|depuis|au_monde
suis|jsuis|chui|chuis|sui deprime|deprimee|desespere|desesperee|malheureux|malheureuse|depressif|depressive|tellement_triste|tres_triste|trop_triste|tellement_seul|tellement_seule|si_seul|si_seule|trop_seul|trop_seule|tout_seul|toute_seule|vide|brise|brisee|un_fardeau|un_poids|une_merde|un_dechet|inutile|une_erreur|nulle_en_tout|nul_en_tout|a_bout|au_bout|une_ratee|un_rate|trop_nul|trop_nulle|foutu|bon_a_rien|bonne_a_rien|bonne_qua_mourir|si_triste|vraiment_triste|super_triste|un_echec|detruite|detruit|invisible|un_monstre|un_probleme|bouffee|triste_tous|triste_tout
je|j|jen|jy|on|nen|ne .. peux|supporte|tiens|arrive|peut|supporter|y_arrive|en_peux|tient .. plus|pu .. rien|vivre|comme|continuer|supporter|de|du|la|tout|ma|a|cette|respirer|dormir?
jen_peux_plus|je_nen_peux_plus|jen_peu_plus|je_peux_plus|je_ne_peux_plus|jy_arrive_plus|je_ny_arrive_plus|jarrive_plus|je_tiens_plus|je_craque|jen_ai_marre_de_tout|jpeux_plus|jen_peut_plus|je_ne_supporte_plus|je_supporte_plus|jen_puis_plus|je_ne_tiens_plus|je_suis_a_bout|je_narrive_plus
personne .. @care .. moi|me|pas|vraiment|ce|de
personne_maime|personne_ne_maime|personne_me_comprend|personne_ne_me_comprend|personne_mecoute|personne_ne_mecoute|personne_me_croit|personne_ne_me_croit|personne_ne_se_soucie|personne_se_soucie|tout_le_monde_sen_fout|personne_ne_maide|personne_veut_de_moi|personne_ne_veut_de_moi|personne_maide|personne_me_voit|personne_mentend|personne_ne_mentend|personne_ne_me_voit|personne_maimera|personne_ne_maimera|personne_ne_sinteresse|sen_fout_de_moi|sen_fichent_de_moi|sen_fiche_de_moi|sen_foutent_de_moi
personne a|pour|avec|en parler|qui_parler|qui|maider|mecouter|a_qui
personne_a_qui_parler|personne_a_qui|jai_personne|je_nai_personne|pas_de_quelquun|nai_personne|besoin_de_parler_a_quelquun|besoin_de_parler|besoin_quon_mecoute|besoin_quon_maide|quelquun_a_qui_parler|jai_plus_personne|je_nai_plus_personne
rien|plus_rien .. sens|importance|valeur|envie|interesse|sert|vaut|heureux|heureuse|importe .. a_rien|vie|tout|me|na|rien|peine?
rien_na_de_sens|plus_rien_na_de_sens|tout_est_de_ma_faute|cest_de_ma_faute|tout_est_ma_faute|plus_aucun_espoir|plus_despoir|plus_envie_de_rien|tout_me_fait_mal|a_quoi_bon|plus_la_force|rien_ne_va|rien_ne_va_plus|ca_ne_va_pas_du_tout|ca_va_pas_du_tout|tout_va_mal|envie_de_pleurer|envie_de_rien
ma vie|vi|life .. nulle|pourrie|merde|enfer|horrible|foutue|nul|triste|rien|miserable|ratee|sans_sens|cauchemar|sert|inutile|detruite|vide
la vie .. nulle|trop_dure|merde|enfer|pourrie|injuste_avec_moi
pleure|pleurer|pleurs|chiale|pleur .. soirs|nuits|soir|nuit|jours|temps|lit|arrete|dormir|seul|seule|cachette|toilettes|toujours|arreter
arrive|peux|arrete .. pas|plus .. pleurer|respirer|de_pleurer|dormir_tellement|arreter_de_pleurer
dieu .. deteste|maime_pas|abandonne|ma_oublie|ma_abandonne|punit|ne_maime_pas|ecoute_pas|ne_mecoute|ne_maime_plus|oublie|maime_plus|mentend_pas|me_deteste|me_punit|me_hait|mecoute_pas|repond_pas|laisse_souffrir
pourquoi_dieu .. me|ma|ne .. deteste|abandonne|aide|laisse|fait|aime|hait|punit
perdu|plus|aucun|perds|sans espoir|despoir|envie_de_vivre|gout_a_rien|raison_de_vivre|la_force|gout_a_la_vie
jai|fais|ai|je_fais|avoir|une|en depression|crises_dangoisse|crise_dangoisse|angoisses|crises_de_panique|crise_de_panique|crises_de_larmes|depressions|crises|attaques_de_panique
KIN .. divorcent|divorce|separent|separes|divorcer|disputent|divorces|separer|separation .. triste|faute|pleure|seul|seule|mal|je|cause|moi|tous|peur|tout
KIN .. mort|morte|decede|decedee|mourue .. manque|triste|pleure|seul|seule|peux|mal|arrive
besoin daide|aide|de_quelquun|de_parler .. je|peux|mal|maison|plus|personne|parler|quelquun|a
aidez_moi|aide_moi_sil|aidez_moi_sil|aidez_moi_je|sil_vous_plait_aidez|aidez_moi_svp|svp_aidez|au_secours_je
depression|depressif|depressive|deprimee|deprime|deprim
je_vaux_rien|je_ne_vaux_rien|jvaux_rien|je_sers_a_rien|je_ne_sers_a_rien|jsers_a_rien|je_suis_rien|je_ne_suis_rien|je_suis_nul|je_suis_nulle|pas_assez_bien|je_compte_pour_personne|je_ne_compte_pour_personne|je_gache_tout|je_mesprise|je_suis_seul|je_suis_seule|jsuis_seule|jsuis_seul|je_suis_triste|je_vais_pas_bien|je_vais_mal|je_ne_vais_pas_bien|ca_va_pas_bien|jvais_mal|je_vais_tres_mal|je_souffre|je_merite_rien|je_ne_merite_rien|ne_sers_a_rien|jsuis_triste|mal_dans_ma_peau
pourquoi .. moi|je .. souffrir|souffre|existe
`,
}
