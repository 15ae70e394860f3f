/** What children say of hurting or killing oneself. The signs are explained at `compileRules`. */
export const selfHarm = `
my|i|the sh is|again|scars|getting|was|last|clean
relapsed|relapse .. @i|again|thighs|cut|arms|cutting|harm
@body .. cut|bleeding|scars|cuts|burnt|burned
i .. burn|burnt|cut|hit|hurt|scratched|broke|stabbed .. @body|hand|head .. on_purpose|myself
on_purpose .. die|hurt|cut|burn|burned|crash|overdose
i .. made|have|got|had plan|date|note|everything_ready|method .. how|to|for .. do_it|end|die|go|kill|it
heaven|hell|god|sin|forgive|forgiven .. if .. do_it yourself|myself
ended|end|ending|stop everything|it_all|my_story|my_suffering|me
what_if|maybe i_just|i|i_should .. ended|end|disappear|jump|stop_breathing|let_go|go_away_forever
i .. dont_think|not|wont|never .. be|live|make .. around|to_see|it_to|past|until .. birthday|christmas|next|year|summer|tomorrow|graduation|my
why am_i|was_i|are_we|did_i .. even? here|alive|born|exist|living
@nobody .. notice|care|miss|sad|mind|cry .. if .. gone|died|dead|die|left|disappeared|wasnt|not_here
goodbye everyone|world|everybody|forever|to_all|for_good|friends
i .. hold|held|holding .. breath|knife|blade|razor|pills .. die|pass_out|wrist|hand|throat
S .. @think .. ending|end|killing|kill|hurting|cutting|overdosing|jumping|suicide|hanging|drowning|disappearing .. it|things|my|myself|life|all|everything|me
S @think dying|death|ending_it|ending_things|not_being_here|not_being_alive|being_dead|not_existing|disappearing|ending_it_all|suicide|being_gone
S @harmself|burned|punch|punched|bite|bit|stabbed|pinch|scratched|hurted|punched|stab|choke|hate_and_hurt|slap|starve|pull .. @myself
S @harmself my own|body|skin|arms|arm|leg|legs|wrists|wrist|stomach|thighs
my|her|his scars|cuts|scar .. wrist|wrists|arms|arm|legs|thighs|wont
i @want .. heaven|grandma|grandpa|jesus .. now|instead|right_now|already|today|tonight
why did|does god|he|you|they even? make|create|made|bring me
i wish .. car|truck|bus|train|lightning|cancer .. hit|hits|kill|run|strike|me
i @want my_life|life|it|everything|all_of_it|this|pain|the_pain to? be? over|end|stop|ended|finished|gone
i @want pain|this|everything|hurting to? stop|end|go_away
nothing|only|it|cutting|pain|bleeding .. helps|help|relief|better|calms .. but|cutting|bleed|blade|hurting|pain|myself|hurt
die|dying|death on_purpose|by_myself|by_my_own
i wont|will_not|not|may_not|might_not|cant be|stay|live|make_it|last|survive .. here|alive|around|much|tomorrow|anymore|next|longer|tonight|past
not_be_around|not_being_around|wasnt_around|werent_around|isnt_around|not_around|without_me_around|if_i_was_not|if_i_were_gone|if_i_were_dead|if_i_wasnt_alive|wasnt_here_anymore|werent_here|was_not_here
i .. stopped_existing|stop_existing|not_existing|no_longer_exist|cease
i .. rope|noose|blade|razor|pills|bleach|overdose .. closet|room|drawer|case|hidden|tree|bed|ready|neck|pocket|bathroom|door|backpack
i .. put|tied|tie|wrapped|held|hold .. rope|belt|cord|scarf|bag|knife|gun|blade|pillow|razor .. neck|head|wrist|myself|my|arm|throat
i .. stood|stand|standing|sat|sit|went .. edge|ledge|roof|bridge|tracks
i .. gave|giving|give .. away .. my_stuff|my_things|my_toys|all_my|everything .. wont|need|because|before|anymore
i .. wrote|writing|written|write .. letter|letters|note|notes|will|goodbye .. goodbye|everyone|family|gone|when|die|parents|dead|mom|suicide
i .. hit|bang|banging|punch|punching|slap|bashing .. my_head|my_own_head|the_wall|my_leg|my_face .. wall|when|against|until|because|my|till
i .. do_not|dont|never|no_longer .. care if|whether i die|live|am_alive|get_hurt|im_alive|wake_up|i_live|i_die
would .. hurt|matter|care|notice|anyone|mind if|when i .. died|jumped|die|gone|wasnt|disappeared|killed|werent|vanished|stopped
my_last|last day|night|message|time .. earth|alive|goodbye|here|ever|you
can|could you|someone|a_person|a_kid|kids|people die .. if|from|by pills|you|drinking|cutting|bleach|too_many|not_eating|i|medicine|taking
blood|bleed|bleeding .. makes_me_feel|feel_better|calms|feels_good|i_like
hurting|cutting|harming|killing|burning|starving myself|my_self|meself|my_arms|my_wrists|yourself
self hurt|harm|harming|injury|harmed
commit|committed|committing|comitt|attempt|attempted|did suicide|sucide|suiside|it
i_almost|i_nearly|almost|i_tried_to|i_was_going_to killed|kill|jumped|did_it|died_on|ended|overdosed|hung|drowned|hanged|drown|hang myself|it|on_purpose|my|off|?
S @want .. @die
S @not want|wanna|wana|wanting|wish|deserve|wants .. @live
i|im|id wish|wished|wishing|wishes .. never_born|never_been_born|not_born|wasnt_born|werent_born|not_alive|wasnt_alive|not_wake|dead|gone|not_here|wasnt_here
wish i was never|not|dead|gone born|alive|here?
wish i .. never_born|wasnt_alive|wasnt_born|wasnt_here|werent_alive|werent_here|didnt_exist|didnt_wake|hadnt_been_born|dont_wake|wouldnt_wake|die|died|dead
wish .. never_wake|never_woke|not_wake_up|wouldnt_wake_up|dont_wake_up
hope|hoping i .. never_wake|not_wake|dont_wake|wont_wake|die
S .. @harmself @myself
@harmself myself|my_self|meself|mself
i @harmself|cut|cutting my|me|own @body
S cut|cuts|cutting|slit|slits|burn|burns|burning my|her|his|own|their @body
S @want cut|cutting|hurting|overdose|suicide|jump_off|hang|jump_in_front
S .. suicide|suicidal|sucide|suiside|suicidle|overdose|overdosed|overdosing|selfharm|self_harm|self_harming|self_harmed
suicidal|kms|kmsl|selfharm|self_harm|self_harming|sewerslide|ctb|self_injury|killmyself|sewer_slide
suicide
S swallow|swallowed|take|took|taking|takes|eat|drink|drank|taken|drinking|swallowing .. @pills
how_many|enough|bunch_of|bottle_of|whole_bottle|hid|hiding|saving|saved .. pills|meds|medicine|tylenol
S .. razor|blade|blades|razors|noose|rope .. under|hidden|hide|bought|keep|use|used|arm|arms|skin|room|bed|myself
i use|used|have|bought|got|keep|took|hide|found|broke razor|blade|blades|razors|noose|sharpener
S cut|cutting|cuts again|every|at|when|to|so|because|last|deep|deeper|until
cutting helps|makes|myself|again|is
S scars|cuts my|her|his|on|from arm|arms|wrists|wrist|legs|cutting|thighs|her_arms|his_arms
better_off|better .. dead|without_me|without_us|if_i_was_dead|if_i_died|if_i_was_gone|if_i_wasnt|if_i_werent|if_i_were_dead|if_i_disappeared|if_i_didnt
better_if_i|better_when_im .. dead|gone|died|not_here|wasnt|werent|disappeared|never|didnt|alive
@nobody .. miss|notice|care|cry|sad .. i|if|im|when died|gone|die|dead|disappeared|disappear|missing|vanished|vanish|killed
@nobody would|will miss|notice|cry .. me|if
would|will|if .. anyone|anybody|they|people|god .. miss|notice|care|sad|cry|happy|happier .. died|gone|die|dead|disappeared|disappear|killed|me_if_i|i_wasnt
if i .. die|died|killed .. nobody|noone|no_one|anyone|would|miss|care|heaven|hell|forgive|sad|happy|better
if i|im .. kill|killed|hurt|unalive|disappeared|wasnt_here|gone|dead|was_gone .. would|who|nobody|will|anyone|does|god|miss|myself
no|not|any|isnt|see|whats|never reason|reasons|point|purpose|pont .. live|living|life|alive|go_on|exist|going_on|waking_up|of_me|trying|in_me|anything
life|living isnt|is_not|not|aint|isn .. worth
not worth living|it_anymore|being_alive|life
S|im|i|so tired|sick|done|exhausted|over living|with_living|of_living|of_life|with_life|of_being_alive|with_being_alive|of_existing|with_everything
i|im tired|sick|done|exhausted|bored|finished of|with|from @living
ready die|to_die|end|go_to_heaven|give_up_on_life
@want with|be|see|join|meet|go jesus|god|heaven|grandma|grandpa|my_mom|my_dad|mom|dad|angels .. now|right|already|instead|today|tonight|soon|then|there
goodbye|suicide|bye|farewell note|letter|letters|forever_everyone|everyone_im|everybody_im|cruel_world
last_day|last_night|last_time|last_message .. alive|earth|hear_from_me|here|ever
how|ways|way|easiest|best|painless|quickest|fastest|where .. kill|hurt|unalive|hang|end|harm|drown|overdose .. myself|yourself|me|my_life|it_all|oneself|on
how|ways|way|easiest|painless|quickest|does|would|will|easy .. die|dying .. without_pain|painless|hurt|in_my_sleep|fast|quick|pain|painlessly|quickly|myself
painless|quickest|easiest|fastest|best|easy way to|of die|dying|end
is|if|sin|wrong|okay|ok|bad|forgive|forgiven|hell .. kill|killed|hurt|kills|cut|cutting|commit|hate yourself|yourselves|myself|self|suicide|your_self
@want|thinking|going|gonna|could jump|jumping .. bridge|roof|building|window|train|car|cliff|balcony|traffic
i .. @want walk|run|step|lie_down .. traffic|road|train_tracks|in_front_of_a
end|ending|ended my|it_all life|own_life|pain_forever|suffering|misery|now
i_would|id|i_will|ill|im|i better|rather be dead|die|not_be_alive|not_be_here|not_live|not_exist
should_i|should_i_just|can_i|what_if_i|can_i_just die|disappear|kill|unalive|end_it|jump|just_die|not_exist|cut|just_disappear
let_me|lemme|please_let_me|god_please_let_me|make_me|why_cant_i|why_cant_god_let_me|please_god_let_me|just_let_me die|dead|disappear|just_die|die_already
why_am_i|why_was_i|why_did_god_make|why_did_god_let|i_regret alive|born|still_alive|still_here|me|me_live|being_born|even_alive|even_born
shouldnt|should_not|should_never|shoud_not|shouldve_never|should_have_never i?|be|exist|have|been alive|born|exist|here|be_alive|been_born
the|this|my|a world|family|everyone|everything|they|mom|everybody .. better .. without_me|i_was_gone|i_died|i_wasnt|i_werent|i_was_dead
i dont_deserve|do_not_deserve to_live|to_be_alive|live|to_exist|life|to_be_here
i|voices|voice tells|tell|telling|says|saying|told .. kill|hurt|cut|harm|jump myself|me_to_kill|me_to_hurt|to_hurt_myself|off
voices|voice in_my_head|inside_my_head|in_my_mind|tell_me|telling_me
i stopped|skip|skipping|quit|dont|not|barely|hardly|never eating|eat|meals .. fat|weight|thin|skinny|lose|punish|ugly|skinnier|thinner
i make|made|force|forced|making myself throw_up|puke|sick|vomit|starve|not_eat|barf
i throw_up|puke|vomit|barf|throwing_up after|on_purpose|every_time|when_i_eat|my_food|everything_i_eat
i_hope_i|hope_i_just|i_pray_i|i_pray_that_i die|dont_wake_up|never_wake_up|dont_wake|not_wake_up|die_in|get_hit_by|get_cancer|disappear
pray|prayed|ask|asked|beg|begged god .. die|kill_me|take_me|take_my_life|not_wake|end_my_life|dead
god .. take_me_now|kill_me|just_take_me|let_me_die|take_my_life|end_my_life
`
