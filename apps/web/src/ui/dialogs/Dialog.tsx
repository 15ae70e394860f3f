import X from 'virtual:icons/x'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

type Props = {
  title: string
  description?: string
  onClose: () => void
  /** `sheet` comes from the right and is as high as the screen: the phone's menu. */
  look?: 'card' | 'sheet'
  children: ReactNode
}

const looks = {
  card: 'rounded-card top-1/2 left-1/2 max-h-[92dvh] w-[min(36rem,calc(100vw-1.5rem))] -translate-x-1/2 -translate-y-1/2',
  sheet: 'inset-y-0 right-0 w-[min(20rem,85vw)] rounded-l-card',
}

/** The dialog itself takes the focus, so that it is read out from its title on, and no button looks chosen. */
function focusWhole(event: Event): void {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus()
}

/** A modal dialog that is open as long as it is mounted. */
export function Dialog({ title, description, onClose, look = 'card', children }: Props) {
  return (
    <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-30 bg-[#0b0d1f]/60" />
        <Primitive.Content
          className={`bg-surface border-line fixed z-40 overflow-y-auto border p-5 shadow-2xl outline-none sm:p-7 ${looks[look]}`}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusWhole}
        >
          <div className="flex items-start gap-3">
            <Primitive.Title className="min-w-0 flex-1 pt-1.5 text-2xl wrap-anywhere">{title}</Primitive.Title>
            <Primitive.Close
              aria-label="Close"
              className="hover:bg-sunken -mt-1 -mr-2 grid size-11 flex-none place-items-center rounded-xl"
            >
              <X aria-hidden />
            </Primitive.Close>
          </div>
          {description !== undefined && (
            <Primitive.Description className="text-muted mt-1">{description}</Primitive.Description>
          )}
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
