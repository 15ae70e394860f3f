import type { WordKinds } from '../WordKinds.ts'
import { commonSpanish } from './commonSpanish.ts'

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** A kind that no Spanish rule asks for yet. */
const none: ReadonlySet<string> = new Set()
const negators = words('no nunca jamas ni sin tampoco nadie nada ningun ninguno ninguna')
const phraseBreaks = words(
  `de del a al en con por para sin sobre entre hasta desde contra segun hacia ante bajo tras durante mediante que quien quienes cual cuales
  donde cuando como porque mientras`,
)
const auxiliaries = words(
  `es son era eran fue fueron soy eres somos sea sean sera seran ser siendo sido esta estan estaba estaban estuvo estar ha han habia habian hubo
  haber he hemos habra puede pueden podia pudo debe deben debia tiene tienen tenia tuvo`,
)

/** The kinds of Spanish words, folded. */
export const spanishKinds: WordKinds = {
  stopWords: words(
    `el la los las lo un una unos unas este esta estos estas ese esa esos esas eso esto aquel aquella aquellos aquellas aquello
    yo tu usted el ella ello nosotros ellos ellas ustedes me te se nos le les mi mis tus su sus nuestro nuestra nuestros nuestras mio suyo suya
    quien quienes cual cuales que cuando donde como cuanto cuantos cuanta cuantas y e o u pero sino mas si no porque pues aunque mientras
    tambien tan tanto muy ya aun todavia solo solamente asi entonces luego despues alli ahi aqui aca
    todo toda todos todas cada algun alguno alguna algunos algunas otro otra otros otras mismo misma mucho mucha muchos muchas poco poca pocos pocas
    varios varias ambos ambas menos excepto salvo vez lugar
    ay ah eh oh bueno pues jaja ok ${[...negators, ...phraseBreaks, ...auxiliaries].join(' ')}`,
  ),
  marking: new Set(),
  fillers: words(
    `si claro respuesta respuestas creo pienso quizas quiza talvez acaso seguro segura seguramente llama llamaba llaman llamaban llamo nombre nombres
    dice dicen dijo decia versiculo capitulo libro biblia pasaje texto pregunta palabra palabras cosa cosas parte primero segundo tercero finalmente
    ultimo gracias hola adios maestro maestra profe profesor favor recuerdo acuerdo opino supongo digamos dios senor jehova profeta isaias rey reyes pueblo`,
  ),
  negators,
  lacking: words('sin'),
  denyingNouns: words('nadie nada ninguno ninguna'),
  standaloneDenials: words('nadie nada ninguno ninguna nunca jamas'),
  auxiliaries,
  phraseBreaks,
  amounts: words(
    'todo toda todos todas cada muchos muchas mucho mucha poco pocos varios varias ambos ambas otro otra nunca jamas nadie nada ninguno ninguna no',
  ),
  adversatives: words('pero sino'),
  excepting: words('excepto salvo menos sino'),
  articles: words('un una'),
  definite: words('el la los las'),
  determiners: words('el la los las un una unos unas su sus mi mis tu tus nuestro nuestra nuestros nuestras'),
  bare: words('el la los las un una ser estar es son era fue haber tener'),
  divineNames: words('dios senor jehova yahve jah todopoderoso'),
  placeNouns: words(
    'mar rio lago monte montana montanas valle desierto isla ciudad pueblo calle pais reino imperio templo',
  ),
  sayings: words('decir dice dicen dijo dijeron llamado llamada nombre'),
  carriers: words('clase tipo especie grupo rebano manada multitud par monton'),
  lightVerbs: words('hacer hizo tomar tomo ir fue venir vino dar dio traer poner puso tener tuvo dejar dejo'),
  manners: words('completamente totalmente grandemente rapidamente verdaderamente juntos juntas'),
  particles: none,
  vagueNouns: words('cosa cosas persona personas gente lugar lugares razon razones problema problemas'),
  generalNouns: words(
    'hombre hombres mujer mujeres gente persona personas cosa cosas lugar lugares tierra dia dias casa rey hijo hijos dioses',
  ),
  ownNouns: words(
    'tierra tierras pais ciudad pueblo pueblos nacion tribu rio mar monte montana isla reino valle clase tipo grupo nombre rebano ano anos dia dias hijos habitantes',
  ),
  roles: words(
    'rey reyes reina profeta sacerdote hijo hija hijos padre madre esposa esposo hermano hermana ciudad tierra pais rio monte siervo pueblo capital',
  ),
  common: commonSpanish,
  citing: words('segun verdadero falso completa complete espacio cita cite'),
}
