const words = `
mean means meant meaning word words verse verses show shows showed tell tells told say says said speak speaks call calls called picture pictures
describe describes described explain explains like such as so because when then here there this that these those it its
means stands stand refer refers example sign way kind someone something people person thing things very also again both each every other
`

/** Words with which one explains: they are no claim of their own. */
export const explainingWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
