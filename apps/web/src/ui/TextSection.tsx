import type { ReactNode } from 'react'

type Props = { title: string; paragraphs?: readonly string[]; className?: string; children?: ReactNode }

/** A part of a page that is read: a heading, its paragraphs, and what follows them. */
export function TextSection({ title, paragraphs = [], className = 'mt-8', children }: Props) {
  return (
    <section className={className}>
      <h2 className="text-2xl">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {children}
    </section>
  )
}
