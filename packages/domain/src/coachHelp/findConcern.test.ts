import { expect, test } from 'vitest'

import { findConcern } from './findConcern.ts'

test.each([
  'i want to die',
  'I just want to disappear',
  'I don’t want to live any more',
  'i want to kill myself',
  'I keep cutting myself',
  'I hate myself',
  'what does isaiah say about suicide',
  'I think about self-harm',
  'there is no reason to live',
  'Everyone would be better off without me',
  'nobody loves me',
  'No one cares about me',
  'my dad hits me',
  'My coach touched me and I did not like it',
  'my step brother is hurting me',
  'someone is hurting me',
  'I am being bullied at school',
  'im getting bullied',
  'I get beaten at home',
  "I'm scared of my uncle",
  'i am afraid to go home',
  'should i run away from home',
  'I am not safe',
  'I’m so lonely',
  'i w\u200bant to die',
])('distress: %s', (text) => {
  expect(findConcern(text)).toBe('distress')
})

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
  expect(findConcern(text)).toBe('personal')
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
])('no concern: %s', (text) => {
  expect(findConcern(text)).toBeUndefined()
})
