/** Fills an endpoint's path (`/api/questions/:chapter`) and query; what is undefined is left out. */
export function requestUrl(path: string, params: unknown, query: unknown): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(entries(params).get(name))))
  const search = new URLSearchParams([...entries(query)].map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? filled : `${filled}?${search}`
}

function entries(values: unknown): Map<string, unknown> {
  const all = typeof values === 'object' && values !== null ? Object.entries(values) : []
  return new Map(all.filter(([, value]) => value !== undefined))
}
