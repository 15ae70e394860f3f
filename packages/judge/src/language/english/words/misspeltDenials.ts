const rows = `
neither niether nither nyther neether neather nether
never nevr nver nevver nevar neaver
nobody nobady noboddy nobudy nobodie noone
nothing nothin nothink nuthing nuthin nutting
not nott
without witout withot withowt wihtout
didnt dident didint didnot dinnt
doesnt dosnt dosent doesent doesnot
dont donot
wasnt wasent wasint wassnt wasnot
werent wernt werant werrent
isnt isint isent isnot
couldnt coudnt coulnt couldent
wouldnt woudnt woulnt wouldent
havent havnt havint
hadnt hadent hadint
cannot cannott`

/** Words that deny, by their common misspellings: one of them alone turns an answer round. */
export const misspeltDenials: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [word = '', ...slips] = row.split(' ')
      return slips.map((slip): [string, string] => [slip, word])
    }),
)
