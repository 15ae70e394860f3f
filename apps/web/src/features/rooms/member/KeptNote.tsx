import CloudUpload from 'virtual:icons/cloud-upload'

/** An answer waits in this browser. */
export function KeptNote({ children }: { children: string }) {
  return (
    <output className="bg-fair-ground mt-3 flex items-start gap-3 rounded-xl p-4 text-base">
      <CloudUpload aria-hidden className="text-fair size-6 flex-none" />
      {children}
    </output>
  )
}
