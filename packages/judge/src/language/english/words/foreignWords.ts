/** Little words of Spanish, German, French, Italian, Portuguese, Swedish, Tagalog and Swahili; no season in them. */
export const foreignWords: ReadonlySet<string> = new Set(
  `el los las del una por para pero con que es su sus rey hijo dios senor der das und ist nicht ein eine mit von dem des le les une est dans avec pour dieu roi
  il lo gli della di che sono dio uma os dos da em nao och att det en et ang mga ng sa na ni ay wa ya kwa cha mfalme mungu`.split(
    /\s+/,
  ),
)
