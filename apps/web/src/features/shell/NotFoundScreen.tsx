import { Link } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Card } from '../../ui/Card.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'

/** For every address that is none of ours (rule 113). */
export function NotFoundScreen() {
  return (
    <Card className="mt-6 text-center">
      <ScreenTitle title="404 Page Not Found" />
      <p className="text-muted mt-3 mb-6">There is nothing at this address. Perhaps it was mistyped.</p>
      <Link className={buttonClass()} to={paths.home}>
        Go to Home
      </Link>
    </Card>
  )
}
