import { Skeleton } from '../../ui/waiting/Skeleton.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'

/** Fetched beside the first paint by whoever looks for work that was left (`useResume`). */
export const loadResumeCard = async () => (await import('./ResumeCard.tsx')).ResumeCard

/** The card that offers to go on with what was left. */
export const ResumeCardPart = lazyPart(loadResumeCard, <Skeleton className="mt-5 h-40" />)
