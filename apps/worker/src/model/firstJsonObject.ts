/** How many `{` may begin something that is no JSON: each costs a look through the rest of the text. */
const triesLimit = 50

/** The first balanced `{…}` of a text that is JSON; undefined where there is none. Models like to talk around their answer. */
export function firstJsonObject(text: string): unknown {
  let tries = 0
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
    const end = endOfObject(text, start)
    tries += 1
    if (end === undefined || tries > triesLimit) return undefined
    try {
      return JSON.parse(text.slice(start, end))
    } catch {
      continue
    }
  }
  return undefined
}

/** Where the object that begins at `start` ends, braces inside strings not counted. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0
  let isInString = false
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '\\' && isInString) at += 1
    else if (letter === '"') isInString = !isInString
    else if (letter === '{' && !isInString) depth += 1
    else if (letter === '}' && !isInString) depth -= 1
    if (depth === 0) return at + 1
  }
  return undefined
}
