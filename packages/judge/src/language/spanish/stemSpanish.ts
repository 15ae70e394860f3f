const rows = `
ser es son era eran fue fueron sea sean sera seran sido siendo soy eres
ir va van iba iban voy vamos ido yendo ira iran
hacer hizo hicieron hace hacen haria hara haran hecho haciendo
decir dijo dijeron dice dicen diciendo dicho dira diran decia
ver vio vieron ve ven visto viendo veia veran
dar dio dieron da dan dado dando daba dara
tener tiene tienen tuvo tuvieron tenia tenian tendra
venir viene vienen vino vinieron venia vendra vendran
poner pone ponen puso pusieron puesto pondra
morir muere mueren murio murieron muerto muerta muertos muertas
volver vuelve vuelven volvio volvieron vuelto
traer trae traen trajo trajeron traido
comer come comen comio comieron comia comian comido comeran
oir oye oyen oyo oyeron oido oiran
pedir pide piden pidio pidieron pedido
dia dias
`
const bases: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [base = '', ...forms] = row.split(' ')
      return forms.map((form): [string, string] => [form, base])
    }),
)

/** Words whose stem would be another word's: names, and what is one in number only. */
const unstemmed = new Set('dios dioses jesus isaias isai judas juda elias anas vino tres seis lunes jueves'.split(' '))
/** Nouns that another gender makes another person or thing: only their plural is another form. */
const gendered = new Set(
  `hijo hija hermano hermana nino nina esposo esposa abuelo abuela tio tia muchacho muchacha viudo viuda siervo sierva suegro suegra primo prima
  puerto puerta plato plata caso casa vina mesa oro ora hora libro libra manto manta punto punta ramo rama palo pala cuento cuenta
  rayo raya suelo suela peso pesa carro cara caro pena pelo pera paso pasa`.split(/\s+/),
)
const clitic = /(?<=.{2}(?:ar|er|ir|ando|iendo))(?:se|me|te|lo|la|los|las|le|les|nos)$/
const ending =
  /(?<=.{3})(?:ariamos|eriamos|iriamos|aremos|eremos|iremos|abamos|arian|erian|irian|ieron|iendo|aron|aban|ando|aste|iste|amos|emos|imos|aran|eran|iran|aria|eria|iria|ados|adas|idos|idas|aba|ado|ada|ido|ida|ara|era|ira|ian|ar|er|ir|an|en|as|es|os|ia|io|a|e|o|s)$/

/** The light stem of a folded Spanish word: without clitics, number, gender and verbs' usual endings; a final z as c ("luz", "luces"). */
export function stemSpanish(word: string): string {
  if (unstemmed.has(word)) return word
  const base = bases.get(word)
  if (base !== undefined) return base
  if (gendered.has(word)) return word
  if (word.endsWith('s') && gendered.has(word.slice(0, -1))) return word.slice(0, -1)
  return word.replace(clitic, '').replace(ending, '').replace(/z$/, 'c')
}
