/**
 * Whether anybody has left a run of an activity in this browser, by its keys alone: asked before the libraries have come, and without
 * making a database where there is none.
 */
export async function hasLeftRun(activity: string): Promise<boolean> {
  const isOfIt = (key: unknown) => typeof key === 'string' && key.endsWith(`:${activity}`)
  return Object.keys(localStorage).some(isOfIt) || (await databaseKeys()).some(isOfIt)
}

/** The keys of what `indexedSavingStore` keeps of runs. */
async function databaseKeys(): Promise<readonly unknown[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('seraph')
    opening.addEventListener('upgradeneeded', () => {
      // There was none, and it stays so.
      opening.transaction?.abort()
      resolve([])
    })
    opening.addEventListener('error', () => reject(new Error('the database was not opened')))
    opening.addEventListener('success', () => {
      const database = opening.result
      const keys = database.transaction('snapshots').objectStore('snapshots').getAllKeys()
      keys.addEventListener('success', () => resolve(keys.result))
      keys.addEventListener('error', () => reject(new Error('the keys were not read')))
      database.close()
    })
  })
}
