/** What children say of running away and having no home. The signs are explained at `compileRules`. */
export const runningAway = `
@i ... leaving|left|leave|escaped|escape|running|sneaking|climbing ... home|house|family|window|note|foster|moms|dads|tonight|forever|for_good|parents|without_telling|never_coming_back
@i left|leave|leaving|ran .. note|house|home
hitch|hitchhike|hitchhiking|couch_surfing|couch_surf|sleep_rough|greyhound
im_out|i_am_out|im_gone|i_am_gone .. tonight|tomorrow|forever|of_here|this_house|for_good
nobody|noone|no_one knows .. where_i_am|im_here|where_im
i .. not|dont|no .. have home|a_home|house|anywhere|place
i|im .. hiding|stay|staying|hide|sleeping|slept|sleep .. mall|friends_house|shed|garage|library|park|car|woods|church|basement|station|bridge|school
i|im .. cant|not|never|wont .. go|going|come|coming|goin|comin home|back
how .. far|long|old|much .. bus|train|live|walk|drive|get|survive .. alone|by_themself|by_myself|on_your_own|by_yourself|on_my_own|kid|runaway|year_old
under bridge
going|goin|go away .. not|never|forever .. coming|comin|come|back
bucks|dollars|money|saved .. leave|leaving|run|bus|away|gone
not coming|comin|come|going back .. home|ever|here|tonight|tomorrow
i .. need|want|find .. place|somewhere to stay|live|sleep|hide|go
i|we|im .. pack|packed|packing|bag|backpack|suitcase|bags .. leave|leaving|run|tonight|gone|go_away|window|out|never|ready
we|i|family|mom .. live|living|lived|sleep|sleeping|slept|stay|staying in|at|on|inside|under|behind .. car|van|shelter|street|streets|park|bus|station|bridge|outside|tent|motel|woods|bench|abandoned
i|we .. not|never|wont|cant|dont|refuse .. go|going|come|return|went back|home .. home|there|house|again|ever|back|tonight|anymore|no_matter
i .. get|getting|took|take|buy|bought|catch .. bus|train|ticket .. far|away|leave|somewhere|another|never|out_of|run|anywhere
i .. escape|escaping|escaped|get_away|getaway|get_out|flee|fled|leave|leaving .. home|house|family|parents|here|KIN|this_place|stepdad|forever|mom|dad
i .. left|leave|leaving|ran|sneak|snuck|climb|climbed .. window|night|midnight|home|house|parents|family .. and|not|never|to|without|last|go|forever|back|dont
i|we .. on_the_run|on_my_own_now|on_the_streets|on_the_street|living_alone|sleeping_rough|no_home|lost_our_home|lost_our_house|kicked_out|locked_out|thrown_out|got_evicted|evicted
runs|ran|run|running|runing|leave|leaving|get|getting away|off .. from .. home|house|parents|family|KIN|foster|here|orphanage|stepdad
how|where|what|can|is|if .. run|ran|running|leave away|off|home .. help|would|go|happens|police|tonight|can|far|live|without|i|kid|sin|from
no|nowhere|anywhere|somewhere|place|any_place|dont_have_a .. to sleep|stay|go|live .. tonight|tonite|else|i|because|home|anymore|now|we|safe
i|id .. rather live|sleep|be .. street|streets|outside|anywhere|nowhere|alone .. home|than|them|my
live|living somewhere|anywhere else|but_here|away|far
KIN|they|he|she .. told|said|says|make|made|tells me|us|i .. leave|get_out|pack|find_somewhere|never_come .. house|home|and|back|never|out|my
@i|my|we|should|can|how|where|might|thinking|about|plan|ima|imma|gonna .. @runaway
S .. run_away|running_away|ran_away|runaway|run_off|ran_off|runs_away from?|home|tonight|forever|again|tomorrow|because|with|and|so|to
S .. @runaway from|because|home|tonight|tomorrow|forever home|house|family|KIN|my|mom|dad|here|everything
@runaway from home|my_house|house|my_family|family|KIN|my_home|foster|my_parents
runaway|run_away bag|kid|from_home|tonight|tomorrow
@i .. @want|going|gonna|plan|planning|will|ill leave|go_away|get_away|escape|get_out|sneak_out|move_out|get_away_from .. home|house|here_forever|never|forever|family|KIN|and_not_come|come_back|for_good|this_place
@i .. never|not|cant|cannot|wont|dont|no going|go|come|coming|return|want_to_go|wanna_go|want_to_be|back back|home .. home|again|there|house|anymore|to_my|ever|tonight|parents|after|because
@i .. packed|packing|pack bag|bags|backpack|stuff|things|clothes .. leave|leaving|run|tonight|go|away|gone|going
KIN|they|dad|mom|he|she .. kick|kicked|kicks|threw|throw|throwing|kicking|locked|put me|us|him|her out|outside|out_of|on_the_street
S got|get|getting|was|been|am kicked|thrown|locked out
@i .. nowhere|no_where|no_place|noplace|not_anywhere|dont_have_anywhere|dont_have_a_place|no_home|anywhere .. go|sleep|live|stay|safe|to
@i .. sleep|sleeping|slept|live|living|staying|hiding|stay .. outside|on_the_street|in_the_park|street|streets|park|bus_stop|bus_station|in_a_car|in_our_car|in_my_car|shelter|tent_behind|train_station|woods|under_a_bridge
@i|KIN|family .. homeless
@i snuck|sneaked|sneak|sneaking|left|leave|leaving|ran out|home|my_house|house|away .. night|never|back|last|tonight|cant|forever|not|and|because|days|yesterday
@i ran_away|left_home|ran_off|run_away|have_run_away
S ran|run|running|runs|went from|away|off from|home|KIN|tonight|last|yesterday|again|because|and
where .. go|sleep|hide|live|stay .. if|when .. run_away|leave_home|run|kicked|cant_go_home|ran_away|leave
hate|hates @home .. leave|run|leaving|gone|escape|go_back
`
