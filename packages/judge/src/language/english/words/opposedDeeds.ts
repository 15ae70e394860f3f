import { tokenize } from '../../../read/tokenize.ts'

/** Rows of deeds and qualities, each with its opposites after the bar: the words around an answer that turn a question round. */
const rows = `
rise arise stand | fall fallen sink
open | shut close
keep obey follow honor | break broken violate transgress disobey
refuse reject despise | take accept value want
value delight | refuse reject despise
save rescue preserve | destroy abandon
build built | destroy demolish
remember | forget forgotten
far | near close
first | last
exalt raise lift | humble lower
trust believe | doubt distrust
love | hate
bless | curse
win | lose
gather | scatter
hide | reveal show
increase multiply | decrease shrink
strengthen | weaken
melt | freeze
dry | flood
darken darkened | shine
kill | spare
shorten | lengthen
short | long
narrow | wide broad
bright brighter | dark darker dim dimmer
strong stronger | weak weaker
rich | poor
hot | cold
honor | ignore despise
attack | defend
free release | bind imprison
welcome receive | reject refuse
forgive | condemn
heal | hurt wound
add | subtract remove
send | keep
wicked evil | righteous good
proud | humble
away | keep
full fill | empty
love | hate
bless praise glorify | curse blaspheme mock insult
gather | scatter
believe trust | doubt
kill | spare save
destroy | save spare rescue
accept receive welcome | reject refuse
hide conceal | reveal show uncover
begin start | stop finish cease
increase multiply grow | decrease shrink
strengthen | weaken
rejoice laugh | mourn weep
free release loose | bind imprison
ascend rise | descend
enter | leave exit
find | lose lost
buy | sell
allow permit | forbid prevent
forgive | condemn punish
help | harm hurt hinder
protect defend | attack harm
plant | uproot
sow | reap
strong | weak
rich | poor
wise | foolish
true | false
blessed | cursed
alive | dead
always | never
honor | dishonor despise
stay remain | flee depart
wash cleanse | defile
lend | borrow
`

/** For each stem the stems of its opposites. */
export const opposedDeeds: ReadonlyMap<string, ReadonlySet<string>> = opposites()

function opposites(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const row of rows.trim().split('\n')) {
    const [some = [], others = []] = row.split('|').map((side) => tokenize(side).map(({ stem }) => stem))
    for (const one of some)
      for (const other of others)
        for (const [a, b] of [
          [one, other],
          [other, one],
        ] as const)
          found.set(a, new Set([...(found.get(a) ?? []), b]))
  }
  return found
}
