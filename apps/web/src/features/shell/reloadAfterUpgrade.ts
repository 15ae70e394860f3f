/** Where a tab keeps the page from which it was loaded again, so that it isn't a second time. */
const key = 'reloadedFrom'

/**
 * Loads the page again where the server has another one than this: after
 * an upgrade the parts of the former one are gone, and trying again can't
 * help (rule 214). Once a page; where the server can't be asked, nothing is done.
 */
export async function reloadAfterUpgrade(): Promise<void> {
  const script = document.querySelector('script[type=module]')?.getAttribute('src')
  try {
    const page = await (await fetch('/', { cache: 'no-store' })).text()
    if (!script || !page.includes('id="root"') || page.includes(script) || sessionStorage[key] === script) return
    sessionStorage[key] = script
    location.reload()
  } catch {
    // The message with its Try Again stays.
  }
}
