/** Named sets of English words. `@` names a set of a line above; `_` joins words; no apostrophes. */
export const concepts = `
filler: to be the a an of that this so very really just only even still always sometimes often kinda kind sorta sort like literally honestly lowkey
filler: actually right now today tonight been have has had having is am are was were keep keeps kept and do does did would could can might may gonna
filler: ever on at pretty super too soo sooo mostly totally completely also all bit little lot for in as more anymore already again getting get got gets
filler: sad feel feels felt feeling think thinks thought guess know maybe probably about fr tbh ngl rn af rlly rly srsly seriously then but because
i: we weve me_and_my were_we i im ive ill id iam ima imma me_and
you: you youre youve u yourself someone somebody a_kid
she: he she they hes shes theyre theyve shell hell
friend: KIN friend friends bestie bff classmate teammate someone_i_know somebody_i_know girl_i_know boy_i_know kid_i_know person_i_know
friend: girl_in_my boy_in_my kid_in_my guy_in_my girl_at_my boy_at_my kid_at_my someone_in_my someone_at_my someone_on_my girl_from_my boy_from_my
friend: kid_from_my somebody_in_my somebody_at_my kid_on_my girl_on_my boy_on_my one_of_my person_in_my
harmer: KIN he she they hes shes theyre someone somebody man guy boy boys girl girls lady woman people kids everyone everybody stranger adult adults
harmer: grownup grownups bf gf boyfriend girlfriend him neighbor neighbour babysitter counselor leader driver thing dude teen teenager
myself: myself my_self me_self meself mself himself herself themself themselves yourself your_self ourselves hisself
want: want wants wanted wanting wanna wnna wana wan wanta wish wishes wished hope hoping gonna going_to plan plans planning planned ready need needs
want: thinking_of thinking_about thought_about think_about trying tried try tries thoughts_of thoughts_about feel_like feels_like felt_like decided
want: about_to considering dream dreaming thinking fantasize could would_rather rather might ready_to deserve deserves supposed prefer
not: dont do_not doesnt does_not didnt dnt cant cannot can_not couldnt wont never not no_longer dont_even dont_really wouldnt isnt arent wasnt aint havent hasnt
die: die dying dead died death end_it end_it_all end_my_life end_his_life end_her_life end_everything disappear disappearing vanish
die: not_be_here not_exist not_be_alive stop_existing stop_living stop_being_alive sleep_forever never_wake_up not_wake_up never_wake be_gone
die: unalive sleep_and_never leave_this_world leave_this_earth leave_the_world die_already perish kms ctb
die: take_my_life take_my_own_life take_her_own_life take_his_own_life take_their_own_life take_her_life take_his_life off_myself
live: live alive living exist existing go_on wake_up keep_going carry_on continue keep_living be_here breathe life here_anymore here_any_more
living: living life being_alive alive existing everything everyone fighting trying all_this all_of_it this_life pretending this_world hurting
harmself: kill kills killing killed hurt hurts hurting harm harms harming harmed cut cuts cutting hang hanging hangs hung starve starving starved
harmself: drown drowning shoot shooting stab stabbing poison poisoning choke choking burn burning burns scratch scratching punish punishing unalive
harmself: injure injuring hit hitting suffocate strangle off offed bruise slit slitting slice
body: wrist wrists arm arms leg legs thigh thighs skin
pills: pills pill medicine medication meds tylenol tablets drugs bleach poison
hit: hit hits hitting beat beats beating beaten hurt hurts hurting slap slaps slapped slapping punch punches punched punching kick kicks kicked kicking
hit: choke chokes choked choking smack smacks smacked smacking whip whips whipped whoop whoops whooped burn burned burns strangle strangled shove shoves
hit: shoved shake shakes shook bite bites grab grabs grabbed throw throws threw abuse abuses abused abusing spank spanks spanked pushes push pushed
hit: harm harms harmed attack attacks attacked threaten threatens threatened threatening bruise bruises bruised drags dragged pinch pinches stab stabbed
hit: lock locks locked hurted beated hitted kill kills strike pull pulls pulled belts smash smashed bang banged
me: me us my_mom my_mum my_mother my_sister my_brother my_brothers my_sisters my_siblings my_little my_baby KIN my_face my_head my_arm my_hair my_back my_legs
touchbad: touch touches touched touching grope gropes groped feel_up feels_up felt_up rub rubs rubbed fondle fondled molest molests molested molesting
touchbad: rape rapes raped raping kiss kisses kissed undress undresses undressed tickle tickles
private: in_places places down_there private_parts privates private_part private_area private_places private_place private_spot private butt bottom chest boobs breasts
private: crotch underwear pants where_i_dont_like where_i_dont_want where_he_shouldnt where_she_shouldnt where_they_shouldnt no_no_square
private: between_my_legs under_my_clothes under_my_shirt under_my_skirt in_my_pants bad_place bad_places bad_way wrong_way weird_way inappropriately
private: when_i_dont_want even_when_i_say_no swimsuit my_body wrong_places private_bits bits weird_places inappropriate
bad: bad weird gross nasty dirty yucky icky strange secret wrong inappropriate sexual disgusting creepy naughty grown_up private uncomfortable adult funny
things: thing things stuff games game touching touches pictures pics videos
clothes: clothes shirt pants underwear naked nude nudes
feeling: alone lonely empty hopeless worthless useless numb depressed suicidal broken unloved unwanted invisible helpless miserable trapped
feeling: like_a_burden a_burden burden like_a_failure a_failure failure a_mistake like_nothing like_nobody like_trash like_garbage nothing worthles
feeling: like_crying like_dying dead_inside like_a_waste like_a_loser pathetic like_giving_up like_i_dont_matter overwhelmed anxious ugly
feeling: desperate despair heartbroken hated depresed deprest depressd depression alown disgusting_inside lonley sucidal empty_inside lost_and worn_out
nobody: nobody noone no_one no1 nobody_even nobodys not_one_person no_body none_of_them not_anyone
care: care cares cared like likes love loves loved want wants understand understands listen listens listened believe believes believed help helps
care: miss notice notices talk talks trust see sees hear hears
everyone: everyone everybody they people kids girls boys class classmates team club bullies bully students friends KIN he she
mock: laugh laughs laughed laughing make_fun makes_fun made_fun making_fun pick picks picked picking tease teases teased teasing bully bullies bullied
mock: bullying hate hates hated hating mock mocks mocked mocking gang ganging stare stares whisper whispers gossip lie lies spit spits spat
excl: exclude excludes excluded leave_out leaves_out left_out ignore ignores ignored ignoring avoid avoids push pushes pushed shove shoves shoved trip
excl: trips tripped steal_from stole_from embarrass embarrassed humiliate humiliated harass harasses harassed harassing shun
insult: fat ugly stupid dumb loser gay freak retard names weird worthless pig idiot trash smelly weirdo crybaby disgusting nothing annoying
someone: KIN someone somebody anyone him her them everyone everybody people kids kid boy girl you that_boy that_girl teacher class classmates
someone: bully bullies this_kid this_boy this_girl this_guy that_kid these_people
weapon: gun knife weapon guns knives bat bomb
home: home house there
scared: scared afraid frightened terrified fear scary nervous scard scare
runaway: run_away running_away ran_away runaway runnaway run_off ran_off leave_home leaving_home left_home run_from_home ran_from_home
runaway: escape_from_home move_out_of sneak_out run_far_away run_way
food: food dinner supper lunch breakfast groceries meals snacks anything_to_eat nothing_to_eat eat
carer: KIN they he she nobody no_one mom dad
pronounkin: KIN he she they
say: say says said saying cry cries cried pray prays prayed ask asks asked tell tells told speak speaks spoke wrote write writes call calls called
say: answer answered answers shout shouted
mean: mean means meaning
biblical: isaiah jonah elijah job moses jeremiah david saul samson judas jesus paul peter solomon prophet king god lord yahweh psalm psalms verse chapter
biblical: bible book israel judah jerusalem zion babylon moab assyria egypt ahaz hezekiah uzziah shebna eliakim people nations daughter virgin city man
biblical: scripture passage naaman ahithophel abimelech hagar hannah naomi rachel rebekah cain abel joseph daniel prodigal son disciple disciples lazarus
biblical: he they who woman seraph seraphim
think: think thinks thought thinking thoughts considering considered imagine imagining consider planned planning tempted
innocent: beat_me_at_trivia beat_me_at_the beat_me_at_chess beat_me_at_this beat_me_by beat_me_in_the_quiz beats_me_in_the beats_me_at_trivia beats_me_by
innocent: need_help_with help_with kill_me_if_i_dont kill_me_if_i_fail kill_me_if_i_miss ran_away_in tears_from dog_ran_away cat_ran_away beat_me_in_trivia hits_me_up hit_me_up kill_time killing_time
innocent: killing_it kill_it dying_to dead_lol im_dead killing_me killed_it beat_my beat_his beat_her beats_my beat_the beat_them beat_another_team beat_other_teams
innocent: to_know_what_happens_to to_learn_about to_know_about to_know_why to_know_who to_know_how my_friend_and_i my_friends_and_i to_understand cut_off cut_down
innocent: hate_this_question hate_this_chapter hate_quizzes hate_this_game starving_lets kick_off lost_my_points lost_my_streak give_up_what fight_over
names: isaiah jonah elijah job moses jeremiah david saul samson judas jesus paul peter solomon hezekiah uzziah ahaz herod cain abel ahithophel
names: eutychus stephen moab assyria babylon israel judah lazarus jairus philistines rezin pekah sennacherib esau jacob joseph
who: who whose whom
joke: lol haha hahaha jk jaja jajaja mdr lmao ptdr hahah
own: me us my i we im ive KIN
`
