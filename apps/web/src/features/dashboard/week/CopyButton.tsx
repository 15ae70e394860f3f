import Copy from 'virtual:icons/copy'
import type { ReactNode } from 'react'

import { Button } from '../../../ui/Button.tsx'
import type { ButtonLook } from '../../../ui/buttonClass.ts'
import { showToast } from '../../../ui/toasts/toastStore.ts'

/** Copies a text, to be pasted wherever the coach writes; nothing is sent. */
export function CopyButton({
  text,
  look = 'quiet',
  children,
}: {
  text: string
  look?: ButtonLook
  children: ReactNode
}) {
  return (
    <Button look={look} className="print:hidden" onClick={() => void copy(text)}>
      <Copy aria-hidden className="size-5" />
      {children}
    </Button>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: 'Copied', description: 'Paste it where you write to your team.' })
  } catch {
    // No clipboard on plain http: the text can be copied by hand.
    prompt('Copy this text', text)
  }
}
