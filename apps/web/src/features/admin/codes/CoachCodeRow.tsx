import type { IssuedCoachCode } from '@seraph/schema/http/admin/adminCoaches'
import { useState } from 'react'

import { dateText } from '../../../language/timeTexts.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useEndCoachCode } from './useEndCoachCode.ts'

type Ending = 'revoke' | 'replace'

const questions: Record<Ending, { title: string; text: string; verb: string }> = {
  revoke: {
    title: 'Revoke this code?',
    text: 'Whoever is signed in with it is signed out at once. Teams and players stay.',
    verb: 'Revoke',
  },
  replace: {
    title: 'Replace this code?',
    text: 'The old code stops working at once; the coach keeps teams, players and rooms under the new one.',
    verb: 'Replace',
  },
}

/** A code with what it was issued for and whether it is used. */
export function CoachCodeRow({ issued }: { issued: IssuedCoachCode }) {
  const [ending, setEnding] = useState<Ending>()
  const end = useEndCoachCode()
  const { code, clubName, revokedAt } = issued
  const about = [issued.state, issued.country, issued.teamName, issued.coachName].filter((part) => part !== null)
  return (
    <li className="border-line bg-surface rounded-card flex flex-wrap items-center gap-x-5 gap-y-2 border p-4">
      <span
        className={classes(
          'w-24 text-2xl font-bold tracking-widest tabular-nums',
          revokedAt !== null && 'text-muted line-through',
        )}
      >
        {code}
      </span>
      <span className="min-w-48 flex-1 wrap-anywhere">
        <span className="block font-[640]">{clubName}</span>
        <span className="text-muted block text-base">{[...about, historyOf(issued)].join(' · ')}</span>
      </span>
      {revokedAt === null && (
        <span className="flex gap-2">
          <Button look="quiet" onClick={() => setEnding('replace')} aria-label={`Replace ${code}`}>
            Replace
          </Button>
          <Button look="quiet" onClick={() => setEnding('revoke')} aria-label={`Revoke ${code}`}>
            Revoke
          </Button>
        </span>
      )}
      {ending !== undefined && (
        <ConfirmDialog
          title={questions[ending].title}
          text={`${code}, ${clubName}. ${questions[ending].text}`}
          verb={questions[ending].verb}
          isBusy={end.isPending}
          onConfirm={() => end.mutate({ code, ending }, { onSettled: () => setEnding(undefined) })}
          onClose={() => setEnding(undefined)}
        />
      )}
    </li>
  )
}

function historyOf({ createdAt, usedAt, lastLoginAt, revokedAt }: IssuedCoachCode): string {
  if (revokedAt !== null) return `revoked ${dateText(revokedAt)}`
  if (usedAt === null) return `issued ${dateText(createdAt)}, not used yet`
  return `used since ${dateText(usedAt)}, last login ${dateText(lastLoginAt ?? usedAt)}`
}
