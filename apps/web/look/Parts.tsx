import { Segments } from '../src/activities/practice/run/Segments.tsx'
import { PartLine } from '../src/questions/PartLine.tsx'
import { SoundSwitch } from '../src/sound/SoundSwitch.tsx'
import { Badge } from '../src/ui/marks/Badge.tsx'
import { Button } from '../src/ui/Button.tsx'
import { Card } from '../src/ui/Card.tsx'
import { Checkbox } from '../src/ui/Checkbox.tsx'
import { NoticeBanner } from '../src/ui/dialogs/NoticeBanner.tsx'
import { EmptyState } from '../src/ui/EmptyState.tsx'
import { ErrorState } from '../src/ui/ErrorState.tsx'
import { Field } from '../src/ui/Field.tsx'
import { inputClass } from '../src/ui/inputClass.ts'
import { ProgressBar } from '../src/ui/marks/ProgressBar.tsx'
import { showToast } from '../src/ui/toasts/toastStore.ts'
import { ScreenSkeleton } from '../src/ui/waiting/ScreenSkeleton.tsx'
import { exampleRound, exampleParts } from './exampleRound.ts'
import { Part } from './Part.tsx'

const nothing = () => undefined

/** The parts that screens are made of, in each of their states. */
export function Parts() {
  return (
    <>
      <Part title="Buttons">
        {([undefined, 'quiet', 'plain'] as const).map((look) => (
          <div key={look ?? 'primary'} className="lookrow">
            <Button look={look ?? 'primary'}>Submit</Button>
            <Button look={look ?? 'primary'} disabled>
              At rest
            </Button>
            <Button look={look ?? 'primary'} isBusy>
              Saving
            </Button>
          </div>
        ))}
      </Part>
      <Part title="Forms">
        <Field label="Team name" hint="As your coach writes it.">
          {(control) => <input {...control} className={inputClass} />}
        </Field>
        <Field label="Club name" error="A club name is needed">
          {(control) => <input {...control} className={inputClass} />}
        </Field>
        <Checkbox label="Show me on the board" note="You can change this anytime." defaultChecked />
      </Part>
      <Part title="A round">
        <Segments quiz={exampleRound} at={3} />
        <ul className="grid gap-2">
          {exampleParts.map((part) => (
            <PartLine key={part.id} part={part} />
          ))}
        </ul>
        <ProgressBar label="Example" percent={40} />
        <div className="lookrow">
          <Badge>Isaiah 6:3</Badge>
          <Badge look="points">3 points</Badge>
          <SoundSwitch />
        </div>
      </Part>
      <Part title="To say something">
        <NoticeBanner title="A notice" paragraphs={['One line that opens.']} onClose={nothing} onDismiss={nothing} />
        <EmptyState title="Nothing here yet">What you study will show here.</EmptyState>
        <ErrorState title="The round could not be loaded" onRetry={nothing}>
          Please check your connection. Nothing is lost.
        </ErrorState>
        <div className="lookrow">
          <Button look="quiet" onClick={() => showToast({ title: 'Saved', description: 'It counts.' })}>
            A toast
          </Button>
          <Button look="quiet" onClick={() => showToast({ title: 'It did not work', isError: true })}>
            A toast of a failure
          </Button>
        </div>
        <Card>
          <ScreenSkeleton />
        </Card>
      </Part>
    </>
  )
}
