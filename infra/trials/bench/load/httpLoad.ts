import autocannon from 'autocannon'
import type { Request } from 'autocannon'

import type { Running } from '../stack/openGroup.ts'

/**
 * What a server did under load, for each request: `cpuUs` of its own process, `storesUs` of the stores. `busy` is its share of one core,
 * `generator` ours.
 */
export type HttpRun = {
  rate: number
  p50: number
  p99: number
  cpuUs: number
  storesUs: number
  busy: number
  generator: number
  requests: number
  failed: number
}

export type HttpCall = {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** What each request has of its own. */
  make?: () => { path?: string; body?: string; headers: Record<string, string> }
}

/** How long a cold server is asked before it counts: until its code is compiled as it is in one that has run for an hour. */
const warmSeconds = 5

/**
 * Asks a process as fast as it answers, over so many connections, for some
 * seconds; a server that `isCold` is asked before, which counts nothing.
 * `storesCpu` tells the seconds of CPU that the stores have taken. `rate`
 * limits requests a second over all. Throws where a reply isn't 2xx: what
 * fails isn't fast.
 */
export async function httpLoad(
  server: Running,
  call: HttpCall,
  options: { connections: number; seconds: number; isCold?: boolean; rate?: number; storesCpu?: () => number },
): Promise<HttpRun> {
  if (options.isCold === true) await fire(server, call, { ...options, seconds: warmSeconds })
  const { storesCpu = () => 0 } = options
  const [cpuBefore, storesBefore] = [server.cpu(), storesCpu()]
  const ownBefore = process.cpuUsage()
  const result = await fire(server, call, options)
  const own = process.cpuUsage(ownBefore)
  const [cpu, stores] = [server.cpu() - cpuBefore, storesCpu() - storesBefore]
  const requests = result['2xx']
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0 || requests === 0)
    throw new Error(`${call.method ?? 'GET'} ${call.path}: ${failed} of ${requests + failed} failed`)
  return {
    rate: requests / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuUs: (cpu / requests) * 1e6,
    storesUs: (stores / requests) * 1e6,
    busy: cpu / result.duration,
    generator: (own.user + own.system) / 1e6 / result.duration,
    requests,
    failed,
  }
}

function fire(
  server: Running,
  call: HttpCall,
  { connections, seconds, rate }: { connections: number; seconds: number; rate?: number },
): Promise<autocannon.Result> {
  const { make } = call
  const setupRequest = (request: Request): Request => {
    const made = make?.()
    return made === undefined ? request : { ...request, ...made, headers: { ...request.headers, ...made.headers } }
  }
  const request: Request = {
    method: call.method ?? 'GET',
    path: call.path,
    headers: call.headers ?? {},
    ...(make && { setupRequest }),
  }
  return autocannon({
    url: server.url,
    connections,
    duration: seconds,
    ...(rate !== undefined && { overallRate: rate }),
    requests: [request],
  })
}
