import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

import { readFrameMessage, type FrameMessage, type PageMessage } from './puzzle/frameMessages.ts'
import type { Standing } from './puzzle/standing.ts'
import { frameSize } from './puzzle/frameSize.ts'
import { useFrameScale } from './useFrameScale.ts'

type Props = {
  frame: RefObject<HTMLIFrameElement | null>
  chapter: number
  label: string
  /** The operator's address; null for our own page. */
  url: string | null
  /** What the grid held when it was left. */
  letters: string[] | null
  shown: number[]
  onChange: (change: Omit<Extract<FrameMessage, { type: 'crossword-changed' }>, 'type'>) => void
  /** `standing` where our own frame says it. */
  onSolved: (standing: Standing | undefined) => void
}

/** What a page in the frame may do. Its own origin is its own: ours is trusted, another can't reach out of its frame. */
const rights = 'allow-scripts allow-same-origin allow-forms'

/**
 * The crossword in its frame: 1200 × 800 scaled to the window, or the window's own size where that would be too small to read.
 * What it says is believed only from its own window and origin.
 */
export function CrosswordFrame({ frame, chapter, label, url, letters, shown, onChange, onSolved }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const scale = useFrameScale(box)
  const address = new URL(url ?? `/crossword-frame.html?chapter=${chapter}`, location.href)

  const onMessage = useEffectEvent((event: MessageEvent) => {
    const inside = frame.current?.contentWindow
    if (inside == null || event.source !== inside || event.origin !== address.origin) return
    const message = readFrameMessage(event.data)
    if (message?.type === 'crossword-solved') onSolved(url === null ? message.standing : undefined)
    if (url !== null) return
    if (message?.type === 'crossword-changed') onChange(message)
    if (message?.type === 'crossword-ready') {
      inside.postMessage({ type: 'crossword-fill', letters, shown } satisfies PageMessage, address.origin)
    }
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  const size =
    scale === undefined
      ? { width: '100%', height: 'max(100dvh - 5rem, 20rem)' }
      : { ...frameSize, transform: `scale(${scale})`, transformOrigin: '0 0' }
  return (
    <div ref={box} className="mt-4 scroll-mt-2">
      <div
        className="border-line mx-auto overflow-hidden rounded-xl border"
        style={scale === undefined ? undefined : { width: frameSize.width * scale, height: frameSize.height * scale }}
      >
        {/* A frame of its own for each address: going on in the same one would fill the browser's history. */}
        <iframe
          key={address.href}
          ref={frame}
          title={`Crossword of ${label}`}
          src={address.href}
          referrerPolicy="no-referrer"
          sandbox={rights}
          className="block"
          style={size}
        />
      </div>
    </div>
  )
}
