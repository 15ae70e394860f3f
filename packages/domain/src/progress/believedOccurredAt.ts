const beliefMs = 7 * 24 * 60 * 60 * 1000

/**
 * When an event counts as having occurred (rule 19); all times in milliseconds since 1970. A stated time is believed
 * if it is of the last 7 days, not before the registration and not in the future. Any other says nothing but that the
 * device's clock is wrong, so the time of receipt counts: a clamp would put the event on a day that nobody named.
 */
export function believedOccurredAt(times: {
  stated: number | undefined
  receivedAt: number
  registeredAt: number
}): number {
  const { stated, receivedAt, registeredAt } = times
  if (stated === undefined) return receivedAt
  const isBelieved = stated >= receivedAt - beliefMs && stated >= registeredAt && stated <= receivedAt
  return isBelieved ? stated : receivedAt
}
