import { activities, ofActivities } from './activities/index.ts'
import { guestNote } from './activity/guestNote.ts'
import { leads } from './leads.ts'
import { paths } from './paths.ts'
import { screenAt } from './screenAt.ts'
import { screenWidths } from './screenWidths.ts'

type LeadName = keyof typeof leads

/** The home page's headline has more around it: it stands in `index.html` itself. */
const names = (Object.keys(leads) as LeadName[]).filter((name) => name !== 'home')
const classes: Partial<Record<LeadName, string | undefined>> = ofActivities(({ leadClass }) => leadClass)

/** As `GuestBanner` shows it; seen once the server has said that nobody is signed in (`noteGuest`). */
const guestNoteHtml = `<div role="note" class="guestnote bg-sunken rounded-card mt-4 px-4 py-3"><p>${guestNote.greeting}</p><p><a href="${
  paths.individualRegister
}">${guestNote.account}</a> or <a href="${paths.playerLogin}">${guestNote.login}</a> ${guestNote.gain}</p></div>`

/** A question as `QuestionCard` shows it, which `earlyQuestion` fills in; what is pressed there comes with the libraries. */
const earlyMain = `<main class="main earlymain"><div class="mx-auto max-w-[45.5rem]">
<p class="text-muted mb-2 flex min-h-8 items-center text-base" role="status" data-part="note"></p>
<p class="border-edge mb-4 h-[0.7rem] rounded-full border"></p>
<section class="rounded-card border-line bg-surface shadow-card border px-5 pt-4 pb-5 sm:px-7 sm:pt-5 sm:pb-6">
<h1 class="mt-13 text-[1.375rem] leading-snug font-[520] sm:text-[1.55rem]" data-part="asked"></h1>
<p class="border-gold mt-3 border-l-4 pl-4 text-xl whitespace-pre-line empty:hidden" data-part="passage"></p>
<p class="text-muted mt-1 text-base" data-part="hint"></p>
<p class="border-line bg-raised mt-3 min-h-24 rounded-xl border-[1.5px]"></p><p class="mt-3 h-12 max-[340px]:h-26"></p>
</section></div></main>`

/**
 * `index.html` with the headlines of all screens, so that a page shows its own before any script has come; one of them is seen, by the
 * address that `theme.js` writes at the root.
 * @throws where the page has no place for them.
 */
export function withWaitingPage(html: string): string {
  const places = ['<!-- headlines -->', '<!-- which headline is seen -->']
  if (!places.every((place) => html.includes(place))) throw new Error('index.html has no place for the headlines.')
  const style = `<style>${(['home', ...names] as const).flatMap(selectorsOf).join(',')}{display:block}</style>`
  return html
    .replace('<!-- headlines -->', [...names.map(mainOf), earlyMain].join('\n'))
    .replace('<!-- which headline is seen -->', style)
}

function mainOf(name: LeadName): string {
  const { title, lead } = leads[name]
  const width = screenWidths[paths[name]]
  const around = classes[name]
  const note = name in activities ? guestNoteHtml : ''
  const texts = `<h1 class="screentitle">${escaped(title)}</h1><p class="lead">${escaped(lead)}</p>${note}`
  return `<main class="main" data-for="${paths[name]}"${width === undefined ? '' : ` data-width="${width}"`}>${
    around === undefined ? texts : `<div class="${around}">${texts}</div>`
  }</main>`
}

/** A headline is that of every address of its screen; an address with a code is known by what stands before it. */
function selectorsOf(name: LeadName): string[] {
  const addresses = Object.keys(screenAt).filter((address) => screenAt[address] === screenAt[paths[name]])
  return addresses.map((address) => {
    const [begin, code] = address.split(':')
    return `:root[data-at${code === undefined ? '' : '^'}='${begin}'] .waiting [data-for='${paths[name]}']`
  })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
