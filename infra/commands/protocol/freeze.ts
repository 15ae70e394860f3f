import { protocolShapes } from '@seraph/schema/rooms/testing/protocolShapes'
import { roomsVersion } from '@seraph/schema/rooms/version'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const versions = join(import.meta.dirname, '../../../packages/schema/src/rooms/versions')
const folder = join(versions, String(roomsVersion))
const former = join(versions, String(roomsVersion - 1))

// Keeps the live channel's shapes as those of its current version (rule 219); examples and session begin as those of the former.
if (!existsSync(folder) && existsSync(former)) cpSync(former, folder, { recursive: true })
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'shapes.json'), `${JSON.stringify(protocolShapes(), undefined, 2)}\n`)
console.log(`Kept as version ${roomsVersion}: ${folder}. Add examples of what is new, and run npm run fix.`)
