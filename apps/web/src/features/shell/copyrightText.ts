/** A season's copyright line of the present year: `{year}` in it is the year of `now`, milliseconds since 1970. */
export function copyrightText(footer: string, now: number): string {
  return footer.replaceAll('{year}', String(new Date(now).getFullYear()))
}
