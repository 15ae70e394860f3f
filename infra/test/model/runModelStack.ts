import { createInterface } from 'node:readline'

import { startModelStack } from './modelStack.ts'

/**
 * `runModelStack.ts`: a Seraph of its own with a scripted model, for a browser test, told by lines on its input. It says
 * `{url, urlWithoutModel}` when it is up, and answers each line with one: `{do: 'play', text?}` is what the model says from now on,
 * without a text it waits for `{do: 'say', text}`; `{do: 'requests'}` is what the model was sent since; `{do: 'close'}` takes the model
 * down. It ends with its input.
 */
type Order = { do: 'play'; text?: string } | { do: 'say'; text: string } | { do: 'requests' } | { do: 'close' }

const { url, urlWithoutModel, model, stop } = await startModelStack()
const reply = (words: unknown): void => console.log(JSON.stringify(words))
let awaited = Promise.withResolvers<string>()
try {
  reply({ url, urlWithoutModel })
  for await (const line of createInterface({ input: process.stdin })) {
    const order = JSON.parse(line) as Order
    if (order.do === 'play') {
      const { text } = order
      awaited = Promise.withResolvers<string>()
      const { promise } = awaited
      model.play(() => text ?? promise)
    } else if (order.do === 'say') awaited.resolve(order.text)
    else if (order.do === 'close') model.close()
    reply(order.do === 'requests' ? model.requests : {})
  }
} finally {
  await stop()
}
