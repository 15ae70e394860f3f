/**
 * Letters that are drawn like a Latin one, each followed by that one: of the alphabets that people can type and of phonetic signs. What
 * Unicode makes equal itself (full-width and mathematical letters) isn't here, and neither are lookalikes within ASCII: "Team 1", "Team I"
 * and "Team l" are names that clubs give.
 */
const drawnAlike = [
  // Cyrillic, both cases
  'АA ВB ЕE ІI ЈJ КK МM НH ОO РP ЅS СC ТT УY ХX ҮY ҺH ӀI ԌG ԚQ ԜW ѴV ЬB ԀD',
  'аa еe іi јj оo рp ѕs сc уy хx үy һh ӏl ԍg ԛq ԝw ѵv ԁd кk мm тt вb нh гr пn ьb ҽe',
  // Greek, both cases
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ͿJ',
  'αa γy εe ηn ιi κk νv οo ρp σo τt υu χx ωw ϲc ϳj',
  // Armenian and Cherokee
  'ՕO ՍU ԼL օo ոn սu հh զq ցg յj ԱU',
  'ᎠD ᎡR ᎢT ᎥI ᎩY ᎪA ᎫJ ᎬE ᎳW ᎷM ᎻH ᎽY ᏀG ᏂH ᏃZ ᏎR ᏏB ᏒR ᏔW ᏕS ᏙV ᏚS ᏞL ᏟC ᏢP ᏦK ᏧD ᏴB',
  // Latin letters of phonetic writing and small capitals
  'ɑa ɡg ıi ɩi ʏy ɪi ɢg ʀr ʙb ʜh ʟl ɴn ᴀa ᴄc ᴅd ᴇe ᴊj ᴋk ᴍm ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ᴢz ꜰf ꜱs ɋq ʋv ɯw',
  // Signs
  "’' ‘' ʼ' ʻ' ′' `' ´' ‐- ‑- ‒- –- —- ―- −- ⁃-",
]

/** The Latin letter or ASCII sign that a character is drawn like. */
export const lookalikes: ReadonlyMap<string, string> = new Map(
  drawnAlike.flatMap((line) =>
    line.split(' ').map((pair): [string, string] => {
      const [character = '', latin = ''] = pair
      return [character, latin]
    }),
  ),
)
