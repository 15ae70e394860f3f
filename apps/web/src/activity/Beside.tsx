/** The words of the Bible that is shown, beside a part that is told in the usual ones (rule 172); nothing where there are none. */
export function Beside({ words }: { words: string | null | undefined }) {
  return words == null ? null : <span className="text-muted text-base"> (in this site’s Bible: {words})</span>
}
