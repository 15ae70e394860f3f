/** How long ago something was, for people: "now", "1 min ago", "2 h ago". Both in milliseconds since 1970. */
export function agoText(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000)
  if (minutes < 1) return 'now'
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`
}
