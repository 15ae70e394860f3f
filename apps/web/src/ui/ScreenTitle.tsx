import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { classes } from './classes.ts'

type Props = { title: string; className?: string; children?: ReactNode }

/**
 * A screen's headline and the page's title. Coming from another screen it takes the focus, so that a screen reader says where
 * one is.
 */
export function ScreenTitle({ title, className = 'screentitle', children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  // As it was when the screen came: what is chosen on it may change its address, which moves no focus.
  const [isFirstScreen] = useState(key === 'default')
  useEffect(() => {
    document.title = title === 'Seraph' ? title : `${title} · Seraph`
    if (!isFirstScreen) heading.current?.focus({ preventScroll: true })
  }, [title, isFirstScreen])
  return (
    <h1 ref={heading} tabIndex={-1} className={classes(className)}>
      {children ?? title}
    </h1>
  )
}
