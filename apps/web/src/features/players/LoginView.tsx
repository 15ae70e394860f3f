import { Link } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Card } from '../../ui/Card.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { LoginForm } from './LoginForm.tsx'

/** The signed-out view: log in, or make a code first. */
export function LoginView() {
  return (
    <>
      <ScreenTitle title="Player Login" />
      <p className="text-muted mt-2">Log in with your PLR code, and your points are saved.</p>
      <Card className="mt-5">
        <LoginForm />
      </Card>
      <section className="bg-sunken rounded-card mt-6 p-5">
        <h2 className="text-xl">New here?</h2>
        <p className="mt-1 mb-4">
          A free player account takes a minute and needs no personal information. Forgotten your code? Ask your coach or
          the people who run this site.
        </p>
        <Link className={buttonClass('quiet', 'w-full sm:w-auto')} to={paths.individualRegister}>
          Sign Up - Generate PLR Code
        </Link>
      </section>
    </>
  )
}
