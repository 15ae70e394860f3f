import { pino } from 'pino'
import { expect, test } from 'vitest'

import { LazyLog } from './lazyLog.ts'

function openTestLog() {
  const lines: { level: number; reqId?: string; msg: string; more?: string }[] = []
  const parent = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  let children = 0
  const counting = Object.create(parent, {
    child: {
      value: (...given: Parameters<typeof parent.child>) => {
        children += 1
        return parent.child(...given)
      },
    },
  }) as typeof parent
  return { lines, log: new LazyLog(counting, { reqId: 'one' }, {}), children: () => children }
}

test('a log that nothing is said with makes no child; one child says all with its bindings', () => {
  const { lines, log, children } = openTestLog()
  expect(children()).toBe(0)
  log.info({ more: 'x' }, 'first')
  log.debug('not at this level')
  log.error('second')
  expect(children()).toBe(1)
  expect(lines).toMatchObject([
    { level: 30, reqId: 'one', msg: 'first', more: 'x' },
    { level: 50, reqId: 'one', msg: 'second' },
  ])
})

test("its level and children are the child's", () => {
  const { lines, log } = openTestLog()
  expect(log.level).toBe('info')
  log.level = 'debug'
  log.debug('now it is')
  log.child({ more: 'y' }).info('third')
  expect(lines).toMatchObject([{ msg: 'now it is' }, { msg: 'third', reqId: 'one', more: 'y' }])
})
