/** A model's endpoint answered with a status that is no success. */
export class ModelRefusal extends Error {
  readonly status: number
  readonly headers: Headers
  constructor(status: number, headers: Headers, body = '') {
    super(`the model's endpoint answered ${status}: ${body.slice(0, 300)}`)
    this.status = status
    this.headers = headers
  }
}
