import type { Plugin } from 'vite'

/** What keeps parts in the build that nothing uses: names for developers' tools, and calls and classes not known to do nothing else. */
const keepers = [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'],
  [/^var (\w+) = (class extends React\d*\.Component \{\n.*?\n\});$/gms, 'var $1 = /* @__PURE__ */ (() => $2)();'],
] as const

/**
 * Gives the built app React Router without its warnings for developers, which its package names to every bundler, and without the
 * components that the app doesn't use. A version that is built in another way fails the build.
 */
export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true })
        if (!found?.id.includes('/dist/development/')) throw new Error(`${source} is built in another way now.`)
        return { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
      },
    },
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-/ },
      handler: (code) => keepers.reduce((text, [keeper, instead]) => text.replaceAll(keeper, instead), code),
    },
  }
}
