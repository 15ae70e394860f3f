import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'

import { CoachCodeField } from '../../codeForms/CoachCodeField.tsx'
import { coachTexts } from '../../messages/coaches.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { useVerify } from './useVerify.ts'

/** The first step: a coach code of 4 digits, and the club's name where the server asks for it. */
export function VerifyStep() {
  const { register, handleSubmit, control, setFocus } = useForm({ defaultValues: { code: '', clubName: '' } })
  const verify = useVerify()
  const { asksClub } = verify
  const code = useWatch({ control, name: 'code' })
  useEffect(() => {
    if (asksClub) setFocus('clubName')
  }, [asksClub, setFocus])
  return (
    <Card className="mt-5">
      <h2 className="text-xl">Step 1 of 2: your coach code</h2>
      <form
        noValidate
        className="mt-4 grid gap-5"
        onSubmit={(event) => void handleSubmit((fields) => verify.mutate(fields))(event)}
      >
        <CoachCodeField {...register('code')} />
        {asksClub && (
          <Field label="Club name" hint={coachTexts.clubNameNeeded}>
            {(box) => <input {...box} {...register('clubName')} className={inputClass} maxLength={80} />}
          </Field>
        )}
        <Button type="submit" disabled={code.length !== 4} isBusy={verify.isPending}>
          {verify.isPending ? 'Verifying...' : 'Verify code'}
        </Button>
      </form>
      <p className="text-muted mt-5 text-base">
        No code yet? <Link to={paths.teamCoaches}>Ask for one</Link>.
      </p>
    </Card>
  )
}
