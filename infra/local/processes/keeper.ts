import { stopProcessList } from './processList.ts'

/**
 * Outlives the supervisor that started it, however that one ended: when its end of the pipe closes, whatever is still noted
 * as running is stopped in order, so that `kill -9` leaves nothing behind. In a process group of its own, out of Ctrl-C's reach.
 */
const file = process.argv[2]
if (file === undefined) throw new Error('keeper: which list of processes?')
process.stdin.resume()
process.stdin.once('close', () => {
  void stopProcessList(file)
})
