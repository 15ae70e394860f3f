import { lazyPart } from '../../ui/lazyPart.tsx'
import { AdminGate } from './AdminGate.tsx'

const Contributors = lazyPart(() => import('./Contributors.tsx').then((module) => module.Contributors))

/** Who helped to find errors (rule 131). */
export function ContributorsScreen() {
  return (
    <AdminGate title="PBE Contributors">
      <div className="mt-5">
        <Contributors />
      </div>
    </AdminGate>
  )
}
