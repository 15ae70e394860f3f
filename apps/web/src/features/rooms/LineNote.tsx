import WifiOff from 'virtual:icons/wifi-off'

import { amountText } from '../../language/amountText.ts'
import type { LineState } from '../../liveRoom/line/roomSocket.ts'
import { useIsOnline } from '../../ui/useIsOnline.ts'

/** Says that the line to the room is being opened again, and what waits meanwhile; without a network the shell's own note says enough. */
export function LineNote({ line, waiting }: { line: LineState; waiting: number }) {
  const isOnline = useIsOnline()
  return (
    <output className="block">
      {line !== 'joined' && isOnline && (
        <span className="bg-fair-ground rounded-card mb-4 flex items-center gap-3 px-4 py-3">
          <WifiOff aria-hidden className="text-fair size-6 flex-none" />
          <span>
            Reconnecting to the room…
            {waiting > 0 && ` ${amountText(waiting, 'answer is', 'answers are')} kept and will be sent.`}
          </span>
        </span>
      )}
    </output>
  )
}
