import { useUpdateFeatured } from '../session/useUpdateFeatured.ts'
import { Button } from '../ui/Button.tsx'

/** Asks those who were visible without having chosen it; they are hidden until they answer (rule 43). */
export function FeaturedQuestion({ playerCode }: { playerCode: string }) {
  const update = useUpdateFeatured(playerCode)
  return (
    <section aria-label="Featured Players" className="bg-sunken rounded-card mt-6 px-5 py-4">
      <h2 className="text-xl">May others see you on the Featured Players page?</h2>
      <p className="mt-1 text-base">
        Until now your code was shown there without your being asked. Everybody can then see your code, club, team and
        what you have done, but never your accuracy. You can change this anytime.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => update.mutate(true)} isBusy={update.isPending && update.variables}>
          Yes, show me
        </Button>
        <Button look="quiet" onClick={() => update.mutate(false)} isBusy={update.isPending && !update.variables}>
          No, thank you
        </Button>
      </div>
    </section>
  )
}
