import { expect, test } from 'vitest'

import { requestUrl } from './requestUrl.ts'

test('params fill the path, escaped', () => {
  expect(requestUrl('/api/questions/:chapter', { chapter: 3 }, undefined)).toBe('/api/questions/3')
  expect(requestUrl('/api/a/:b/c', { b: 'x/y z' }, undefined)).toBe('/api/a/x%2Fy%20z/c')
})

test('a query keeps only what is given', () => {
  const query = { clubName: 'Oak & Ash', state: undefined, startingChapter: 1 }
  expect(requestUrl('/api/gems', undefined, query)).toBe('/api/gems?clubName=Oak+%26+Ash&startingChapter=1')
})
