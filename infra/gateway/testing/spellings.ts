export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export const oddMethods = ['get', 'TRACE', 'CONNECT', 'PRI', 'G\tET', '', 'GET\0', 'PROPFIND', 'X'.repeat(300)]

export const versions = [
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/1.2',
  'HTTP/2.0',
  'http/1.1',
  'HTTP/1.1 ',
  '',
  'HTTP/11',
  'HTTP/1.1\tX',
]

/** Ways to say where a request goes, other than its path. */
export const targets = (path: string, host: string): string[] => [
  `http://${host}${path}`,
  `http://evil.example${path}`,
  `https://localhost:443${path}`,
  `//evil.example${path}`,
  `${path}?a=/ws`,
  `${path}#x`,
  `/ws${path}`,
  '/ws',
  '/wsx',
  '/',
  '/assets/app-1.js',
  '/.vite/manifest.json',
  `/api/%2e%2e${path}`,
  `/api/..${path}`,
  '/api/%zz',
  '/api/a b',
  '/api/\0',
  '/api/\u00ff',
  '*',
  host,
  '',
  `/api/${'x'.repeat(20_000)}`,
]

export const hosts = (host: string): string[][] => [
  [],
  ['Host:'],
  [`Host: ${host}`, `Host: ${host}`],
  [`Host: ${host}`, 'Host: evil.example'],
  ['Host: evil.example'],
  [`Host : ${host}`],
  [`Host: ${host}/api/x`],
  [`Host: ${host}`, 'X-Forwarded-Host: evil.example', 'X-Forwarded-For: 9.9.9.9'],
]

const named = [
  'content-length',
  'Content-Length',
  'transfer-encoding',
  'host',
  'cookie',
  'x-forwarded-for',
  'upgrade',
  'te',
  'x',
]

export const connections: string[][] = [
  ...named.flatMap((name) => [
    [`Connection: ${name}`],
    [`Connection: keep-alive, ${name}`],
    [`Connection: close,${name}`],
  ]),
  ['Connection: keep-alive', 'Connection: content-length, host'],
  ['Connection:\tkeep-alive\t,\tContent-Length\t'],
  ['Proxy-Connection: keep-alive, content-length'],
  ['Connection: close'],
]

export const extras: string[][] = [
  [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ],
  ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
  ['Connection: Upgrade', 'Upgrade: websocket, h2c'],
  ['Upgrade: websocket'],
  ['Expect: 100-continue'],
  ['Expect: anything'],
  ['TE: trailers, chunked', 'Trailer: Content-Length'],
  ['X-Bad\0: x'],
  ['X-Bad: \u0001'],
  ['no colon'],
  [': no name'],
  [' Leading: x'],
  ['X-Long: ' + 'x'.repeat(20_000)],
]

/** Requests to be taken for another's: whole, or open at the end, so that the next one's headers would become theirs. */
export const hidden = (number: number, host: string): string[] => {
  const start = `/api/smuggled-${number} HTTP/1.1\r\nHost: ${host}\r\n`
  return [
    `GET ${start}Cookie: intruder=${number}\r\n\r\n`,
    `DELETE ${start}\r\n`,
    `GET ${start}X-Rest: `,
    `POST ${start}Content-Length: 400\r\n\r\n`,
    `POST ${start}Content-Length: 400\r\nCookie: intruder=${number}\r\n\r\nx=`,
  ]
}

const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`

export const bodies = (text: string): string[] => [
  '',
  'hello',
  text,
  chunk('hello') + '0\r\n\r\n',
  chunk(text) + '0\r\n\r\n',
  `0\r\n\r\n${text}`,
  `0\n\n${text}`,
  `0;x=\n\r\n\r\n${text}`,
  `5;ext="a\r\nb"\r\nhello\r\n0\r\n\r\n${text}`,
  `0x5\r\nhello\r\n0\r\n\r\n${text}`,
  `+5\r\nhello\r\n0\r\n\r\n${text}`,
  `5 \r\nhello\r\n0\r\n\r\n${text}`,
  `-1\r\n${text}`,
  `fffffffffffffffff\r\n${text}`,
  `5\r\nhelloXX0\r\n\r\n${text}`,
  `0\r\nContent-Length: 9\r\nHost: evil.example\r\n\r\n${text}`,
  `5\r\nhello\r\n0\r\nX: y\r\n${text}`,
]

/** Ways to say how long a body is: right, wrong, twice, and each with the other. */
export const framings = (body: string, text: string, wrong: number): string[][] => {
  const lengths = [String(body.length), String(Math.max(0, body.length - text.length)), String(wrong)]
  const [right = '0', short = '0'] = lengths
  const encodings = [
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: Chunked',
    'transfer-encoding:chunked',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding:\tchunked',
    'Transfer-Encoding:\u000bchunked',
    'Transfer-Encoding: chunked\t',
    'Transfer-Encoding: "chunked"',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: identity, chunked',
    'Transfer-Encoding: gzip, chunked',
    'Transfer-Encoding: identity',
    'Transfer-Encoding: chunked;q=1',
    'Transfer-Encoding:\r\n chunked',
    'Transfer-Encoding: chunked\r\n , identity',
    'Transfer_Encoding: chunked',
    'X: y\rTransfer-Encoding: chunked',
    'X: y\nTransfer-Encoding: chunked',
    '\0Transfer-Encoding: chunked',
    'Transfer-Encoding: \0chunked',
  ]
  const announced = [
    ...lengths.map((length) => `Content-Length: ${length}`),
    `content-length:${right}`,
    `Content-Length: +${right}`,
    `Content-Length: -${right}`,
    `Content-Length: 0${right}`,
    `Content-Length: 0x${right}`,
    `Content-Length: ${right}.0`,
    `Content-Length: ${right}, ${right}`,
    `Content-Length: ${right}, ${short}`,
    `Content-Length: ${right} ${short}`,
    `Content-Length:\r\n ${right}`,
    `Content-Length: ${short}\r\n ${right}`,
    `Content-Length : ${right}`,
    `Content_Length: ${right}`,
    'Content-Length: 99999999999999999999',
    'Content-Length: ',
    `X: y\rContent-Length: ${right}`,
  ]
  const alone = [...encodings, ...announced].map((line) => [line])
  const both = encodings.flatMap((encoding) => lengths.map((length) => [`Content-Length: ${length}`, encoding]))
  const twice = [
    [`Content-Length: ${right}`, `Content-Length: ${short}`],
    [`Content-Length: ${right}`, `Content-Length: ${right}`],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: identity', 'Transfer-Encoding: chunked'],
  ]
  return [[], ...alone, ...both, ...twice]
}
