import { createElement } from 'react'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import ArrowLeft from 'virtual:icons/arrow-left'
import Users from 'virtual:icons/users'

import type { Icon } from './makeIcon.ts'

const paint = (icon: Icon, props: ComponentProps<Icon> = {}): string => renderToStaticMarkup(createElement(icon, props))

test('an icon is drawn in lines of the text’s colour, and says once what every shape repeats', () => {
  const drawn = paint(Users)
  expect(drawn).toMatch(/^<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor"/)
  expect(drawn).toMatch(/<path d="[^"]+"><\/path><circle cx="9" cy="7" r="4"><\/circle><\/svg>$/)
})

test('what a screen gives goes before what the set says', () => {
  expect(paint(ArrowLeft, { strokeWidth: 3, className: 'size-5' })).toContain('stroke-width="3"')
})

test('screen readers hear of an icon only where it is given a name', () => {
  expect(paint(ArrowLeft)).toContain('aria-hidden="true"')
  expect(paint(ArrowLeft, { 'aria-label': 'Back' })).not.toContain('aria-hidden')
})

test('a name that the set hasn’t is refused', async () => {
  const name = 'virtual:icons/no-such-icon'
  await expect(import(/* @vite-ignore */ name)).rejects.toThrow('Lucide has no icon no-such-icon.')
})
