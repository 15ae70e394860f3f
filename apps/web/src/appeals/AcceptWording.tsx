import { previewWording } from '@seraph/schema/http/appeals/appeals'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { callEndpoint } from '../api/callEndpoint.ts'
import { textOf } from '../messages.ts'
import { queueTexts } from '../messages/appeals.ts'
import { Button } from '../ui/Button.tsx'
import type { useDecide } from './useDecide.ts'

type Props = {
  wanted: { questionId: string; partId: string; wording: string; scope: 'club' | 'everywhere'; clubId?: string }
  label: string
  decide: ReturnType<typeof useDecide>
}

/** Accepts a wording that nobody appeals about: first what it would change, then the press that does it. */
export function AcceptWording({ wanted, label, decide }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  const { questionId, partId, wording, scope, clubId } = wanted
  const preview = useQuery({
    queryKey: ['wordingPreview', { questionId, partId, wording }, scope, clubId],
    queryFn: () => callEndpoint(previewWording, { body: wanted }),
    staleTime: 10_000,
    enabled: isAsked,
  })
  if (!isAsked)
    return (
      <Button look="quiet" aria-label={`${label}: “${wording}”`} onClick={() => setIsAsked(true)}>
        {label}
      </Button>
    )
  const refusal = preview.data?.refusal
  return (
    <div className="grid gap-2">
      <output className="font-[640]">
        {preview.error !== null
          ? textOf(preview.error)
          : preview.data === undefined
            ? queueTexts.looking
            : preview.data.refusal === null
              ? queueTexts.preview(preview.data)
              : queueTexts.refusal[preview.data.refusal]}
      </output>
      <div className="flex flex-wrap gap-3">
        <Button
          isBusy={decide.isPending}
          disabled={refusal !== null}
          onClick={() => decide.mutate({ ...wanted, decision: 'accept' })}
        >
          {label}
        </Button>
        <Button look="quiet" onClick={() => setIsAsked(false)}>
          Back
        </Button>
      </div>
    </div>
  )
}
