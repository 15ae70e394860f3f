import tokens from '../src/tokens.css?raw'
import { Part } from './Part.tsx'

/** Every colour of the tokens' file, in its order: what is added there is here at once. */
const colours = [...new Set([...tokens.matchAll(/^ {2}--([a-z-]+): (?:light-dark|#)/gm)].map(([, name]) => name))]

const sizes = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base'] as const

/** Colours, faces and sizes, each by its name. */
export function Tokens() {
  return (
    <>
      <Part title="Colours">
        <div className="lookrow">
          {colours.map((name) => (
            <div key={name} className="lookswatch">
              <span style={{ background: `var(--${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </Part>
      <Part title="Type">
        {sizes.map((size) => (
          <p key={size} className={`font-display ${size}`}>
            Holy, holy, holy <span className="font-text">is the LORD of hosts · {size}</span>
          </p>
        ))}
      </Part>
    </>
  )
}
