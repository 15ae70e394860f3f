import ExternalLink from 'virtual:icons/external-link'

import { buttonClass } from '../../ui/buttonClass.ts'
import { Card } from '../../ui/Card.tsx'

/** Leads to the board of the jobs, which is a page of its own. */
export function JobsTab() {
  return (
    <Card>
      <h2 className="text-xl">Jobs</h2>
      <p className="mt-2">
        Answers that wait for the model, progress to be added up and clean-ups run as jobs. The board shows those that
        wait or failed and lets them be tried again.
      </p>
      <a className={buttonClass('primary', 'mt-4')} href="/api/admin/queues" target="_blank" rel="noreferrer">
        Open the board <ExternalLink aria-hidden className="size-5" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </Card>
  )
}
