import CloudUpload from 'virtual:icons/cloud-upload'
import type { ReactNode } from 'react'

/** A line about work that waits, with what can be done about it. */
export function WaitingNote({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <output className="bg-fair-ground rounded-card mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <CloudUpload aria-hidden className="text-fair size-6 flex-none" />
      <span className="min-w-48 flex-1">{children}</span>
      {action}
    </output>
  )
}
