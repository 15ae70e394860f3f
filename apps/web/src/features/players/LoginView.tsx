import { Link } from 'react-router-dom'

import { leads } from '../../leads.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Card } from '../../ui/Card.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { LoginForm } from './LoginForm.tsx'

/** The signed-out view: log in, or make a code first. */
export function LoginView() {
  return (
    <>
      <ScreenTitle title={leads.playerLogin.title} />
      <p className="lead">{leads.playerLogin.lead}</p>
      <Card className="mt-5">
        <LoginForm />
      </Card>
      <section className="bg-sunken rounded-card mt-6 p-5">
        <h2 className="text-xl">New here?</h2>
        <p className="mt-1 text-base">A free player account needs no personal information.</p>
        <Link className={buttonClass('quiet', 'my-4 w-full sm:w-auto')} to={paths.individualRegister}>
          Sign Up - Generate PLR Code
        </Link>
        <p className="text-muted text-base">Forgotten your code? Ask your coach or the people who run this site.</p>
      </section>
    </>
  )
}
