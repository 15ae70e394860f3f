import { readProcessList } from '../../local/processes/processList.ts'
import { killNow } from './killNow.ts'

/** `killProcess.ts LIST NAME`: kills one process of a stack with -9; exits 1 when there is none of that name. */
const [file = '', name] = process.argv.slice(2)
const target = readProcessList(file)?.processes.find((process) => process.name === name)
if (target === undefined) throw new Error(`${file} notes no ${name}`)
killNow(target.pid)
