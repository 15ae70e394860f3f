import type { Shown } from './item.ts'

/** Makers of the tests that show an item: the file, without its folder and ending, and what the titles begin with. */
export const shownIn = {
  api: (file: string, ...titles: string[]): Shown[] =>
    titles.map((title) => ({ file: `apps/api/src/${file}.db.test.ts`, title })),
  rooms: (file: string, ...titles: string[]): Shown[] =>
    titles.map((title) => ({ file: `apps/rooms/src/${file}.test.ts`, title })),
  worker: (file: string, ...titles: string[]): Shown[] =>
    titles.map((title) => ({ file: `apps/worker/src/${file}.db.test.ts`, title })),
  service: (file: string, ...titles: string[]): Shown[] =>
    titles.map((title) => ({ file: `packages/service/src/${file}.test.ts`, title })),
  infra: (file: string, ...titles: string[]): Shown[] =>
    titles.map((title) => ({ file: `infra/${file}.test.ts`, title })),
  browser: (file: string, ...titles: string[]): Shown[] =>
    titles.map((title) => ({ file: `apps/web/e2e/${file}.spec.ts`, title })),
}
