/** What children say of despair. The signs are explained at `compileRules`. */
export const despair = `
im|i_am|feel_like|felt_like nothing|nobody|garbage|trash|worthless|no_one
i .. wish .. someone_else|anyone_else|somebody_else|different_person|not_me
hurts|hard|painful|tired to_be|being|of_being me|alive|myself
everything|it|nothing|life|things .. dark|black|worse|never_gets_better|not_get_better|gets_worse|getting_worse|hopeless|never_better|pointless
never|not|wont get|gets|getting better .. i|me|my|life|it|nothing|everything|?
mad|angry|disappointed|ashamed .. at|in|of myself|me .. always|everyone|parents|god|am
i .. crying|cry|tears|cried .. all|every|night|alone|sleep|hide|bathroom|stop|reason|secretly|nobody
@nobody|no1 care|cares|cared
i wish someone|somebody|anyone|people|my .. cared|loved|care|love|understood|listened|noticed|liked|wanted|understand .. me|about|?
i despise|loathe|hate|cant_stand|h8|hated|haate myself|my_self|me|my_body|my_face|who_i_am|how_i_look|the_way_i_look|everything_about_me|my_looks|what_i_see|being_me
nobody_cares_at|no_one_cares|noone_cares|nobody_cares|no_body_cares|nobody_cared|no_one_loves|nobody_loves|nobody_really|no_one_really|no_one_even_cares|nobody_even_cares
worthless|useless|hopeless|pathetic .. i|me|im|person|feel|am|and|to_everyone
im|i @feeling|worthless|useless|nothing|hopeless|unlovable|unloved|unwanted|pathetic .. and|to|like|inside|all|i|nobody|that|every|so|because|since|at|in|now
i .. feel|feels|felt|feeling|feelin|fel|feal .. @feeling|empty|alone|sad|lost|scared|ashamed|guilty|left_out|unsafe|crushed|heavy|dark|darkness|depressed|awful|terrible|like_a_mistake|not_loved|like_no|like_everyone|like_im_nothing|like_i_am_nothing|like_im_not|like_i_dont|like_im_a|like_nobody|invisible|like_giving|like_god_hates|like_im_invisible|unimportant|like_i_have_no|stuck
feeling|feel|felt|feels so|really|very|super|too|just sad|alone|lonely|empty|down|hopeless|worthless|depressed|low|lost|bad_about
i|ive|im .. so|very|really|been|always|too|super|extremely|just|still sad|lonely|unhappy|miserable|depressed|hopeless|down|alone|heartbroken|upset|hurt|broken .. lately|i|all|and|that|because|inside|about|since|every|for|dont|at|these|after|no|now|nobody|in|but|cant|right_now|anymore|without|?
sad|unhappy|miserable|lonely|empty|depressed .. every_day|everyday|all_the_time|every_night|always|all_day|for_no_reason|and_alone|inside|for_weeks|for_months|24_7|i_cant
every|each day|night|morning i|is|feels|just|gets .. cry|crying|hard|worse|sad|scared|pain|empty|dread|alone|same_sad
cant|dont|barely|hardly|havent|couldnt sleep|get_out_of_bed|smile|feel_happy|stop_crying|laugh|breathe|be_happy|see_a_future|feel_anything|eat_or_sleep|get_up|enjoy .. anymore|at_night|sad|because|so|cry|scared|all|i|and|of|nothing|?
no|any|see|without|have_no future|happiness|joy|hope|purpose|way_out .. me|life|anymore|i|left|my|in|here|?
dont|do_not|doesnt belong|matter|fit_in .. anywhere|here|anyone|to|i|anybody|at|in|?
i|you dont|not matter|count|exist_to .. to|anyone|any|?
i want|wanna|need to? cry|scream|give_up|hide_forever|be_loved|be_left_alone|stop_feeling|quit_everything|talk_to_someone|someone_to|a_hug|somebody_to|be_happy_again|feel_better|stop_crying|stop_hurting
tears|crying|cry|cried|weep|sob|sobbing .. every|pillow|sleep|alone|bathroom|night|because_i|nobody|stop|hours|all|room|closet|my_life|myself
i .. keep|always|am|im|just|cant_stop|been|kept crying|cryin|sobbing|hating_myself
god .. love|loves|loved|care|cares|hear|hears|listen|answer|there|forget|forgotten|help|real .. me|my|anymore|us .. not|dont_think|doesnt|why|if|anymore|because|when|cry|bad|dirty|prayers|so_much_pain|even_though
dont_think|doubt|dont_believe|dont_feel|not_sure .. god|anyone|anybody|they|KIN|parents|mom|dad .. love|loves|cares|hears|wants|care|likes|listens|loved me|about_me|my|at_all?
god|he|jesus .. abandoned|left|forgot|forgotten|punishing|hates|punish|mad|angry|disappointed|ashamed|given_up .. me|my|with_me|at_me|on_me|of_me|for_what
why .. everyone|everybody|nobody|god|they|people|KIN|no_one .. hate|hates|like|likes|love|loves|leave|leaves|left|hurt|mean|care|want|wants me|us|to_me|about_me
why am|is|do|cant|does i|my_life|everything|it|life .. so|hurt|sad|stupid|ugly|alone|worthless|hard|always|like_this|unloved|broken|happy|normal|unhappy|lonely|hated
anxious|anxiety|panic|panicking|panicked|nightmare|nightmares|stress|stressed|overwhelmed .. i|me|every|cant|all|so|attack|attacks|breathe|about_everything
my parents|KIN .. divorce|divorced|divorcing|separated|split|breaking_up|leaving|fight|fighting|argue .. i|my|because|sad|me|cry|scared|cant|dont_know|hate|feel|us|all
grandma|grandpa|mom|dad|KIN|dog|cat|baby died|passed|dead|die|gone|killed .. i|me|sad|miss|cant|cry|crying|why|hurts|alone|without|much|my
disappoint|disappointment|disappointed|failure|let_down|letting_down|burden .. everyone|everybody|parents|mom|dad|KIN|family|myself
done|tired|sick|over|exhausted|through with|of .. life|everything|it_all|trying|people|fighting|being_sad|being_strong|being_me|feeling|living|pretending|all_of_it|being_hurt|this_pain|crying|existing
somebody|someone|anybody|anyone|please .. listen|help|talk|hear|save|notice|love|hug me|to_me .. please|i|im|anyone|hurting|cant|alone|before
anyone|anybody there|listening|care .. me|i|please|about
hurts|hurting|pain|ache|aching .. inside|so_much|so_bad|heart|too_much|to_live|to_be_alive|every_day|everyday|my_chest
heart .. broken|shattered|hurts|aches|heavy|empty|breaking .. i|my|so|and|inside|?
dark|darkness|black_hole|hole|trapped|drowning|suffocating|sinking|falling_apart|breaking_down|numb .. i|inside|me|my|im|mind|feel|thoughts|cant
i|my .. dark_thoughts|bad_thoughts|scary_thoughts|intrusive|sad_thoughts|negative_thoughts
life .. not_worth|pointless|meaningless|horrible|falling_apart|a_mess|too_hard|so_hard|worse|terrible|unfair_and|miserable|hell|garbage|painful|nothing|sucks|hurts|empty|suck|hopeless .. i|my|and|me|?
@i .. hate|hates|hating|h8|despise|loathe|hated my|mi|life|everything_about|being|me|what|myself|how life|lyfe|myself|myslef|body|self|me|everything|face|i_am|i_look|who_i_am|existence|being_me
i hate|hating myself|me|life|everything|my_life|living|being_alive|my_self|my_body|my_family
hate myself|my_self|my_life|my_lyfe|mylife|being_alive|being_me|life_so_much|my_existence
S feel|feels|felt|feeling @feeling
@i am|im|be|was|get|being|so|very @feeling
@friend is|are|feels|was|seems|gets @feeling
im|ive|am|i so|just|very|really|always|a|completely|all|such|too|nothing_but|like @feeling|sad_all|sad_every|waste_of_space|loser_and|waste
im alone|lonely|empty|hopeless|worthless|useless|numb|depressed|broken|unloved|unwanted|miserable|trapped|desperate|all_alone
i feel|felt|feeling|fel|feelin|feal so? @feeling
feel|feeling|felt alone|worthless|hopeless|empty|lonely|unloved|numb|like_nothing|dead_inside|useless|like_a_burden|invisible|unwanted|trapped
im|i|am a|just|nothing|such|only burden|mistake|failure|nothing|disgrace|disappointment|waste_of_space|waste|loser|nobody|screw_up|problem
i|we|just .. cant|can_not|cannot|dont|couldnt|no|cnt|never take_it|do_this|go_on|handle|keep_going|keep_doing|stand_it|live_like|deal|cope|do_it|take_this|breathe|handle_this|stop_crying .. anymore|any_more|longer|with|much|more|on|like|life|everything|at_home|crying|this
i|just|and|it cant|can_not|cannot|cnt|not take|do|stand|handle|bear it|this|life|things anymore|any_more|no_more|any_longer|longer|much_longer
cant_go_on|cant_keep_going|cant_stop_crying|cant_take_it|cant_do_this_anymore|cant_live_like_this|cannot_go_on|cannot_take_it|dont_know_how_to_go_on|cant_take_this|can_t_go_on|cant_cope|cannot_cope
@nobody love|loves|cares|care|understands|understand|likes|wants|believes|listens|helps|sees|hears|loved|needs|notices me|about_me|to_me|what|how|us|about_us|me_anymore|i
@nobody care|cares|understands|listens|loves|help .. me|how_i|i_feel|about|anymore|what_happens|at_home|if_i|when|i_am|to_me
@nobody to|i|that talk_to|can_talk|talk|turn_to|turn|trust|help_me .. to|with|about|at|i
no_one_to_talk|nobody_to_talk|noone_to_talk|no_one_i_can|nobody_i_can|dont_have_anyone|dont_have_anybody|have_no_one|have_nobody|got_no_one|got_nobody|i_have_noone
nothing|everything matters|is_pointless|pointless|is_my_fault|my_fault|hurts|feels_pointless|is_hopeless|meaningless|makes_me_happy|makes_me_cry .. me|anymore|and|i|to|so|always|life
nothing_matters|everything_is_pointless|everything_is_my_fault|its_all_my_fault|everythings_my_fault|all_my_fault|everything_hurts|nothing_makes_me_happy|life_is_pointless|life_sucks
life is|feels|sucks|has|seems|isnt pointless|meaningless|hopeless|hell|no_meaning|unbearable|over|too_hard|so_hard|miserable|horrible|not_fair_i|no_point|awful|too_much|fun_anymore|worthless|useless
my life is|sucks|feels|has hell|over|ruined|pointless|horrible|terrible|a_mess|worthless|meaningless|falling_apart|miserable|so_bad|awful|no_meaning|nothing|trash|so_hard|garbage|a_nightmare|a_joke|empty|sad|bad|messed_up
my life sucks|hurts|fell_apart|doesnt_matter|does_not_matter|means_nothing|has_no_meaning|is_hard
whats|what the? point|use|purpose of|in|anymore|if anything|life|me|everything|it_all|trying|living|me_being|even_trying|im|my_life|existing|i
i .. cry|crying|cried|cries .. every|night|sleep|myself_to_sleep|all|alone|school|bathroom|shower|cant_stop|stop|time|secret|constantly|hours|each|always|bed
cry|crying|cried myself|me to?_sleep|to_sleep|sleep|asleep
i|ive .. give|gave|giving|given up on|living|life|everything|myself|hope|my_life|trying_to_live
give|gave|giving|lost|lose|losing|no|any|dont_have_any up_hope|all_hope|hope|up_on_life|up_on_everything|hope_left .. i|anymore|for_me|life|in|with|everything|me|left|my
i .. lost|losing|no|have_no|dont_have|without hope|all_hope|any_hope|will_to_live|reason|the_will
god .. hates|hate|doesnt_love|doesnt_care|forgot|forgotten|abandoned|doesnt_hear|isnt_listening|punishing|doesnt_listen|does_not_love|never_answers|mad_at|gave_up_on|given_up_on|cant_love|stopped_loving|wont_help|angry_with|angry_at|wont_forgive|never_forgive|punish me|us|my_family|about_me|to_me|my_prayers|when_i
why god|does|did|doesnt|hasnt|wont .. hate|left|love|help|listen|abandon|let|care_about|forget|stop|answer|punish .. me|my_prayers|him_hurt|dad|us|KIN|my_family
god even? hate|hates me
whats|what|something|is wrong with me|inside_me|in_me|with_my_brain
somethings_wrong_with_me|hate_being_me|never_good_enough|not_good_enough|never_be_good|not_enough_for|im_not_enough|not_worth_anything|dont_matter|not_worth_it|im_worth_nothing
i .. dont_matter|do_not_matter|never_matter|dont_belong|never_good_enough|not_good_enough|am_not_enough|not_important|cant_do_anything_right|ruin_everything|mess_everything|am_nothing|hurt_inside|dont_fit
i .. panic|anxiety|panic_attack|panic_attacks|anxious|nightmares|flashbacks .. all|every|attack|attacks|cant|bad|so|night|time|day|school|help|breathe|sleep|about
@i .. tired|sick|exhausted|done of|with|from life|everything|it_all|being_sad|crying|being_me|feeling|pretending|hurting|all_this|fighting|being_alone|trying|this_life|the_pain
i .. need|want someone|somebody|anyone talk|to_talk|to_help_me|help_me|who_cares|who_listens|who_loves|to_love_me|hug|to_listen|to_hug_me
i|please|can|could|someone|somebody need|help|helps me .. help|im|i|because .. depressed|scared|sad|hurt|alone|danger|home|crying|feel_so|life|die
please_help_me_i|please_help_me_im|somebody_help_me|someone_help_me|i_need_help_at_home|someone_please_help_me|somebody_please_help_me|please_someone_help|i_need_help_please_im|need_help_bad
i .. so|very|really|always|too|super|just|feel|am|extremely sad|unhappy|down|depress|sadd .. all|every|day|time|inside|lately|dont|cant|anymore|alone|because|home|i|wont|nobody|life|since|and
@i sad all|every|inside the_time|day|night|time|always|everyday
i_feel_sad|im_so_sad|i_am_so_sad|im_really_sad|so_sad_i|im_not_okay|im_not_ok|i_am_not_okay|i_am_not_ok|not_doing_well|im_not_fine|i_feel_dead|feel_like_crying|i_cant_breathe|im_struggling|i_dont_feel_ok|i_feel_horrible|i_feel_awful|i_feel_terrible|i_feel_bad_about_myself|not_okay_inside
im_broken|i_am_broken|im_drowning|im_falling_apart|i_am_lost_inside|im_scared_all|im_so_scared|i_am_so_scared|i_feel_hopeless|i_feel_nothing|dont_feel_anything|cant_feel_anything|feel_nothing|hurts_inside|hurting_inside|dying_inside|dead_inside|my_heart_is_broken
KIN .. divorce|divorced|divorcing|separating|split_up|splitting_up .. i|sad|my_fault|because|fault|cry|me|and|hate
KIN .. fight|fights|fighting|argue|arguing|argues|scream|yelling .. every|all|always|night|constantly|about_me|scared|lot|hate|and_i|cant|nonstop|again
KIN|grandma|grandpa|dog died|passed_away|dead|death|is_gone .. i|miss|cry|sad|cant|alone|dont|hurts|and|stop|cant_stop
i miss KIN|my .. died|so_much|dead|gone|cry|heaven|passed
nobody_cares|no_one_cares|nobody_loves_me|no_one_loves_me|noone_loves_me|nobody_likes_me|no_one_likes_me|nobody_wants_me|no_one_wants_me|nobody_understands|nobody_would_care|no_one_would_care|nobody_listens|noone_cares|no1_cares|nobody_gets_me|no_one_gets_me
@everyone|family .. hates|hate|be_happier|happier|better .. me|without_me|if_i
depressed|depressing|depression .. i|im|me|my|what|help|how|because|am|so
im_depressed|i_am_depressed|so_depressed|very_depressed|depression|selfhate|self_hate|self_hatred
`
