/** What children say of abuse, also in euphemisms. The signs are explained at `compileRules`. */
export const abuse = `
if .. not|dont .. send .. pics|pictures|photos|nudes|videos|more
post|posts|sell|sells|selling|share|shares|leak|leaks|shared|send|sends|sent|show|spread .. my|our pics|pictures|photos|nudes|videos|naked|private
he|she|KIN|they .. not|cant .. come|get|comes .. in|inside .. door|bed|lock|room
door|lock|chair .. so .. he|KIN|she|they .. cant|not|doesnt come|get
he|KIN|she calls|called|says me|im|i .. his wife|little_wife|girlfriend|special_girl|special_boy|boyfriend|sexy|baby_and|special_one
@harmer .. tickle|tickles|touch|touches|touched|rub|rubs|kiss|kisses|wash|washes|bathes|hug|hugs me|my .. places|dont_want|dont_like|hate|private|naked|weird|wrong|scared|body|cry
@harmer .. gives|gave|buys|pays|paid|offers me|us .. money|candy|gifts|presents|phone|stuff|things .. tell|secret|quiet|let|touch
bathes|bathe|washes|undresses me|us
i hate|dont_like|scared|hide|afraid .. how|when|what .. he|she|KIN|they .. does|do|touches|looks|comes|washes|bathes|did|tickles|kisses|hugs
someone|somebody|KIN|anyone|adult .. does|do|did|doing things|stuff|something .. body|private|to_you|kid|to_ur
he|she|KIN|they .. made|makes|make|forced|forces me|us .. feel|touch|watch|do|play|take|show|kiss|get
at_night|when_im_asleep|when_i_sleep|when_im_alone|when_moms_gone|when_mom_leaves|when_everyone_is_asleep .. he|KIN|she|they|touches
he|KIN|she|they .. at_night|when_im_asleep|when_i_sleep|when_mom_is_gone|when_nobody_is_home|when_we_are_alone|when_mom_leaves .. touches|does|comes|makes|gets|scared|bed|dont
KIN .. gets|lies|lays|sleeps|got|climbs|climbed|lie|crawled|slept|laid in|into|on|under|with .. my_bed|bed_with_me|top_of_me|me_in|my_covers|bed
counselor|man|guy|adult|grownup|older|leader|director|doctor|driver|stranger .. touched|touches|touching|rubbed|grabbed|kissed|groped|touch me|my
@harmer .. sit|sits|sat|lay|lie|gets|got|put|puts .. on|in .. his_lap|her_lap|top_of_me|on_top|lap
@harmer .. tells|told|said|says|asks|asked|makes|promise|swear .. keep|kept|hide .. secret|secrets|it_from|quiet
@harmer .. see|look|looks|looking|looked .. me|my .. without|naked|undressed|under|private|body|chest|clothes
@harmer .. touch|touches|touched|touching|rubs|rubbed|feels|felt|grabs|grabbed|puts|put|squeezes|slaps|hand .. my .. leg|legs|thigh|thighs|butt|chest|private|body|breasts|shirt|bra|stomach|skirt|under|privates|bum|back_weird
@harmer .. touch|touches|touched|touching me|us|my_sister|my_brother
i .. get|got|was|am|been|being|feel touched|groped|forced|used|raped|molested|violated|dirty .. by|when|where|at|in|to|because|after
hurts|hurt|bleeding|sore|pain down_there|private|in_my_private|between_my_legs
@harmer .. kisses|kiss|kissed|hugs|hug|tickles|touches me .. when_we_are_alone|alone|too_much|dont_like|weird|long|say_no|stop|against|no_one|nobody
when|if .. alone|asleep|shower|sleep|dark|night KIN|he|she|they .. touch|touches|does|comes|do|kiss|undress|touched|came
@harmer .. paid|gives|gave|buys|offered|money|candy|gifts|phone .. if|to|so|when|for .. touch|kiss|naked|pictures|secret|let|undress|take_off|pic|private
asked|wants|want|told|tell|made|makes|make|asking me .. take_off|take_my|undress|clothes_off|strip|naked|show_him|show_my|show_her|kiss_him|touch_his|touch_him|get_naked|touch_her
said|says|told|tell|tells .. not|never|dont .. tell .. mom|anyone|parents|dad|anybody|nobody|about|what_happened|a_soul
i|dont|scared|cant|afraid|how|ashamed .. tell .. what .. he|she|they|KIN .. did|does|doing|do .. me?
grownup|adult|man|person|older|teenager|KIN .. does|did|doing|do .. to_me|with_me .. dont_like|wrong|hurts|secret|weird|stop|night|scared|bad
is|was it ok|okay|normal|wrong|my_fault|bad if|that|when|for .. touch|touches|touched|kisses|sleeps|sees|naked|undress|showers
sexually|sexual|sextortion|grooming|groomed|molester|trafficked|private_photos|bad_touch|bad_touches|touched_inappropriately|inappropriate_pictures|dick_pic|dick_pics|sext|sexting
@harmer .. @touchbad .. me|my|us .. @private
@harmer .. @touchbad .. my @private
@harmer touched|touches|touching|touch|molested|molests|molest|raped|rapes|rape|groped|gropes|fondled|fondles me|us
S got|was|were|been|get|being|am|is|gets|be|getting molested|raped|groped|fondled|sexually|assaulted|trafficked|touched
S .. sexually|sexual abuse|abused|assaulted|harassed|assault
someone|somebody|KIN|people|adult|adults|grownup touch|touches|touched|touching .. you|me|kids|private|someone|her|him
@harmer .. do|does|did|doing|done|doin @bad|mean|horrible|terrible|awful|something|some|those .. to_me|with_me|at_night|me|to_her|to_us|to_my
@harmer does|did|do|doing things|stuff|something|it .. to_me|with_me|at_night|to_my_body|to_us|to_my
@harmer .. make|makes|made|making|force|forces|forced|wants|asks|asked|tells .. me|us .. do|touch|take_off|watch|see|kiss|play .. things|stuff|clothes|it|him
@harmer .. make|makes|made|making|force|forces|forced|wants|asks|asked|tells .. me|us .. touch|take_off|undress|watch|kiss|strip|sleep_with|lie_down_with|sit_on_his
@harmer .. make|makes|made|making|force|forces|forced|wants|asks|asked|tells me|us|my do|to_do @bad|stuff|things|it|something things|stuff|with|i|to
@harmer .. plays|play|played|wants|playing @bad game|games|touching
@harmer .. come|comes|came|coming|sneaks|gets|climbs|crawls|goes .. my|our room|bed|bedroom|tent|shower|bathroom .. night|sleep|asleep|changing|dark|alone|me
@harmer .. comes|sneaks|gets|climbs|crawls|got|came|sneaked into|in|under my bed|covers|blanket|blankets|room_at_night|tent_at_night
@harmer .. sleeps|sleep|lies|lays in|with my_bed|me|next
@harmer .. watch|watches|watched|watching|looks|stares|films|filmed|records|spies .. me|us .. shower|change|changing|undress|naked|bath|dress|bathroom|sleep|dressing
@harmer .. show|shows|showed|sends|sent|send|showing me|us .. his|her|their|naked|nude|nudes|bad|dirty|porn|gross|weird|private|pictures_of|thing|penis|inappropriate
@harmer .. ask|asks|asked|asking|wants|want|begging|send|keeps|wanted|tells .. nudes|nude|naked|picture_of_my|pictures_of_my|pic_of_my|pics_of_me|pictures_of_me|pic_of_me
@harmer .. touch|touches|touched|kiss|kisses|kissed|rub|rubs|rubbed|hug|hugs|tickles|hold .. dont_like|didnt_like|dont_want|didnt_want|weird|uncomfortable|gross|scared
@harmer .. kiss|kisses|kissed|kissing me .. lips|mouth|weird|dont|neck|alone|uncomfortable|force
i dont_like|hate|didnt_like|dont_want .. how|when|way|that|what .. touch|touches|touched|does_to_me|did_to_me|looks_at_me|hugs|tickles|kisses|do_to_me|does_at_night
@harmer|its|is|our|secret|it .. our|a secret|special_secret|little_secret .. tell|anyone|anybody|nobody|us|him|mom
@harmer .. said|says|told|tells|saying .. dont_tell|not_to_tell|never_tell|cant_tell|not_tell|keep_it_secret|keep_it_a_secret|our_secret|our_little_secret|its_our_secret
@harmer .. hurt|hurts|kill|kills if i|we tell|told|said
something bad|awful|terrible|happened|weird|wrong .. happened|to_me|but_i_cant|with_my .. me|my|tell|KIN|scared
@harmer .. make|makes|made|making me|us .. feel uncomfortable|unsafe|dirty|gross|weird_when
@harmer .. pulled|pulls|took|takes|pull|take|put|puts .. my|off|down|his_hand|his_hands|hands .. pants|clothes|underwear|shirt|skirt|down|under_my|up_my|on_my_leg|leg|thigh
@harmer .. gets|got|is|too close|touchy|handsy|touchy_feely|friendly .. me|with|when
@harmer .. old|older|online|internet|chat|snapchat|discord .. wants|asked|asks|sends|sent .. meet|pictures|pics|photos|alone|nude|nudes|naked
online|internet|discord|snapchat|game .. wants|asked|asks|sends|sent|keeps|threatens .. meet|pictures|pics|photos|nude|nudes|naked|selfie
i|me|she|got|was|been|being|someone|KIN|friend .. raped|molested|assaulted_me
private_parts|rapist|child_abuse|sexual_abuse|pedophile|nudes|pedo|perv|incest|porn
touch|touches|touched|touching .. private|down_there|privates|inappropriately
`
