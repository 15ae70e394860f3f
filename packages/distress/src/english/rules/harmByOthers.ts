/** What children say of being hurt by others. The signs are explained at `compileRules`. */
export const harmByOthers = `
i|my|ive|got .. bruises|bruise|welts|black_eye|busted_lip
man|guy|stranger|someone|lady|car|van .. follow|follows|following|followed|asking|asks|watching|waiting|get_in|grab|grabbed|chasing .. me|us|my|school|car
@harmer .. beat|beats|hit|hits|kick|kicks|slap|slaps|whip|whips me|us
make|makes|made me|us .. kneel|stand_outside|sleep_outside|eat_it|hold_bricks
help .. he|she|hes|shes|dad|KIN|they .. coming|mad|angry|drunk|screaming|yelling|breaking|door|stairs
gang|they|someone|boys|kids .. jump|jumped|kill|beat|stab|shoot me|us|my
he|she|KIN|they said|says|told|swears|threatened .. if|kill|hurt|beat|regret .. tell|kill|hurt|beat|me .. me|kill|hurt
scared|afraid|terrified|fear .. he|she|they|hes|shes|KIN|dad|mom .. hurt|kill|hit|beat|do|find|come|angry|mad|again|gets|home|me|drunk|yells|yell
hits|hit|hitting|beats|beating|kicks|slaps|slap|punches|choked|chokes|shoved|smacks KIN|me|us|my
mom|dad|KIN .. takes|uses|does|on|using .. drugs|meth|pills|heroin|needles
KIN .. knocked|threw|pushed|dragged|slammed|choked|burned|pulled|kicked|stepped .. me|my|us
not|dont|isnt|never .. safe .. home|house|here|mom|dad|him|her|me|KIN
i .. locked|lock .. my_room|door|bathroom|in .. dad|drunk|fighting|KIN|scared|they|he|yelling
fight|fighting|yelling|screaming .. parents|mom|dad|KIN .. scared|police|knife|every|blood|hide|hiding|cant
i am|was|get|keep|being|been|have_been being? abused|beaten|hurt_at|hit|mistreated|neglected|tortured|threatened|starved|stalked|blackmailed
@harmer|everyone .. tie|tied|ties|slam|slammed|slams|pin|pins|pinned|trap|trapped|drag|dragged|hold|holds|held|twist|twisted|squeeze|squeezed|grab|grabbed|shoves|spits|pours|poured|kneel|knelt me|my_arm|my_neck|us|my_head|my_wrist|my_hair
@harmer .. throws|threw|throw|throwing .. at_me|me|us|at_us|things_at
KIN .. leave|leaves|left|leaving me|us alone|by_myself|by_ourselves|home_alone .. for|days|all|night|weeks|every|weekend
KIN .. make|makes|made|force|forces|forced me|us .. kneel|stand|sleep_outside|sleep_on|stay_outside|eat_off|clean_until|hold|bleed|beg|hit
KIN .. hurt|hurts|hit|hits|beat|beats|slap|slaps|kick|kicks|punch|choke .. me|us|my|myself|each_other|mom|her|him|everyone
@harmer|nobody .. wont|will_not|doesnt|refuses|not let|allow me|us .. leave|in|out|home|talk|house|bathroom|sleep
i .. hide|hid|hiding|flinch|run .. when|from|because .. dad|KIN|comes|home|mad|drunk|angry|yelling|him|her
i .. scared|afraid|terrified|frightened|fear|scard .. KIN|him|her|them|dad|home|hes|shes|he|she
i .. fear|scared|afraid .. for my life|life|safety|sister|brother|mom
KIN .. mad|angry|mean|drunk|furious|rage|temper|violent .. hits|hit|hurts|scared|throws|bruises|scares|breaks|me|us
KIN .. violent|abusive|abuser|dangerous|abusing|cruel .. me|us|and|to|when|with|home|?
KIN|he|she .. broke|bruised|split|bloody|cut|bled .. my .. arm|nose|lip|rib|ribs|finger|bone|leg|face|tooth
KIN .. belt|stick|cord|wire|hanger|paddle|switch|broom|knife|gun|fist|fists|fits .. me|us|my|at|on|when|hits
gets|get|got|getting hit|beat|beaten|slapped|smacked|spanked|kicked|punched|whipped .. when|if|for|every|by|a_lot|at|until|till|because|hard|again|KIN
feel|am|not|dont|never|isnt safe|unsafe .. at_home|home|house|here|KIN|around|my|with|in
what|help|who .. can|should|do|to .. i|we|kid|you .. if|when .. KIN|someone|parents|grownup|dad|mom .. hits|hurts|hitting|hurting|beats|hit|hurt|abuses|threatens|yells|beating|touches
hits|beats|hurts|hit|kicks|slaps|punches|beating|hitting|hurting|chokes|threatens|slapped|kicked|punched me|us .. every|when|all|again|and|with|until|a_lot|because|if|for|so|lots|in|on|hard|cause|always|after|at_home
yelled|yells|screams|yelling|screaming|cusses|curses at_me|at_us .. every|all|always|day|call|and|constantly|names|for
house|home .. scary|scared|dangerous|unsafe|hell|not_safe|violent|violence|fighting|screaming
i|we .. bruises|bruise|black_eye|welts|marks|scars .. on|from|all|back|hide|arms|legs|under|he|she|dad|teacher
said|says|told|threatens|threatened|going|gonna|will|swore .. kill|hurt|beat|hit|find|shoot|stab me|us|my_mom|my_family|my_sister|my_brother|my_dog
@harmer .. @hit me|us
@harmer @hit .. @me
@harmer hits|beats|punches|slaps|kicks|chokes|whips KIN|me|us|my
S get|gets|got|getting|am|was|were|being|been|is|be|keep hit|beaten|slapped|punched|kicked|abused|whipped|choked|beat_up|beat|whooped|spanked|hurt|attacked .. by|home|at|when|every|KIN|with|he|she|for|if|all
S get|gets|got|getting|being|am|been abused|beaten|whipped|beaten_up|beat_up|neglected|kidnapped|stabbed|tortured|trafficked
@i get|got|was|being|am|been hit|hurt|beat|slapped|punched|kicked
@harmer .. beats|beat|whips|whipped|hits .. with .. belt|stick|cord|wire|shoe|broom|hanger|spoon|cable|slipper
S .. bruise|bruises|bruised|marks|welts|scars|burns .. from|KIN|belt|arm|arms|back|legs|hide|all_over|he|body|dad|mom|gave
@i .. @scared .. of KIN|him|her|them|home|my|what_he|what_she|when_he|when_she|he|she
S .. @scared .. go_home|at_home|going_home|be_home|my_house|in_my_house|comes_home|gets_home|go_to_sleep|be_at_home|back_home|own_house|gets_drunk|to_go_back|hurt_me|kill_me|hit_me|hurts_me
KIN .. scares|scare|scared me|us .. when|drunk|yell|yells|drinks
not|dont|doesnt|isnt|never|arent|wasnt|unsafe safe|feel_safe .. at|home|house|here|anymore|with|KIN|there|in|around|him|school
@i not|dont|unsafe|never|am_not safe|feel_safe
@i in danger|trouble_at_home|big_danger|real_danger
home|house|it not|isnt safe
KIN .. yell|yells|yelled|yelling|scream|screams|screaming|screamed|shouts|shout|shouting|curses|swears|cusses at me|us|my_mom|KIN|everybody
KIN .. yell|yells|scream|screams|shouts|fight|fights|fighting|argue|arguing|hit|hits .. every|all_the_time|day|night|always|constantly|each_other|throw|nonstop
KIN .. drunk|drinks|drinking|drink|alcoholic|drugs|high|gets_drunk|beer .. and|when|he|she|every|too_much|a_lot|then|me|all|scared
KIN|he|she|they .. drunk .. hits|hit|yells|mean|hurts|throws|scared|angry|breaks|screams
@harmer .. lock|locks|locked|locking .. me|us .. in|out|room|closet|basement|bathroom|garage|outside|house
@harmer .. burn|burns|burned|burnt|cut|cuts me|us|my
@harmer .. threaten|threatens|threatened|threatening|said|says|told|tells .. kill|hurt|beat|hit|stab|shoot .. me|us|my
@harmer .. going|gonna|want|wants|wanted|will|tried|try|trying kill|hurt|beat|stab|shoot|choke me|us|my|KIN
@harmer has|had|got|pulled|pointed|with|brought|held a @weapon .. me|us|my|at|house
KIN .. break|breaks|throws|threw|smashes .. things|stuff|everything|at_me|dishes|plates|furniture|my
KIN .. says|said|tells|calls|called|told me|im|i|me_im|me_i worthless|stupid|mistake|useless|never_born|hates|hate_me|nothing|an_accident|idiot|fat|dumb|ugly
KIN hates|hate|hated|doesnt_love|dont_love|doesnt_want|dont_want|never_loved|never_wanted|doesnt_care_about|despises|regrets me|us|having_me|me_anymore
KIN .. said|says|wishes|wish .. i|me .. never_born|was_never|hadnt|died|dead|wasnt_born
someone|somebody|person|man|KIN|they|people|adult|anyone|dad hits|beats|hurts|hit|hurting|hitting|abuses|abuse|beat you|kids|someone|their|children|his|her|child|a_kid
parents|dad|mom|father|mother|KIN hit|hits|beat|beats|hurt|hurts|abuse|abuses you|their|someone|children
someone|somebody is|was|keeps following|hurting|stalking|hitting|abusing|threatening|blackmailing|forcing me|us|my
following|follows|stalking|stalks|blackmails|blackmail|blackmailing|kidnap|kidnapped me
call|calling|called|help the|me|911 police|cops|911 .. KIN|help|please|me|hurt|dad|mom
help|please me|help .. hurting|hit|kill|hurt|beating|danger|hes|shes .. me|us|my|here
@i|help .. domestic|abusive violence|home|house|KIN|dad|mom|family|abuse|relationship
abusive|neglected KIN|home|family|dad|mom|house|parents
what|who|should|do .. do|tell|call|i .. if|when|about .. hits|hit|hurts|hurting|abuses|touches|beats me|us|my|someone|you|KIN|them|him|her
i|im|KIN|friend .. pregnant
`
