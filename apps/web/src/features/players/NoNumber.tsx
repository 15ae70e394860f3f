import { playerTexts } from '../../messages/players.ts'
import { Button } from '../../ui/Button.tsx'
import { OperatorContact } from './OperatorContact.tsx'

type Props = {
  /** The server has said that this code can't be started without its number. */
  isRefused: boolean
  isBusy: boolean
  isAdmin: boolean
  onAdmin: () => void
  onStart: () => void
}

/** What to do without a number: ask the coach, or whoever runs this site; start to study where there is neither (rule 42). */
export function NoNumber({ isRefused, isBusy, isAdmin, onAdmin, onStart }: Props) {
  return (
    <details className="text-base" open={isRefused || undefined}>
      <summary className="text-indigo inline-flex min-h-11 cursor-pointer items-center underline">
        I don’t have a number
      </summary>
      <p className="text-muted">
        {playerTexts.askForNumber} <OperatorContact />
      </p>
      {isRefused ? (
        <p role="alert" className="text-bad mt-2 font-semibold">
          {playerTexts.notWithoutNumber}
        </p>
      ) : (
        <p className="text-muted mt-2">{playerTexts.startWithoutNumber}</p>
      )}
      <div className="-ml-3 flex flex-wrap">
        {!isRefused && (
          <Button look="plain" onClick={onStart} isBusy={isBusy}>
            Start without a number
          </Button>
        )}
        <Button look="plain" onClick={onAdmin}>
          {isAdmin ? 'I have a number' : 'I am the administrator'}
        </Button>
      </div>
    </details>
  )
}
