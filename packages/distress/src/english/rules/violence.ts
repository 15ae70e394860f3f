/** What children say of hurting others. The signs are explained at `compileRules`. */
export const violence = `
@i ... gun|knife|weapon|rifle|pistol ... use|bring|take|get|them|him|her|school|show|everyone|ready|tomorrow|shoot
get|take|steal|grab|find|bring|got .. KIN|my|his|the? gun|knife|pistol|rifle|guns
@i .. gonna|going|want|wanna|will|planning|about_to|imma .. push|jump|break|poison|stab|hurt|beat|cut|burn|kill|shoot|punch|smash|drown|fight .. her|him|kid|legs|KIN|them|this|that|someone|people|boy|girl|his|everyone|school|neck|face|teacher
i|we .. dream|dreams|fantasize|daydream|think|imagine|thinking|thought|dreaming .. of|about killing|hurting|shooting|stabbing|hitting|beating|murdering|burning|choking .. KIN|him|her|them|people|everyone|someone|my|kids
i .. strangle|strangled|choke|choked|stab|stabbed|hurt|punch|kick|hit .. KIN
is|would|can|ok|okay .. kill|hurt|shoot|stab someone|people|him|her|them|somebody .. who|if|because|hurt|hurts|bad|deserves
put|putting|poison|slip .. in|into her|his|their|the? drink|food|water|soda|lunch
mad|angry|rage|anger .. i .. strangle|hit|hurt|choke|punch|throw|break|want|kill .. KIN|him|her|people|things|someone|my
blood .. school|tomorrow|everywhere|run|hands_and
i .. choked|strangled|stabbed|hurt|punched|hit|burned|kicked|bit KIN|someone|somebody|cat|dog|him|her|a_kid|a_boy|a_girl|my .. liked|cant|bleed|blood|hard|stop|bad|so|again|on_purpose|scared|hospital|feel|hate
i .. list .. kill|hurt|die|revenge|enemies|people_i
kill|hit|death list
he|she|they|KIN|everyone|bully|bullies .. deserve|deserves to? die|death|suffer|be_dead|be_killed|get_hurt
i @want .. hurt|kill|stab|shoot|hit|punch|beat|smash|murder|choke|attack|destroy .. @someone|person|brother|sister|other|others|his_head|her_head|his_face|her_face|somebody
i .. could|might|may|will|would|swear kill|murder|stab|shoot|strangle|choke|punch|hurt him|her|them|KIN|someone|everyone|somebody|you|that|this
make|making|see him|her|them|everyone|you|KIN bleed|suffer|pay|cry|die|hurt|sorry
i .. brought|bring|bringing|took|take|taking|hid|hide|have|carry|stole|got|found|sneak .. knife|gun|weapon|blade|bat|bomb|bullets|pistol|rifle .. to|in|from|at|for|and|under|school|my|him
someone|kid|boy|friend|KIN|girl|he|guy|classmate|they .. bring|bringing|brought|has|showed|hid|had|bring_a .. gun|knife|bomb|weapon|bullets .. school|church|club|class|locker|bag|backpack|to|camp|bus|phone
burn .. down|house|school|church|place .. school|house|everyone|them|church|down
shoot|bomb|attack|blow .. school|class|church|people|everyone|club|students|up
voices|voice .. hurt|kill|stab .. people|others|someone|him|her|them|KIN|my
anger|angry|mad|rage .. i .. want|could|might|gonna|will|hit|going .. kill|hurt|stab|punch|hit|break .. someone|him|her|them|KIN|people|everyone|things
@i .. @want|going|gonna|will|thinking|could|ill|should|bout|imma kill|hurt|stab|shoot|murder|beat|beat_up|poison|strangle|punch|attack|destroy|harm|burn|choke|bomb|smash .. @someone
ill|imma|ima|im_gonna|im_going_to kill|hurt|stab|shoot|murder|beat|strangle|destroy|beat_up|punch|smash @someone|him|her|them|all
@i hate .. so_much|him|her|them|KIN|everyone i_could|i_want|i_might|i_would|that_i kill|hurt|stab|shoot|punch
@i hope|wish .. KIN|he|she|they|everyone|him|her|them die|dies|were_dead|was_dead|dead|drops_dead|gets_hit|died
want|wanna|wants KIN|him|her|them|everyone|everybody|people to? die|dead|suffer|dies|gone_forever|bleed
@i .. @want|going|gonna|will|plan|planning|ill|imma|friend|KIN|kid|boy|he|someone bring|take|bringing|brings|brought|get .. @weapon .. school|class|club|camp|meeting|church|work
shoot|bomb|blow|burn|attack|shooting up|the|down|my|at school|class|house|church|club|classroom|it|place|home
school|class shooter|shooting .. tomorrow|today|planning|monday|my|going
@i have|got|own|took|carry|hide|brought|bring a|my|the? @weapon|dads_gun
KIN|kid|boy|girl|he|she|someone|guy|person .. has|brought|brings|bring|have|carries|bringing|showed .. gun|knife|weapon|guns .. school|backpack|class|bag|me|locker|camp|club|club_meeting
KIN|kid|boy|girl|he|she|someone|guy .. @want|going|gonna|plans|will|said|says|threatened .. shoot|kill|stab|bomb|hurt|beat_up .. people|everyone|someone|school|kids|teacher|KIN|us|class|him|her
theyll|they_will|theyre|everyone_will|youll|you_will|she_will|he_will|hell|shell all? gonna? be? sorry|pay|regret
make|making him|her|them|everyone|they pay|suffer|bleed|hurt_like|sorry|regret
@i hit|punched|hurt|choked|stabbed|beat_up|beat|slapped|pushed|kicked KIN|my|him|her|someone|kid|boy|girl .. cant_stop|badly|bad|so_hard|again|bleeding|blood|on_purpose|bled|because|hospital
@i .. hurt|hit|kill|killed|torture|tortured|hurting my|a|the|our|animals|cats|dogs dog|cat|pet|animals|hamster|kitten|puppy|animal|baby|brother|sister|cats|dogs|bird
@i feel_like|felt_like|feel|keep|have|cant_stop .. hurting|killing|stabbing|shooting|punching|strangling|thoughts_about_hurting someone|people|KIN|him|her|them|everyone|others|thoughts
thoughts of|about hurting|killing|stabbing people|someone|others|KIN|him|her|them|my
get|getting|take|want|have revenge on|for|against KIN|him|her|them|everyone|bullies|everybody
set|burn fire|down|my .. house|school|home|KIN
kys|kill_your_self|kill_yourself|go_die|go_kill|drop_dead
you should|need|deserve|better|can die|to_die|kill|go_die|be_dead
`
