/** An icon of Lucide by its name there, made by `lucideIcons`: an `Icon` of `makeIcon.ts`. */
declare module 'virtual:icons/*' {
  import type { ComponentType, SVGProps } from 'react'

  const icon: ComponentType<SVGProps<SVGSVGElement>>
  export default icon
}
