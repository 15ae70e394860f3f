/** How long is waited before a part is asked for again, in milliseconds: a connection may be back by then, a server less busy. */
const pausesMs = [600, 2_000]

/**
 * Fetches a part of the app; where it doesn't come, up to twice more (rule 214). The
 * build puts it around every import of a part. Chromium and Safari ask the
 * server again; a browser that keeps to what failed says so at once.
 * @throws what the last try says; without a connection that is the first.
 */
export async function fetchAgain<Module>(fetchOnce: () => Promise<Module>): Promise<Module> {
  for (const pauseMs of pausesMs) {
    try {
      return await fetchOnce()
    } catch (error) {
      if (!navigator.onLine) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      // A style sheet that failed stands in the way of its next request.
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
        if (!link.sheet) link.remove()
    }
  }
  return fetchOnce()
}
