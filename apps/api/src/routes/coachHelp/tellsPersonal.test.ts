import { expect, test } from 'vitest'

import { tellsPersonal } from './tellsPersonal.ts'

test.each([
  'My name is Sam, what does woe mean?',
  'my phone number is 555-1234-567',
  'I live at 12 Main Street',
  'my address is secret',
  'mail me at kid@example.org',
  'my code is MOO1A',
  'I am PLR-MO1A, who is Ahaz?',
  'I go to Oak Hill school',
  'I am 11 years old',
  'my password is dog',
  'my snapchat is cooldude',
])('personal: %s', (text) => {
  expect(tellsPersonal(text)).toBe(true)
})

test.each([
  'What does “woe is me” mean?',
  'Why did king Uzziah die?',
  'Who will be killed with the sword in Isaiah 1:20?',
  'Why should they beat their swords into plowshares?',
  'What is a seraph?',
  'Who is called a wonderful counselor in 9:6?',
  'Why were the people afraid of Assyria?',
  'What does “in the year that king Uzziah died” tell me?',
  'Is chapter 10 verse 5 about a rod?',
  'What does “my people” mean in Isaiah 1:3?',
  'Why does the Lord hide his face from me?',
  'Who hurts nobody on the holy mountain?',
])('nothing personal: %s', (text) => {
  expect(tellsPersonal(text)).toBe(false)
})
