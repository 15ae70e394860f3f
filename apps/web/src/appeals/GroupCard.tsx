import { previewWording } from '@seraph/schema/http/appeals/appeals'
import type { AppealGroup } from '@seraph/schema/http/appeals/appeals'
import { useQuery } from '@tanstack/react-query'

import { callEndpoint } from '../api/callEndpoint.ts'
import { textOf } from '../messages.ts'
import { queueTexts } from '../messages/appeals.ts'
import { Button } from '../ui/Button.tsx'
import { inputClass } from '../ui/inputClass.ts'
import { RefuseForm } from './RefuseForm.tsx'
import type { useDecide } from './useDecide.ts'

type Props = {
  group: AppealGroup
  scope: 'club' | 'everywhere'
  clubs: readonly { id: string; name: string }[]
  /** The club that a wording is accepted for; undefined for the admin and for who has none. */
  clubId: string | undefined
  onClub: (clubId: string) => void
  decide: ReturnType<typeof useDecide>
  isRefusing: boolean
  onRefuse: (isRefusing: boolean) => void
  onAccept: () => void
  onAnswer: () => void
}

/** All that is needed to decide about one wording, what accepting it would change, and the four ways to decide. */
export function GroupCard({ group, scope, clubs, clubId, onClub, ...rest }: Props) {
  const { decide, isRefusing, onRefuse, onAccept, onAnswer } = rest
  const { questionId, partId, wording } = group
  const about = { questionId, partId, wording }
  const wanted = { ...about, scope, ...(clubId && { clubId }) }
  // A wording is accepted or rejected for a club, or everywhere; who hosts rooms without having a team decides about answers alone.
  const canRevise = scope === 'everywhere' || clubId !== undefined
  const preview = useQuery({
    queryKey: ['wordingPreview', about, scope, clubId],
    queryFn: () => callEndpoint(previewWording, { body: wanted }),
    staleTime: 10_000,
    enabled: canRevise,
  })
  const refusal = preview.data?.refusal ?? null
  const facts = [
    ['The answer', group.answer],
    ['The key', group.part],
    ['Also accepted', group.accepted.join(' · ')],
    ['The judge noticed', group.flags.map((flag) => flag.replaceAll('_', ' ')).join(', ')],
    ['They say', group.notes.join(' / ')],
  ].filter(([, text]) => text !== '')
  return (
    <section className="border-line bg-surface rounded-card min-w-0 border p-5 wrap-anywhere sm:px-7">
      <h3 className="text-xl">
        “{wording}” for <em>{group.part}</em>
      </h3>
      <p className="mt-1">{group.question}</p>
      {group.verse !== '' && (
        <p className="border-gold mt-3 border-l-4 pl-4">
          {group.verse} <span className="text-muted text-base">{group.reference}</span>
        </p>
      )}
      <dl className="mt-3 grid gap-1">
        {facts.map(([name, text]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{name}:</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {clubs.length > 1 && (
        <label className="mt-3 block">
          <span className="font-[640]">For the players of</span>
          <select className={inputClass} value={clubId} onChange={(event) => onClub(event.target.value)}>
            {clubs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <output className="mt-3 block font-[640]">
        {!canRevise
          ? queueTexts.noClub
          : preview.error !== null
            ? textOf(preview.error)
            : preview.data === undefined
              ? queueTexts.looking
              : refusal === null
                ? queueTexts.preview(preview.data)
                : queueTexts.refusal[refusal]}
      </output>
      {isRefusing ? (
        <RefuseForm
          wanted={canRevise ? wanted : undefined}
          isBusy={decide.isPending}
          onCancel={() => onRefuse(false)}
          onRefuse={(reason, isRejecting) =>
            decide.mutate(
              isRejecting ? { ...wanted, decision: 'reject', reason } : { ...about, decision: 'refuse', reason },
            )
          }
        />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button isBusy={decide.isPending} disabled={refusal !== null || !canRevise} onClick={onAccept}>
            Accept this wording
          </Button>
          <Button look="quiet" disabled={decide.isPending} onClick={onAnswer}>
            Accept this answer only
          </Button>
          <Button look="quiet" disabled={decide.isPending} onClick={() => onRefuse(true)}>
            No, with a reason
          </Button>
          <Button
            look="plain"
            disabled={decide.isPending}
            onClick={() => decide.mutate({ ...about, decision: 'question_wrong' })}
          >
            The question is wrong
          </Button>
        </div>
      )}
    </section>
  )
}
