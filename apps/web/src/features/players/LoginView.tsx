import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { leads } from '../../leads.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/waiting/Skeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { ForgottenCode } from './ForgottenCode.tsx'
import { sentFrom } from '../../session/sentFrom.ts'

const LoginForm = lazy(() => import('./LoginForm.tsx').then((module) => ({ default: module.LoginForm })))

/** The signed-out view: log in, or make a code first. */
export function LoginView() {
  const { state } = useLocation()
  return (
    <>
      <ScreenTitle title={leads.playerLogin.title} />
      <p className="lead">{leads.playerLogin.lead}</p>
      <nav aria-label="Without logging in" className="mt-3 flex gap-5 text-base">
        <Link className="text-indigo inline-flex min-h-11 items-center underline" to={paths.home}>
          Home
        </Link>
        <Link className="text-indigo inline-flex min-h-11 items-center underline" to="/crosswords">
          Crosswords
        </Link>
      </nav>
      <Card className="mt-5">
        <Suspense fallback={<Skeleton className="h-64" />}>
          <LoginForm />
        </Suspense>
      </Card>
      <section className="bg-sunken rounded-card mt-6 p-5">
        <h2 className="text-xl">New here?</h2>
        <p className="mt-1 text-base">A free player account needs no personal information.</p>
        <Link
          className={buttonClass('quiet', 'my-4 w-full sm:w-auto')}
          to={paths.individualRegister}
          state={{ from: sentFrom(state) }}
        >
          Sign Up - Get a Player Code
        </Link>
        <ForgottenCode />
      </section>
    </>
  )
}
