/** What children say of hunger. The signs are explained at `compileRules`. */
export const hunger = `
@i|we|KIN .. havent|not|didnt|dont_have|have_no|got_no|nothing|no|barely|hardly|without|none|dont .. eat|eaten|ate|food|dinner|meal|to_eat|anything_to_eat|groceries
@i|we havent|hasnt|not|havnt eaten|ate
no|nothing|barely|zero|hardly|without food|to_eat|anything_to_eat|groceries|dinner
hungry|starving .. mom|dad|isnt_here|help|cant|home|poor|no|nobody|alone|sister|brother|parents|and_there|please|all_the_time|at_night
poor|broke .. hungry|starving|eat|food
@i|we .. hungry|starving .. mom|dad|KIN|not|isnt|no|alone|help|nobody|since|days|night|again|always|every|home|house
weekend|weekends|summer|vacation|break .. no|bad|hard|hungry|hate|without .. lunch|food|eat|school
food|lunch|grocery money .. beer|drugs|drinks|gone|spent|no|not|stole|cigarettes
share|split|sharing .. one|a|1|noodle|can|bowl|sandwich|meal .. day|us|siblings|brothers|dinner|each
all_we_have|all_we_had|all_there_is|is_all_we .. eat|ketchup|rice|noodles|bread|?
ketchup|crackers|noodles|rice|cereal|bread .. all|only|dinner|every .. have|day|week|night|left
they|everyone|he|she|KIN ate|eats|eat|get .. i .. none|nothing|not|no
how long .. without|not .. eat|eating|food
fridge|pantry|cabinets|cupboards .. empty|nothing|bare|lock|locked|nada
KIN|they|he|she|nobody|family|dad|mom doesnt|dont|wont|never|didnt|hasnt|hardly|barely|refuses|forgets|isnt feed|feeding|cook|fed|buy|feeds .. me|us|food|anything|my
i|we|KIN .. didnt|havent|hasnt|not|never|dont|barely|hardly|couldnt|nothing|without|no eat|eaten|ate|eating|have_food|had_food|fed|food|meal|dinner|lunch|breakfast .. since|days|day|yesterday|for|all|today|in|two|three|enough|week|because|night|when|anything|home|much|this
didnt|havent|hasnt|not|not_had|hadnt eat|eaten|ate|a_meal|any_food|had_a_meal since|for|in|all|yesterday|today|days
nothing|no_food|barely_anything|hardly_anything|empty|isnt_anything|isnt_any|no_more .. in|at .. fridge|house|kitchen|pantry|cupboard|cupboards|refrigerator|home|cabinets
fridge|pantry|cupboards|kitchen|refrigerator|cabinets|cupboard .. empty|nothing|bare|locked
i dont|never|didnt|wont|cant get|have|eat dinner|food|lunch|breakfast|supper|to_eat|fed .. when|at|because|if|unless|most|every|for|home|tonight|so
i|we|KIN .. give|gave|save|share|saved .. my|food|lunch|half .. brother|sister|siblings|not|because|home|hungry|later|family
enough .. food|eat|dinner|money_for_food|to_go_around .. us|everyone|all|home|family|me|for|house|my|we
i|we .. so|always|really|still|very|super|too|never|often|all hungry|starving|starved|hungy|hungery|full .. at|because|every|all|no|nothing|home|my|and|but|we|that|since|night|cant|i|after|when|in|dont|mom
hungry|starving|hungery|hungy .. cant|sleep|home|dad|mom|food|nothing|days|night|everyday|every|all_day|weekends|house|no
money|afford|job|paycheck|friday|bills|rent|stamps|bank .. food|groceries|eat|feed|dinner|hungry
food .. ran_out|running_out|run_out|gone|stamps|bank|pantry|left|runs_out .. home|we|our|house|for|i|my|and
drink|drinking water|tap_water .. hungry|full|stomach|not_feel|instead
stealing|stole|steal|stolen|trash|dumpster|garbage|beg|begging|leftovers .. food|eat|lunch|bread|snacks|hungry|home
i|we|you|me eat|ate|eats|eating only|once|one_meal|just|from|out .. day|school|trash|rice|noodles|garbage|bread|crackers|week
meal|meals|food|lunch .. only|just .. school|at_school|free
hungry all|every|at the_time|night|home|day|always|weekend
@i|we|my|KIN havent|hasnt|have_not|didnt|not|never|dont|havnt|barely|hardly eaten|eat|ate|had_food|had_dinner|had_anything|had_breakfast|had_lunch|get_to_eat .. since|days|day|yesterday|today|all|enough|two|three|anything|night|because|at_home|much|every|week|weekend|in
@i|we|KIN|my .. nothing|not_enough|no|dont_have|havent|isnt_any|hardly|never|no_more|little|not_any|any .. food|dinner|breakfast|groceries|supper|meals|to_eat .. home|house|money|at|days|we|night|weekend|again|fridge|left|today|tonight|week|my|us|me|hungry|get|have
there no|isnt|is_no|not|never|is_never|is_nothing|nothing|wasnt|aint|isnt_any .. food|eat|dinner|breakfast .. home|house|at|in|fridge|for|tonight|kitchen|us|me|again|left
no|nothing food|to_eat|dinner|breakfast .. home|house|days|fridge|again|tonight|family
@i .. go|went|going|goes|cry|fall to?|bed|sleep|myself bed|sleep|school|asleep|to_sleep hungry|starving|without_eating|without_food|without_dinner
@i|we|kids|KIN .. hungry|starving|starved|starve .. home|always|every|days|night|no_food|no_money|nothing|weekend|cant|because|house|at|mom|dad|all_the_time|since|sleep|week
@i|we always|so|constantly|usually|never hungry|full .. and|home|at|because|there|mom|dad|no
@i|we only|just|get eat|food|ate|get_food|one_meal|eats .. school|one|once|every_other|rice|when|at_school|twice
KIN|they|he|she|nobody doesnt|dont|wont|never|forgets|refuses|not|didnt|forget|stopped|no_longer|wouldnt feed|give|let|make|buy|cook|feeding|feeds|feed_me .. me|us|food|eat|dinner|anything|any|my
@carer .. takes|locks|hides|took|lock .. food|fridge|dinner|lunch
@carer dont|doesnt|wont|never|not let|lets me|us .. eat|have_food
@carer lets|let|makes me|us .. starve
@i|we .. steal|stole|stealing|take|beg|begging|ask|sneak .. food|snacks|lunch|money .. because|hungry|eat|from|so|nothing|home|trash|for
cant|couldnt|dont_have|no|not|out_of|ran_out|run_out|not_enough afford|money|enough|of|any .. food|eat|groceries|dinner
KIN .. lost|lose|no .. job|work|money .. food|eat|hungry|rent
KIN|my|family|we .. starving|goes_hungry|go_hungry|is_hungry|are_hungry
stomach|tummy|belly hurts|aches|growls|hurt|empty|growling|is_empty .. hungry|eaten|eat|food|no_dinner|because_i_havent|starving|not_eating
i_am_so_hungry|im_so_hungry|im_starving_at|so_hungry|im_hungry|i_am_hungry|im_really_hungry|im_always_hungry|im_very_hungry|we_are_hungry|were_hungry
no_heat|no_electricity|no_water|no_power|lights_off .. home|house|at|we|our|off
sleep|go_to_bed|went_to_bed|bed hungry
skip|skipping|miss meals|dinner|lunch|breakfast .. money|food|sister|brother|siblings|because|afford|so
`
