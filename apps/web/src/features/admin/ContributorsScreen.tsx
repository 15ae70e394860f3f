import { AdminGate } from './AdminGate.tsx'
import { Contributors } from './Contributors.tsx'

/** Who helped to find errors (document 3, §2). */
export function ContributorsScreen() {
  return (
    <AdminGate title="PBE Contributors">
      <div className="mt-5">
        <Contributors />
      </div>
    </AdminGate>
  )
}
