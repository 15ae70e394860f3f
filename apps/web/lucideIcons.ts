import { join } from 'node:path'

import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import type { Plugin } from 'vite'

import { makeIcon } from './src/ui/icons/makeIcon.ts'
import type { IconShape } from './src/ui/icons/makeIcon.ts'

const prefix = 'virtual:icons/'
/** What every shape of the set repeats, and `makeIcon` says once. */
const said = new Set(['fill="none"', 'stroke="currentColor"', 'stroke-linecap="round"', 'stroke-linejoin="round"'])

/** Makes `virtual:icons/arrow-left` a module of that icon of Lucide alone: the set is one file, and a page fetches what it shows. */
export function lucideIcons(): Plugin {
  const { name } = makeIcon
  const maker = JSON.stringify(join(import.meta.dirname, 'src/ui/icons/makeIcon.ts'))
  return {
    name: 'lucide-icons',
    resolveId: { filter: { id: /^virtual:icons\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:icons\// },
      handler: (id) => {
        const shapes = shapesOf(id.slice(prefix.length + 1)).map((shape) => JSON.stringify(shape))
        return {
          code: `import { ${name} } from ${maker}\nexport default /* @__PURE__ */ ${name}(${shapes.join()})`,
          moduleType: 'js',
        }
      },
    },
  }
}

/** The shapes of an icon of the set; throws where it has none of that name. */
function shapesOf(name: string): IconShape[] {
  const icons: Record<string, { body: string }> = lucide.icons
  const aliases: Record<string, { parent: string }> = lucide.aliases
  const icon = icons[aliases[name]?.parent ?? name]
  if (icon === undefined) throw new Error(`Lucide has no icon ${name}.`)
  return [...icon.body.matchAll(/<(?!g\b|\/)(\w+)([^>]*?)\/?>/g)].map(([, element = '', text = '']): IconShape => {
    const attributes = [...text.matchAll(/([\w-]+)="([^"]*)"/g)]
      .filter(([all, key]) => !said.has(all) && key !== 'stroke-width')
      .map(([, key = '', value = '']) => [key, value] as const)
    const [first, ...others] = attributes
    if (element === 'path' && first?.[0] === 'd' && others.length === 0) return first[1]
    return [element, Object.fromEntries(attributes)]
  })
}
