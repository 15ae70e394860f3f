import CircleAlert from 'virtual:icons/circle-alert'
import CircleCheck from 'virtual:icons/circle-check'
import X from 'virtual:icons/x'
import { Toast } from 'radix-ui'
import { useRef } from 'react'

import { dismissToast, type ShownToast } from './toastStore.ts'
import { useEndsWithPress } from './useEndsWithPress.ts'
import { useFreeSpot } from './useFreeSpot.ts'
import { usePaintedId } from './usePaintedId.ts'

const look = (toast: ShownToast) => (toast.isError ? 'bg-bad-ground border-bad' : 'bg-raised border-line')

/**
 * The one visible toast: 5 s where it says nothing else, from when it is
 * painted; F8 to reach it, a swipe of 50 px to the right to send it away.
 */
export function Toaster({ toast }: { toast: ShownToast | undefined }) {
  const list = useRef<HTMLOListElement>(null)
  const spot = useFreeSpot(list, toast !== undefined)
  const painted = usePaintedId(toast?.id)
  useEndsWithPress(toast)
  const Icon = toast?.isError ? CircleAlert : CircleCheck
  return (
    <Toast.Provider duration={5_000} swipeDirection="right" swipeThreshold={50}>
      {toast && (
        <Toast.Root
          key={toast.id}
          type={toast.isError ? 'foreground' : 'background'}
          duration={painted === toast.id ? (toast.durationMs ?? 5_000) : Infinity}
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
            className="hover:bg-sunken pointer-events-auto grid size-11 flex-none place-items-center rounded-xl"
          >
            <X aria-hidden className="size-5" />
          </Toast.Close>
        </Toast.Root>
      )}
      {/* Where every place is taken it lies where it covers least, and lets presses through to what is below. */}
      <Toast.Viewport
        ref={list}
        style={{
          left: spot?.left ?? 8,
          top: spot?.top ?? 8,
          pointerEvents: spot?.isOver === false ? undefined : 'none',
        }}
        className="fixed z-50 w-[min(24rem,100vw-1rem)] outline-none"
      />
    </Toast.Provider>
  )
}
