import type { FastifyBaseLogger } from 'fastify'

/** A child of a logger that is only made when something is said with it. */
export class LazyLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #bindings: object
  readonly #options: object
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: object, options: object) {
    this.#parent = parent
    this.#bindings = bindings
    this.#options = options
  }

  get level(): string {
    return this.#get().level
  }

  set level(level: string) {
    this.#get().level = level
  }

  fatal(...words: unknown[]): void {
    this.#say('fatal', words)
  }

  error(...words: unknown[]): void {
    this.#say('error', words)
  }

  warn(...words: unknown[]): void {
    this.#say('warn', words)
  }

  info(...words: unknown[]): void {
    this.#say('info', words)
  }

  debug(...words: unknown[]): void {
    this.#say('debug', words)
  }

  trace(...words: unknown[]): void {
    this.#say('trace', words)
  }

  silent(...words: unknown[]): void {
    this.#say('silent', words)
  }

  child(bindings: object, options?: object): FastifyBaseLogger {
    return this.#get().child(bindings, options)
  }

  #get(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings, this.#options)
    return this.#made
  }

  #say(level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent', words: unknown[]): void {
    const log = this.#get()
    log[level].apply(log, words as [object])
  }
}
