import type { Log } from './log/log.ts'

/**
 * Runs `close` once at SIGTERM or SIGINT and exits: 0 when it ended, 1 when it failed or took longer than `limitMs`.
 * A rejection that nobody handled is logged and does not end the process; an uncaught exception does.
 */
export function onShutdown(options: { log: Log; limitMs: number; close: () => Promise<void> }): void {
  let isClosing = false
  const stop = (signal: string): void => {
    if (isClosing) return
    isClosing = true
    options.log.info({ signal }, 'closing')
    const timer = setTimeout(() => {
      options.log.error('closing took too long')
      process.exit(1)
    }, options.limitMs)
    timer.unref()
    options.close().then(
      () => process.exit(0),
      (error: unknown) => {
        options.log.error({ err: error }, 'closing failed')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.on('unhandledRejection', (error) => options.log.error({ err: error }, 'a rejection was not handled'))
}
