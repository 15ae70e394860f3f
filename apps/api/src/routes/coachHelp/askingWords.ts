/** Words of a question about words: no verse is about them. */
const words = `mean meaning means meant word words explain explanation define definition verse verses chapter chapters book bible scripture passage text say
says said saying called call name named names tell told help understand know describe read reading show find talk talks speak speaks spoke happen
happens happened thing things please want question mention mentions mentioned list many much kind kinds sort reason why how who what when where which
whose whom does did do is are was were will would can could should may might about idea teach learn lesson symbolize symbolise represent stand refer
refers use used like look compare compared hey hi hello seraph_ tonight today prophesy prophecy number important main point story describe_ part important
summary summarize significance purpose simple simply kid kids child's translate translated hebrew actually pronounce pronounced spell different difference between give gave example old age weather long big feel feels felt feeling good stuff someone somebody wat whats abt pls lol ok yes no next time times day`

/** The same as a set, folded as `tokenize` folds. */
export const askingWords: ReadonlySet<string> = new Set(words.split(/\s+/))
