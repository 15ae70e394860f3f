import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'

import { dismissToast, type ShownToast } from './toastStore.ts'

/** On a phone a long-lived toast lies over the top bar and scrolls away with it, so that it never covers a question. */
const isLong = (toast: ShownToast | undefined) => (toast?.durationMs ?? 0) > 10_000

const look = (toast: ShownToast) => (toast.isError ? 'bg-bad-ground border-bad' : 'bg-raised border-line')

/** The one visible toast: 5 s where it says nothing else, F8 to reach it, a swipe of 50 px to the right to send it away. */
export function Toaster({ toast }: { toast: ShownToast | undefined }) {
  const Icon = toast?.isError ? CircleAlert : CircleCheck
  return (
    <Toast.Provider duration={5_000} swipeDirection="right" swipeThreshold={50}>
      {toast && (
        <Toast.Root
          key={toast.id}
          type={toast.isError ? 'foreground' : 'background'}
          duration={toast.durationMs ?? 5_000}
          onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
          className={`appear rounded-card flex items-center gap-3 border p-2 pl-4 shadow-xl data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${look(toast)}`}
        >
          <Icon aria-hidden className={`size-6 flex-none ${toast.isError ? 'text-bad' : 'text-good'}`} />
          <div className="flex-1 text-base leading-snug">
            <Toast.Title className="font-bold">{toast.title}</Toast.Title>
            {toast.description !== undefined && <Toast.Description>{toast.description}</Toast.Description>}
          </div>
          <Toast.Close
            aria-label="Close"
            className="hover:bg-sunken grid size-11 flex-none place-items-center rounded-xl"
          >
            <X aria-hidden className="size-5" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        className={`inset-x-2 top-2 z-50 outline-none sm:fixed sm:inset-x-auto sm:top-auto sm:right-5 sm:bottom-5 sm:w-96 ${isLong(toast) ? 'absolute' : 'fixed'}`}
      />
    </Toast.Provider>
  )
}
