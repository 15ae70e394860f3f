import { UnreachableError, codeOf, isPassing } from '../../../api/apiError.ts'
import { textOf } from '../../../messages.ts'

const unreachable = 'Unable to evaluate answer. Please check your connection and try again.'
const failed = 'Failed to process evaluation. Please try again.'

type Props = { error: Error; isLast: boolean; onSkip: () => void }

/** An answer could not be marked: it stays in its box, and Try Again sends it once more. */
export function EvaluationFailure({ error, isLast, onSkip }: Props) {
  return (
    <div role="alert" className="bg-bad-ground border-bad mt-3 rounded-xl border p-4">
      <p className="text-bad font-semibold">{failureText(error)}</p>
      <p className="mt-1 text-base">
        {isPassing(error) ? 'Your answer is safe. It will be sent as soon as it can be.' : 'Your answer is still here.'}{' '}
        <button type="button" className="text-indigo min-h-11 font-[640] underline" onClick={onSkip}>
          {isLast ? 'Finish without it' : 'Skip this question'}
        </button>
      </p>
    </div>
  )
}

function failureText(error: Error): string {
  if (error instanceof UnreachableError) return unreachable
  const code = codeOf(error)
  return code === 'too_many_attempts' || code === 'question_not_found' ? textOf(error) : failed
}
