import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, ProxyOptions } from 'vite'
import { defineConfig, runnerImport } from 'vite'

import type * as WriteCallContracts from './src/api/plain/writeCallContracts.ts'
import { lucideIcons } from './lucideIcons.ts'
import { subsetFonts } from './subsetFonts.ts'
import { trimRouter } from './trimRouter.ts'
import { fetchAgain } from './src/fetchAgain.ts'
import { withWaitingPage } from './src/waitingPage.ts'

/** `npm run dev` says where api and rooms listen. One that starts again is away for a moment: the page hears 503 and knows what to do. */
const proxied = (target: string, more: ProxyOptions = {}): ProxyOptions => ({
  target,
  xfwd: true,
  configure: (server) => {
    server.on('error', (_error, _request, reply) => {
      if ('writeHead' in reply && !reply.headersSent) reply.writeHead(503, { 'retry-after': '1' }).end()
    })
    // The proxy calls a socket's scheme `ws`, the page's Origin has `http`.
    server.on('proxyReqWs', (request) => void request.setHeader('x-forwarded-proto', 'http'))
  },
  ...more,
})
const proxy = {
  '/api': proxied(process.env['API_URL'] ?? 'http://127.0.0.1:3001'),
  '/ws': proxied(process.env['ROOMS_URL'] ?? 'http://127.0.0.1:3002', { ws: true }),
}

/** The modules that the app runs before a screen, found anew by each build. */
const startModules = new Set<string>()
const startSources = /apps\/web\/src\/(?:early\.ts|main\.tsx)$/

/** Finds what `early.ts` and `main.tsx` import, and what that imports: all that the first paint of any screen waits for. */
function findStartModules(): Plugin {
  return {
    name: 'find-start-modules',
    apply: 'build',
    buildEnd() {
      const visit = (id: string): void => {
        if (startModules.has(id)) return
        startModules.add(id)
        this.getModuleInfo(id)?.importedIds.forEach(visit)
      }
      for (const id of this.getModuleIds()) if (startSources.test(id)) visit(id)
    },
  }
}

const baseSources = /apps\/web\/src\/|packages\/domain\/|^\0virtual:icons\/wifi-off/

/** The frame alone needs these: they change with it, and are its own file. */
const ownFiles =
  /apps\/web\/src\/(?:early|main|router|features\/(?!shell\/(?:ThemeSwitch|theme|nav|useRoleSections)\.)|api\/(?:startContracts|plain\/))/

/**
 * What most screens have in common, and what is smaller than the request for it would be; the rest of what screens share comes with those
 * that need it.
 */
const screenParts =
  /apps\/web\/src\/(?:leads|saving\/runChannel|ui\/(?:seraphMap\/stateWords|ScreenTitle|EmptyState|TextSection|lazyPart|useScrollToTop|marks\/(?:Badge|ProgressBar|toneClass|childTone))|activity\/(?:clockText|studyClock|useSaveRound|round\/roundSizes)|language\/percentText|api\/(?:useAttemptKey|queries\/todayQuery)|liveRoom\/(?:useNow|chaptersText)|questions\/(?:longestAnswer|loadQuestions))\.|packages\/domain\/src\/(?:progress\/accuracy|ranks\/accuracyRank|\w+\/noAnswer)\./

/** What every page needs is fetched in three files that change at different times, not in thirty. */
const groups = [
  {
    name: 'start',
    test: /apps\/web\/src\/(screens|screenAt|screenWidths|paths|fetchAgain|askFirst|noteGuest|showRoomCode|api\/(earlyReplies|requestUrl|seasonName|browserStorage)|session\/(storedPlayer|season\/seasonInHand)|activity\/(splitPassage|roundLinks)|questions\/earlyQuestion|language\/timeZone|liveRoom\/(line\/(roomSessionKey|earlyLine|keptRoom)|quiz\/roomChapters|answers\/openQuestion)|activities\/(index|activity|practice\/round\/askedRound|\w+\/[a-z]\w*Activity))\.|vite\/preload-helper|packages\/schema\/src\/(http\/headers|rooms\/version)\./,
    priority: 5,
  },
  {
    name: 'base',
    test: (id: string) => (startModules.has(id) && baseSources.test(id) && !ownFiles.test(id)) || screenParts.test(id),
    priority: 3,
  },
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\/(?!.*infiniteQuery|.*InfiniteQuery)/,
    priority: 4,
  },
  {
    name: 'startCalls',
    test: /apps\/web\/src\/api\/(?:startContracts|plain)/,
    priority: 2,
  },
  { name: 'calls', test: /apps\/web\/src\/api\/callContracts/, priority: 2 },
  { name: 'icons', test: /^\0virtual:icons\//, priority: 0, minShareCount: 4 },
  {
    name: 'contracts',
    test: /packages\/schema\/(?!src\/(rooms\/|http\/(?:admin\/|(?:\w+\/)?(?:studyRooms|roomResults|events|doubtedQuestions|lackingAnswers|coachHelpers|coachSeats|coachDashboard|coachMap|teamReadiness|teamWeek|drills|event(?:Rooms?|Notes|Invitations|TeamNames)|placeRuns|assignments|clubEvents)\.)))|node_modules\/zod\/|apps\/web\/src\/api\/(?:callEndpoint|contracts|jitless)\./,
    priority: 1,
  },
]

const toldFiles = /apps\/web\/src\/api\/(?:call|start)Contracts\.ts$/

/** Puts the contracts as data in the place of their schemas (rule 210); in development again where one of them is changed. */
function tellContracts(): Plugin {
  const sources = new Set<string>()
  return {
    name: 'tell-contracts',
    load: {
      filter: { id: toldFiles },
      async handler(id) {
        const written = await runnerImport<typeof WriteCallContracts>(
          join(import.meta.dirname, 'src/api/plain/writeCallContracts.ts'),
        )
        for (const file of written.dependencies) {
          sources.add(file)
          this.addWatchFile(file)
        }
        const { start, call } = written.module.writeCallContracts()
        return { code: id.endsWith('startContracts.ts') ? start : call, moduleType: 'js' }
      },
    },
    hotUpdate({ file, modules }) {
      if (!sources.has(file)) return undefined
      const told = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) => toldFiles.test(id ?? ''))
      return [...modules, ...told]
    },
  }
}

/** Puts `fetchAgain` around every import of a part (rule 214), where Vite has its own helper around it. */
function fetchPartsAgain(): Plugin {
  const begin = 'export const __vitePreload ='
  const source = JSON.stringify(join(import.meta.dirname, 'src/fetchAgain.ts'))
  const { name } = fetchAgain
  return {
    name: 'fetch-parts-again',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(begin)) throw new Error('Vite’s helper for imports has changed.')
        const around = `${begin} (...given) => ${name}(() => fetchOnce(...given))`
        return `import { ${name} } from ${source}\n${code.replace(begin, 'const fetchOnce =')}\n${around}`
      },
    },
  }
}

/** The fonts' files are there before anything asks for them. */
function prepareFonts(): Plugin {
  return { name: 'prepare-fonts', config: async () => subsetFonts().then(() => null) }
}

/** Writes the screens' headlines into the page. */
function addHeadlines(): Plugin {
  return {
    name: 'add-headlines',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => (path === '/index.html' ? withWaitingPage(html) : html),
    },
  }
}

/** What every first visit asks for as soon as the app runs: named in the page, it comes along with it. */
const preloaded = ['vendor', 'base', 'main', 'startCalls', 'startContracts']

/** Writes the preloads of late chunks into the built page. */
function preloadLateChunks(): Plugin {
  return {
    name: 'preload-late-chunks',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {}, path }) =>
        Object.values(bundle)
          .filter((chunk) => chunk.type === 'chunk' && !chunk.isEntry && preloaded.includes(chunk.name))
          .filter(({ name }) => path === '/index.html' || name !== 'main')
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          })),
    },
  }
}

/** What the build tells of its libraries' licences; visitors find it under this name. */
const licences = 'THIRD_PARTY_LICENSES.txt'

/** Vite lists the packages whose modules are in the chunks; these are in the style sheets. */
const styled = ['@fontsource-variable/atkinson-hyperlegible-next', '@fontsource-variable/fraunces', 'tailwindcss']

/** A package that names the MIT licence and carries no text of it gets the licence's terms, as React's file has them. */
function lendTerms(list: string): string {
  const text = readFileSync(join(import.meta.dirname, 'node_modules/react/LICENSE'), 'utf8')
  const terms = text.slice(text.indexOf('Permission is hereby granted')).trim()
  return list.replaceAll(/^## .+ \(MIT\)\n(?=\n## |\s*$(?![^]))/gm, (heading) => `${heading}\n${terms}\n`)
}

function addStyleLicences(): Plugin {
  const sectionOf = (name: string, terms = join('node_modules', name, 'LICENSE')): string => {
    const folder = join(import.meta.dirname, 'node_modules', name)
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
      string,
      string
    >
    return `\n## ${name} - ${version} (${license})\n\n${readFileSync(join(import.meta.dirname, terms), 'utf8').trim()}\n`
  }
  // Its package is the set as JSON, without the text of its licence.
  const icons = sectionOf('@iconify-json/lucide', 'lucide-licence.txt')
  return {
    name: 'add-style-licences',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[licences]
        if (list?.type !== 'asset') throw new Error(`${licences} was not made`)
        list.source = `${lendTerms(String(list.source))}${styled.map((name) => sectionOf(name)).join('')}${icons}`
      },
    },
  }
}

/**
 * The build holds no inline script, so that `script-src 'self'` suffices. The CSS targets are below what `light-dark()` wants:
 * it is written out for the older phones.
 */
export default defineConfig({
  plugins: [
    prepareFonts(),
    react(),
    lucideIcons(),
    tailwindcss(),
    findStartModules(),
    addHeadlines(),
    tellContracts(),
    fetchPartsAgain(),
    trimRouter(),
    preloadLateChunks(),
    addStyleLicences(),
  ],
  build: {
    manifest: true,
    license: { fileName: licences },
    modulePreload: { polyfill: false },
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    rolldownOptions: { input: ['index.html', 'crossword-frame.html'], output: { codeSplitting: { groups } } },
  },
  server: { proxy },
  preview: { proxy },
})
