import type { PaperProps } from './paperProps.ts'
import { setName } from './setName.ts'

/** What stands at the foot of each printed page: which paper of which set it is, and its number, by which papers are kept together. */
export function PaperFoot({ title, ...props }: PaperProps & { title: string }) {
  const text = JSON.stringify(`${title} · ${setName(props)}`)
  return (
    <style>{`@page papers {
  @bottom-left { content: ${text}; font: 9pt sans-serif }
  @bottom-right { content: counter(page) " of " counter(pages); font: 9pt sans-serif }
}`}</style>
  )
}
