import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const proxy = {
  '/api': { target: 'http://127.0.0.1:3001' },
  '/ws': { target: 'ws://127.0.0.1:3002', ws: true },
}

/** What every page needs is fetched in three files that change at different times, not in thirty. */
const groups = [
  {
    name: 'base',
    test: /apps\/web\/src\/(api\/(?!contracts|callEndpoint|jitless)|session\/|saving\/|ui\/(?!Dialog|Toaster)|features\/shell\/(ThemeSwitch|theme|nav)\.|paths|messages)|lucide-react\//,
    priority: 3,
  },
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//,
    priority: 4,
  },
  { name: 'contracts', test: /packages\/schema\/|node_modules\/zod\/|apps\/web\/src\/api\//, priority: 1 },
]

/**
 * The build holds no inline script, so that `script-src 'self'` suffices. The CSS targets are below what `light-dark()` wants:
 * it is written out for the older phones.
 */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    modulePreload: { polyfill: false },
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy },
  preview: { proxy },
  test: { include: ['src/**/*.test.ts'] },
})
