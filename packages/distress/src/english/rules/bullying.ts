/** What children say of being bullied. The signs are explained at `compileRules`. */
export const bullying = `
make|makes|made|making|makin|poke fun of .. me|my|us|him_and
turn|turned|turns|turning .. against me|us
stuff|stuffed|shoved|locked|put|threw|pushed me in|into|inside .. locker|trash|toilet|closet|bathroom|mud|dumpster|pool
make|makes|made|force|forced me|us .. eat|lick|drink|do .. dirt|grass|toilet|homework|spit|shoes|things|mud|bugs
said|says|say|saying|told|yell .. i|im|me stink|stinks|smell|ugly|fat|dumb|stupid|gross|trash|loser|disgusting|a_freak|weird
kids|people|they|everyone|boys|girls|classmates|team say|said|tell|told|says|saying i|me .. should|never|never_been_born|die|kill|disappear|gay|go_die
fake account|profile|page|picture|pic|video|rumor|rumors
im|i|me|am joke|laughing_stock|target|outcast|punching_bag|freak|loser of|in|at|for .. school|class|everyone|group|team
ate|eat|hide|hiding|sit .. bathroom|library|stall|alone .. lunch|they|find|nobody|because
lunch .. bathroom|alone|by_myself
so they dont|cant find|see|hit|get me
team|club|group|class|bus|school|church .. hate|hates|mean|fun|laugh|laughs|bully|ignore|ignores|kicked|mock|tease .. me|my|us
they|kids|boys|girls|everyone|people .. hurt|hit|kick|punch|push|spit|throw|trip|pull|steal|follow|grab|corner me|my
everyone|kids|boys|girls|kid|boy|girl|class|team|someone|people|classmates|club|students|friends|they|bully|KIN|he|she .. make|makes|made|making|poke|pokes|poking fun .. of|my|me|at
boy|girl|kid|kids|someone|people|group|guys|class|they|everyone .. keeps|keep|always|wont_stop|every|started|loves|like|likes|love|wont pick|picking|bothering|bullying|hitting|teasing|making_fun|calling|laughing|pushing|following|messing|bother|annoying|tease|stop .. on_me|me|my|names|us|fun|picking
someone|kids|they|girls|boys|people|kid|boy|girl|he|she|everyone .. posted|post|posting|made|sent|took|shared|filmed|put|leaked|uploaded .. picture|video|pic|photo|pictures|videos|post|page|meme|account|poll|group|tiktok|screenshot .. me|my|mean|about|of|embarrassing|laugh|online
nobody|noone|no_one want|wants|wanted|will|would|ever|even|likes to? be|KIN|play|sit|talk|partner|work|hang|eat|pick|invite|walk|choose|invites|let .. friend|friends|me|with|by_me|near
@nobody .. play|talk|sit|friends|partner|hang_out|listen|eat|invite|work with|to|by|next|near|around me|us
dont|doesnt|wont|never|didnt|not let|lets|want|invite|include|talk|speak|pick|choose me|us|to_me .. play|sit|join|in|with|anything|parties|team|game|anymore|their|group|party|because
always|get|got|gets|im|being|am|feel|i left_out|excluded|ignored|picked_last|rejected|chosen_last|alone_at|uninvited|kicked_out|called_names|laughed|outcast
laugh|laughs|laughed|laughing|giggle|snicker|whisper|stare|point .. at_me|about_me|at_my|behind_my_back
behind_my_back|mean_girls|call_me_names|calls_me_names|called_me_names|calling_me_names|treat_me_like|treats_me_like|throw_things_at_me|treat_me_bad|turned_against_me|everyone_turned|ganged_up|gang_up|beat_up_every|bullyin|mean_to_me|rude_to_me|horrible_to_me|so_mean_to
call|calls|called|calling|says|say|saying me|my_name|im|i .. names|fat|ugly|stupid|dumb|loser|gay|freak|retard|retarded|pig|idiot|weird|monkey|trash|smelly|whale|worthless|disgusting|crybaby|annoying|terrorist|illegal|dirty|slow|baby|sissy|racist|bad_word|fatty|slurs
threw|throw|throws|took|take|takes|stole|steal|broke|break|ripped|dumped|hid|hide|kicked|knocked|destroyed|ruined|smashed my books|backpack|lunch|phone|glasses|bag|shoes|stuff|things|homework|money|hat|jacket|notebook|food|tray|bike .. trash|toilet|away|school|floor|again|every|because|everyday|bus|and|on|at|locker|in
shove|shoved|push|pushed|trip|tripped|shoves|pushes|trips|slam|slammed|kick|kicked|pushing|hit|punched|beat me|us into|in|at|on|around|down|off|against|every|lockers|recess|when_the_teacher|after_school|hallway|up .. locker|lockers|hallway|school|bus|recess|stairs|playground|ground|mud|wall|class|bathroom|?
scared|afraid|hate|dread|stomach|sick|fake|pretend|terrified|dont_want|cant|nervous|skip .. school|class|bus|recess|lunch|club|practice|locker_room|pathfinders .. because|kids|they|bully|mean|anymore|boys|girls|of|people|everyone|him|her|laugh|there
school|class|club|lunch|bus|recess .. bully|bullies|bullied|mean|alone|laugh|laughs|fun_of_me|picked|hit_me|push|ignore|hate_me|hates_me|names|teased|tease
race|skin|accent|hair|weight|clothes|glasses|disability|stutter|religion|braces|poor|color|country .. make_fun|laugh|tease|teased|bully|bullied|mock|bullies|laughed|picked|names|mean
make_fun|laugh|tease|teased|bully|bullied|mock|laughed|pick|picked|mean|names .. because|for|how|my|about .. race|skin|accent|hair|weight|clothes|glasses|poor|talk|look|stutter|nose|teeth|color|shoes|smell|faith|god|christian|church|fat|bible|voice
no|zero|not_one|lost friend|friends|frends|freinds .. school|i|me|at|all|left|anymore|class|any|and|my|here|club
without|have_no|dont_have_any|dont_have|got_no|aint_got|no|had_no friends|freinds|frends
S|i|im|me|being|get|got bullied|bullyed|bulled|picked_on|made_fun_of|cyberbullied|teased|mocked|harassed
S get|gets|got|getting|was|am|been|being|is|keep bullied|bullyed|picked_on|teased|made_fun_of|mocked|harassed|laughed_at|jumped|beaten_up|called_names|left_out|excluded|cyberbullied|pushed_around|tormented
@everyone .. @mock .. me|us
@everyone .. @excl .. me|us
@everyone|always|gets|bullies leaves|leave|leaving|left me|us out|alone_at|behind_on
@everyone .. call|calls|called|calling|says|say|said|think|thinks me|us|im|i .. @insult
@everyone .. calls|call|calling|called|say|says me names|mean|bad|horrible|stuff|things
@everyone .. take|takes|took|steal|steals|stole|hide|hides|broke|throw|throws|threw .. my lunch|stuff|backpack|money|bag|things|phone|shoes|hat|homework|clothes
@everyone .. throw|throws|threw|throwing .. at_me|rocks|paper|food|things .. at|me
@everyone .. posted|post|sends|sent|shared|spread|spreads|spreading|making|made|took|share|filmed .. picture|pictures|video|videos|rumors|rumor|lies|memes|photos|photo|rumours|meme|group|account .. me|my|about|of
@everyone .. say|says|saying|said|tell|tells|told .. mean|bad|horrible|nasty|cruel|kill_myself|go_die|kys|awful .. things|stuff|me|about|words|to_me
@everyone .. mean|cruel|horrible|rude|nasty to_me|to_us|towards_me|with_me
@everyone .. tell|tells|told|telling|say|said me|i|us .. kill_myself|to_die|go_die|should_die|kill_yourself|kys|to_kill|nobody_likes|no_one_likes
@nobody .. be KIN
@nobody .. sit|sits|play|plays|talk|talks|wants|want|hang|hangs|eat|eats|invite|invites|pick|picks|chooses|be .. me|my_friend|friends_with_me|us
@nobody likes|like|invites|invited|wants|picks|chooses|talks_to|sits_with|plays_with|includes me|us
@i|i_have no|dont_have_any|dont_have|have_no|without_any|zero|lost_all|not_any|have_zero|got_no|aint_got_no friends|friend|real_friends|my_friends
dont_have|have_no|no|any|got_no|a_single friends|friend .. at|school|i|me|alone|because|lonely|anymore|here|club|and
@everyone hate|hates|hated|dislike|despise|laughs_at|ignores me|us
@i .. scared|afraid|hate|dont_want|cant|terrified|dread|sick go|going|be .. school|class|club|recess|camp|bus|practice .. because|anymore|kids|bully|they|bullies|of|mean|tomorrow|boys|girls
@i .. afraid|scared|terrified .. school|bullies|bully|kids|mean_kids|class|recess|bus
@i .. sit|sits|eat|eats|play|alone|am alone|lunch|by_myself .. at|lunch|every|recess|alone|everyday|school|by_myself|day|bathroom
bully|bullies|bullys|bullying .. me|us|my|friend|KIN|i|him|her
bullied|bullying|cyberbullying .. school|club|me|my|i|online|because|for|stop|every|KIN|bus
S .. bullied|bully|bullying|picked_on
fake|group account|chat|page .. about_me|make_fun|mock|kicked_me|remove|removed|laugh
mean|big|older|other|the|some kids|girls|boys|kid|boy|girl .. hit|hits|push|pushes|trip|punch|beat|pushed|hurt|shove|spit|laugh|tease .. me|my|us
`
