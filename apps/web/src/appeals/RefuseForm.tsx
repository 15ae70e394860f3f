import { previewWording } from '@seraph/schema/http/appeals/appeals'
import type { WrittenBodyOf } from '@seraph/schema/http/endpoint'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { callEndpoint } from '../api/callEndpoint.ts'
import { textOf } from '../messages.ts'
import { queueTexts, refusalReasons } from '../messages/appeals.ts'
import { Button } from '../ui/Button.tsx'
import { inputClass } from '../ui/inputClass.ts'
import { Ways } from '../ui/dialogs/Ways.tsx'

/** The longest reason, in characters (rule 187). */
const longestReason = 200

type Props = {
  /** The wording as it would be rejected; undefined where whoever decides can't. */
  wanted: WrittenBodyOf<typeof previewWording> | undefined
  isBusy: boolean
  onCancel: () => void
  onRefuse: (reason: string, isRejecting: boolean) => void
}

/** A no with its reason: one of the usual ones, or own words. The child reads it. The wording can be rejected for good (rule 199). */
export function RefuseForm({ wanted, isBusy, onCancel, onRefuse }: Props) {
  const [chosen, setChosen] = useState<string>(refusalReasons[0])
  const [own, setOwn] = useState('')
  const [isRejecting, setIsRejecting] = useState(false)
  const preview = useQuery({
    queryKey: ['wordingRejection', wanted],
    queryFn:
      isRejecting && wanted !== undefined
        ? () => callEndpoint(previewWording, { body: { ...wanted, kind: 'reject' } })
        : skipToken,
    staleTime: 10_000,
  })
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => select.current?.focus(), [])
  const reason = chosen === '' ? own.trim() : chosen
  const refusal = preview.data?.refusal
  const isAllowed = !isRejecting || refusal === null
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (reason !== '' && isAllowed) onRefuse(reason, isRejecting)
      }}
    >
      <label>
        <span className="font-[640]">Why not? The player reads this.</span>
        <select ref={select} className={inputClass} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {refusalReasons.map((text) => (
            <option key={text} value={text}>
              {text}
            </option>
          ))}
          <option value="">In my own words…</option>
        </select>
      </label>
      {chosen === '' && (
        <textarea
          aria-label="Your reason"
          rows={2}
          maxLength={longestReason}
          className={inputClass}
          value={own}
          onChange={(event) => setOwn(event.target.value)}
        />
      )}
      {wanted !== undefined && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 flex-none"
            checked={isRejecting}
            onChange={(event) => setIsRejecting(event.target.checked)}
          />
          {queueTexts.reject}
        </label>
      )}
      {isRejecting && (
        <output className="font-[640]">
          {preview.error !== null
            ? textOf(preview.error)
            : refusal === undefined
              ? queueTexts.looking
              : refusal === null
                ? queueTexts.rejectPreview
                : queueTexts.refusal[refusal]}
        </output>
      )}
      <Ways onBack={onCancel} back="Back">
        <Button type="submit" isBusy={isBusy} disabled={reason === '' || !isAllowed}>
          Say no
        </Button>
      </Ways>
    </form>
  )
}
