import House from 'virtual:icons/house'
import { expect, test } from 'vitest'

import html from '../../../index.html?raw'
import { isAddress } from '../../paths.ts'
import { coachItems, guestSections, isAt, phoneSections, playerItems, sections } from './nav.ts'

const item = (to: string) => ({ label: '', to, icon: House })

test('only addresses that exist are linked', () => {
  const all = [...sections, ...phoneSections, ...guestSections].flatMap(({ items }) => items)
  for (const { to } of [...all, ...playerItems, ...coachItems]) expect(isAddress(to), to).toBe(true)
  expect(all.map(({ to }) => to)).toContain('/practice')
})

test('a section is active at its address, below it, and at another address of its screen', () => {
  expect(isAt('/practice', item('/practice'))).toBe(true)
  expect(isAt('/study-room/1234', item('/study-room'))).toBe(true)
  expect(isAt('/individual-registration', item('/individual-register'))).toBe(true)
  expect(isAt('/practice', item('/'))).toBe(false)
  expect(isAt('/nowhere', item('/elsewhere'))).toBe(false)
})

test('the waiting page shows nothing in its bar that the app does not, in the same order', () => {
  const bar = /<nav class="topnav".*?<\/nav>/s.exec(html)?.[0] ?? ''
  const shown = [...bar.matchAll(/>([\w ]+)</g)].map(([, label]) => label)
  const labels = sections.map(({ label }) => label)
  expect(shown.length).toBeGreaterThan(3)
  expect(labels.filter((label) => shown.includes(label))).toEqual(shown)
})
