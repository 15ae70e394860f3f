import type { Season } from '@seraph/schema/season'

/** The address that people type or photograph, without a slash at its end: the operator's, else the one that this page was opened at. */
export function publicAddress(
  season: Pick<Season, 'operator'> | undefined,
  page: { origin: string } = location,
): string {
  return (season?.operator.publicUrl ?? page.origin).replace(/\/$/, '')
}
