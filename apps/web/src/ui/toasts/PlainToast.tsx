import { dismissToast, type ShownToast } from './toastStore.ts'

/** A toast where what draws them could not be fetched: read out and shown all the same, gone with a press. */
export function PlainToast({ toast }: { toast: ShownToast | undefined }) {
  return (
    <output className="fixed inset-x-2 top-2 z-50 sm:inset-x-auto sm:top-auto sm:right-5 sm:bottom-5 sm:w-96">
      {toast && (
        <span className="bg-raised border-line rounded-card flex items-center gap-3 border p-3 shadow-xl">
          <span className="flex-1 text-base">
            <strong>{toast.title}</strong> {toast.description}
          </span>
          <button type="button" className="min-h-11 px-3 font-[640]" onClick={() => dismissToast(toast.id)}>
            Close
          </button>
        </span>
      )}
    </output>
  )
}
