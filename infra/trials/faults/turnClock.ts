/**
 * Loaded before a program (`--import`): its own clock is wrong by `FAULTS_CLOCK_DAYS` days from then on, ahead or behind. What it asks the
 * database isn't.
 */
const turnedMs = Number(process.env['FAULTS_CLOCK_DAYS']) * 86_400_000
const RealDate = Date

class TurnedDate extends RealDate {
  constructor(...given: ConstructorParameters<typeof Date> | []) {
    if (given.length === 0) super(RealDate.now() + turnedMs)
    else super(...given)
  }
  static override now(): number {
    return RealDate.now() + turnedMs
  }
}

globalThis.Date = TurnedDate as DateConstructor
