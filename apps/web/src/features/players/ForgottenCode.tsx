import { OperatorContact } from './OperatorContact.tsx'

/** Where to ask for a forgotten code or number: of a coach, and of whoever runs this site in the way that they have named. */
export function ForgottenCode() {
  return (
    <p className="text-muted text-base">
      Forgotten your code or number? Ask your coach. <OperatorContact />
    </p>
  )
}
