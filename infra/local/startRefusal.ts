/** Why something can't start, as one sentence for whoever runs it: shown without a stack. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
