/**
 * What costs most for its length: letters that become many, marks on
 * marks, words that rules and patterns begin with, runs that nearly match.
 */
export const worstTexts: Readonly<Record<string, string>> = {
  'a letter of eighteen': 'ﷺ',
  'marks on marks': `a${'\u0301'.repeat(30)}`,
  'mixed scripts': 'аbсdе ',
  'own words': 'i my me they he dad god ',
  'words nobody knows': 'sucidx kyllo depresz ',
  references: '6:2-4 isa 1 2,3;4 ',
  numbers: '1 22 333 4444-',
  'an address that never ends': 'a.b.c@d.e.',
  'quiz words': 'according to the answer is ',
  'one letter': 'a',
}
