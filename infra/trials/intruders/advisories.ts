import { askAdvisories } from './askAdvisories.ts'

/**
 * `npm run advisories`: asks the registry what weaknesses are known of the
 * packages that are installed. Exits 0 where none is, 1 where there are,
 * 2 where the registry couldn't be asked: then nothing is known either way.
 */
const advisories = askAdvisories()
if (advisories.state === 'none') console.log('No weakness of any installed package is known.')
if (advisories.state === 'found') console.log(advisories.found.join('\n'))
if (advisories.state === 'unknown')
  console.log(`The registry could not be asked (${advisories.reason}). Nothing is known either way.`)
process.exitCode = { none: 0, found: 1, unknown: 2 }[advisories.state]
