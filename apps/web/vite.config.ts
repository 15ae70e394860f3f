import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const proxy = {
  '/api': { target: 'http://127.0.0.1:3001' },
  '/ws': { target: 'ws://127.0.0.1:3002', ws: true },
}

/** What every page needs is fetched in three files that change at different times, not in thirty. */
const groups = [
  { name: 'start', test: /apps\/web\/src\/(screens|paths)\.|vite\/preload-helper/, priority: 5 },
  {
    name: 'base',
    test: /apps\/web\/src\/(api\/(?!contracts|callEndpoint|jitless)|session\/|saving\/(?!indexedSavingStore|migrate|ResumeCard|useResume|tabRun|findSnapshot|snapshotCopy|createSnapshotWriter)|ui\/(?!\w*Dialog|Toaster|Tabs|Field|Checkbox|inputClass)|features\/shell\/(ThemeSwitch|theme|nav)\.|messages\.|leads)|packages\/domain\/src\/(ranks|gems|codes|streaks)\//,
    priority: 3,
  },
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//,
    priority: 4,
  },
  { name: 'icons', test: /lucide-react\//, priority: 0 },
  {
    name: 'contracts',
    test: /packages\/schema\/(?!src\/(rooms\/|http\/(studyRooms|roomResults)\.))|node_modules\/zod\/|apps\/web\/src\/api\//,
    priority: 1,
  },
]

/** What every first visit asks for as soon as the app runs: named in the page, it comes along with it. */
const preloaded = ['vendor', 'base', 'main', 'contracts']

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

/**
 * The build holds no inline script, so that `script-src 'self'` suffices. The CSS targets are below what `light-dark()` wants:
 * it is written out for the older phones.
 */
export default defineConfig({
  plugins: [react(), tailwindcss(), preloadLateChunks()],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    rolldownOptions: { input: ['index.html', 'crossword-frame.html'], output: { codeSplitting: { groups } } },
  },
  server: { proxy },
  preview: { proxy },
  test: { include: ['src/**/*.test.ts'] },
})
