import { createElement } from 'react'
import type { ComponentType, SVGProps } from 'react'

export type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** A path's `d`, or another element of SVG with its attributes. */
export type IconShape = string | readonly [element: string, attributes: Readonly<Record<string, string>>]

/**
 * An icon of the set, drawn in lines of the text's colour on 24 by 24. Screen readers leave it out unless it is given an `aria-label`.
 * `virtual:icons/arrow-left` is the icon of that name.
 */
export function makeIcon(...shapes: readonly IconShape[]): Icon {
  const drawing = shapes.map((shape) => {
    const [element, attributes] = typeof shape === 'string' ? ['path', { d: shape }] : shape
    return [element, attributes] as const
  })
  return (props) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined || undefined,
        ...props,
      },
      ...drawing.map(([element, attributes]) => createElement(element, attributes)),
    )
}
