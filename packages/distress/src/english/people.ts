/** How English names the people around a child; no apostrophes. A name of `kin` behind an `own` word is one of them, of `bare` always. */
export const people = {
  own: 'my our me mi mah',
  between:
    'best little big older younger old new step foster baby twin other own good close ex real half only youngest oldest bestest math english pe gym',
  kin: `friend friends bff bestie dad dads father mom moms mum mother mama mommy daddy papa parents parent brother brothers sister sisters bro sis sibling
siblings uncle aunt auntie aunty cousin cousins grandpa grandma grandfather grandmother grandad granddad nana stepdad stepmom stepfather stepmother
stepbrother stepsister coach teacher pastor elder leader counselor director instructor neighbor neighbour babysitter boyfriend girlfriend bf gf
classmate classmates teammate teammates roommate buddy pal crush family tutor guardian nephew niece driver boss principal fren frend frends momma
nanny bully bullies ex step_dad step_mom cuz unc fam group stepdads friendz moms_boyfriend dads_girlfriend moms_bf`,
  bare: `dad daddy mommy mom mum mama stepdad stepmom grandpa grandma bestie bff momma papa stepfather stepmother`,
  others: 'his her hers their your the its whose davids',
} as const
