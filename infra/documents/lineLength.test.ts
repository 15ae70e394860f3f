import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { rootFolder } from '../local/rootFolder.ts'

/** So many characters a line of prose has at most: one reads it without turning one's head. */
const most = 140
const exclude = (path: string) => /(^|\/)(node_modules|dist|seasons|\.cache|\.turbo)$/.test(path)
const linesOf = (path: string) => readFileSync(join(rootFolder, path), 'utf8').split('\n')
const tooLong = (path: string, isProse: (line: string) => boolean) =>
  linesOf(path).flatMap((line, at) => (line.length > most && isProse(line) ? [`${path}:${at + 1}`] : []))

test('no comment has a line of more than 140 characters', () => {
  const sources = globSync('{apps,packages,infra}/**/*.{ts,tsx,mjs,css,html,sql,sh,yaml}', { cwd: rootFolder, exclude })
  const others = ['.ci/run', '.env.example', 'docker-compose.yml', 'infra/docker/Dockerfile', 'infra/gateway/Caddyfile']
  const workflows = globSync('.github/workflows/*', { cwd: rootFolder })
  const isComment = (line: string) => /^\s*(\/\*|\*|\/\/|#|-- |<!--)/.test(line) && !/oxlint-|ts-expect/.test(line)
  expect(sources.length).toBeGreaterThan(1_000)
  expect([...sources, ...others, ...workflows].flatMap((path) => tooLong(path, isComment))).toEqual([])
})

test('no page has a line of more than 140 characters, but for tables and examples', () => {
  const files = globSync(['*.md', '{docs,apps,packages,infra}/**/*.md'], { cwd: rootFolder, exclude })
  const isProse = (path: string, place: string) => {
    const before = linesOf(path).slice(0, Number(place.split(':').at(-1)))
    const fences = before.filter((line) => line.trimStart().startsWith('```')).length
    return fences % 2 === 0 && !/^\s*\|/.test(before.at(-1) ?? '')
  }
  const found = files.flatMap((path) => tooLong(path, () => true).filter((place) => isProse(path, place)))
  expect(files.length).toBeGreaterThan(10)
  expect(found).toEqual([])
})
