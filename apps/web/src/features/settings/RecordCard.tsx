import type { Player } from '@seraph/schema/http/players/players'
import Download from 'virtual:icons/download'
import Trash2 from 'virtual:icons/trash-2'
import { lazy, Suspense, useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

const DownloadDialog = lazy(() => import('./DownloadDialog.tsx').then((module) => ({ default: module.DownloadDialog })))
const DeleteDialog = lazy(() => import('./DeleteDialog.tsx').then((module) => ({ default: module.DeleteDialog })))

/** One's own record belongs to oneself: it can be downloaded and deleted (rule 18). */
export function RecordCard({ player }: { player: Player }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const [isDownloading, setIsDownloading] = useState(false)
  return (
    <Card className="mt-6">
      <h2 className="text-xl">My record</h2>
      <p className="mt-2 text-base">
        Everything that is kept about you belongs to you. You can look at it in a file, and you can delete it.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setIsDownloading(true)}>
          <Download aria-hidden className="size-5" />
          Download my record
        </Button>
        <Button look="plain" className="text-bad!" onClick={() => setIsDeleting(true)}>
          <Trash2 aria-hidden className="size-5" />
          Delete my record
        </Button>
      </div>
      {isDownloading && (
        <Suspense fallback={null}>
          <DownloadDialog onClose={() => setIsDownloading(false)} />
        </Suspense>
      )}
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteDialog player={player} onClose={() => setIsDeleting(false)} />
        </Suspense>
      )}
    </Card>
  )
}
