/** What children say of a friend in need. The signs are explained at `compileRules`. */
export const friendInNeed = `
@friend .. cutting|cuts|overdosed|suicidal|self_harming|selfharming|starving|bleeding
@friend .. took|take|swallowed .. pills|bottle|medicine|drugs
he|she|they told|said|says|texted .. me|he|she .. took|take|pills|cuts|kill|die|hurt|jump|suicide|hits|touches
girl|boy|kid|guy|someone|somebody .. says|said|told|wants|will|going|texted|threatened .. jump|die|kill|hurt|suicide|herself|himself|gun|end
@friend .. comes|came|goes|gets .. in|into|to her|his|their bed|room|shower
@friend .. secret|told .. stepdad|dad|uncle|touches|hurts|hits|bed|cousin|brother|teacher
@friend .. bring|bringing|has|got gun|knife|weapon
dad|mom|father|mother|stepdad|parents|boyfriend|KIN .. hits|hit|beats|hurts|touches|kicks her|him|them|KIN
@friend .. bruises|bruise|hurts|hurt .. and|wont|not|says|hide|from
@friend .. jump|jumping|end .. bridge|off|roof|it|window|building|her_life|his_life
@friend dad|mom|father|mother|stepdad|stepmom|uncle|parents|brother|KIN .. hits|hit|beats|beat|hurts|touches|abuses|hurting|beating|hitting|touched|kicked|does .. her|him|them|things
he|she|they .. told|tells|says|said .. cuts|cutting|suicidal|want_to_die|wants_to_die|kill_herself|kill_himself|kill_themselves|hurts_herself|hurts_himself|die .. me|friend|?
@friend .. made|make|asked|told|begged .. promise|swear|not_to_tell|keep .. tell|secret|anyone|not
@friend .. said|says|texted|sent|wrote|left|posted goodbye|bye_forever|a_goodbye|goodbyes|suicide_note|she_wont_be_here|he_wont_be_here
@friend .. says|said|told|thinks|keeps|feels|feel|texted|posted|tells|saying|is .. nobody|noone|no_one|everyone_hates|worthless|hopeless|no_point|tired_of_life|tired_of_living|better_off|give_up|giving_up|gave_up|end_it|alone|hates_herself|hates_himself|hate_my_life|hates_life|wishes|empty|no_reason
@friend .. doesnt|dont|not|isnt|hasnt|never|stopped|wont|no|barely|quit eat|eating|eaten|food|lunch|fed|eats
@friend .. vomits|throws_up|puke|pukes|throwing_up|starves|starving|anorexic|anorexia|skips_meals|skips_lunch
@friend .. hit|beaten|beat|hurt|abused|slapped|kicked|whipped|touched|molested|raped|threatened .. by|at_home|her|his|their|and|at
@friend .. bruises|bruise|black_eye|burns|marks|cuts|scars|welts
@friend .. hates .. life|herself|himself|body|living
@friend .. not safe|okay|ok|well|herself|himself .. and|at|i|how|anymore|home|because
@friend .. needs|need help|saving .. because|dad|mom|hurt|suicide|home|sad|cutting|but|i|and|really|he|she
@friend .. crying|cries|cry|cried|sad|depressed|upset|lonely|anxious|scared|depress|hopeless|hurting|struggling|suffering
i .. worried|scared|afraid|concerned|worry .. for|about @friend .. might|hurt|will|because|she|he|safe|do|die|not|home|something
@friend .. die|suicide|kill_herself|kill_himself|kill_themselves|self_harm|selfharm|self_harms|suicidal|overdosed|overdose|kill_herself|hang_herself|hang_himself|killing_himself|killing_herself|cutting_herself|cutting_himself
@friend .. lives|living|sleeps|sleeping .. car|street|shelter|outside|park
@friend .. home|dad|mom .. bad|unsafe|dangerous|drunk|drugs|scared|drinks|hurts|hits
@friend .. uncle|cousin|stepdad|dad|coach|man|guy|teacher|boyfriend .. touches|touched|touching|weird|bad|makes_her|makes_him|does_things|hurts|nude|forced|raped
@friend .. sending|sent|sends|asked|asks .. nudes|pictures|naked
@friend .. @want .. @die
@friend .. @not want|wanna|wish live|be_alive|be_here|exist|go_on
@friend .. @harmself herself|himself|themself|themselves|her|his .. @body?
@friend .. hurts|hurting|cutting|cuts|cut|starving|burning herself|himself|themself|themselves|her_arms|his_arms|her_wrists|her_arm|his_arm|her|his|wrists
@friend .. get|gets|getting|is|being|was|been hit|beaten|abused|hurt|molested|raped|touched|beat|hit_by|bullied|starved|beat_up .. by|home|her|his|at|every|KIN|dad
@friend .. dad|mom|father|mother|stepdad|uncle|parents|coach|stepfather|KIN hit|hits|beat|beats|hurts|hurt|touches|touched|abuses|abused|does|hitting|beating|hurting .. her|him|them|bad
@friend .. @feeling .. and|dont|how|what|all|she|he|i|cries|lately|every|since|because|help|wont|always
@friend .. depressed|suicidal|suicide|selfharm|self_harm|overdose|overdosed|kms|unalive|self_harming|hopeless|worthless
@friend .. hates|hate her|his|their|herself|himself|themself|life life|herself|himself|body|themself|self
@friend .. cut|cuts|scars|bruises|marks|bruise .. on|her|his|wrist|wrists|arm|arms|all
@friend .. told|says|said|texted|posted|wrote|messaged|tells|talks .. me|about|that|she|he .. die|dead|suicide|kill|hurting|hurt|hits|touches|end|killing|disappear|goodbye|secret_about_her|anymore|kms|cuts
@friend .. crying|cries|sad|cry|upset .. all_the_time|every|always|wont|bathroom|how|help|home|what|lately|days|never
@friend .. need|needs|in help|danger|trouble .. home|hurt|because|bad|what|someone|serious|i_dont|badly|but|real
@friend .. tried|try|going|gonna|trying .. kill|end|hurt|overdose|jump|hang
@friend .. has|have|had|doesnt_have|no|never|without|dont_have no|nothing|food|any .. food|eat|lunch|hungry|home
@friend .. hungry|starving|homeless|starve|no_lunch|doesnt_eat|never_eats|stopped_eating|wont_eat|not_eating|throws_up
@friend .. afraid|scared|terrified .. go_home|home|her_dad|his_dad|dad|mom|stepdad|him|her|going_home|of_her|of_his|uncle
@friend .. ran_away|run_away|running_away|runaway|missing|left_home|kicked_out|wants_to_leave_home|run_off|disappeared
@friend .. talk|talks|talking|thinks|thinking|joke|jokes|joking|said about|of dying|death|suicide|killing|ending|disappearing|dead|being_dead
@friend .. nobody|noone|no_one .. loves|likes|cares|would_miss|miss her|him|them
@friend .. bullied|bully|bullies|bullying|picked_on|laughed_at|teased|made_fun|harassed|bullyed
@friend .. not|isnt|doesnt|unsafe|never safe|feel_safe
@friend .. pills|razor|blade|drugs|overdose|vodka|knife|noose|gun
@friend .. does|do|did|done|showed|made .. bad|weird|gross|things|nude|nudes .. to_her|to_him|to_them|her|him
help|worried|save|scared|afraid|how|worry .. @friend .. die|suicide|hurt|hurting|sad|depressed|killing|kill|cutting|danger|cuts|cries|abused|alone|eat|eating|hit
`
