import { CloudUpload } from 'lucide-react'

import { useSession } from '../session/useSession.ts'
import { sendPendingSaves } from './sendPendingSaves.ts'
import { usePendingCount } from './usePendingCount.ts'

/** Says how many answers could not be saved yet, and lets a player try at once; nothing where none waits. */
export function PendingNote() {
  const { player } = useSession()
  const count = usePendingCount(player?.playerCode)
  if (player === null || count === 0) return null
  return (
    <output className="bg-fair-ground rounded-card mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <CloudUpload aria-hidden className="text-fair size-6 flex-none" />
      <span className="flex-1">
        {count} {count === 1 ? 'answer' : 'answers'} waiting to be saved
      </span>
      <button
        type="button"
        className="text-indigo min-h-11 px-2 font-[640]"
        onClick={() => void sendPendingSaves(player)}
      >
        Save now
      </button>
    </output>
  )
}
