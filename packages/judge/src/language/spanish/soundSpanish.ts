/** A folded Spanish word as it sounds in Latin America: b and v, s, c and z, ll and y, g and j, qu and k are one; h is silent. */
export function soundSpanish(word: string): string {
  return word
    .replace(/ch/g, 'C')
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/c(?=[ei])|[zx]/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/[vw]/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/y(?![aeiou])/g, 'i')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/g/g, 'G')
    .replace(/(.)\1+/g, '$1')
}
