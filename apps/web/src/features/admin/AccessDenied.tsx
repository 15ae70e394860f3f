import { Link, useLocation } from 'react-router-dom'

import { adminTexts } from '../../messages/admin.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Card } from '../../ui/Card.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'

/** For everybody but the admin (rule 131); the admin's own player is led to the second step. */
export function AccessDenied({ canBecomeAdmin }: { canBecomeAdmin: boolean }) {
  const { pathname } = useLocation()
  return (
    <>
      <ScreenTitle title="Access Denied" />
      <Card className="mt-5">
        <p>{adminTexts.adminOnly}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Link className={buttonClass()} to={paths.home}>
            Return to Home
          </Link>
          {canBecomeAdmin && (
            <Link className={buttonClass('quiet')} to={paths.playerLogin} state={{ from: pathname }}>
              Enter the admin secret
            </Link>
          )}
        </div>
      </Card>
    </>
  )
}
