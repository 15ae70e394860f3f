import { longDayText } from '../../language/dayTexts.ts'

/**
 * On paper alone: whose report it is and of which day, above it, and where
 * the browser can, at the foot of every page with the page's number. The
 * text is written as CSS has its strings.
 */
export function PrintLine({ names, today }: { names: readonly string[]; today: string }) {
  const line = ['Seraph', ...names, longDayText(today)].join(' · ')
  const told = `"${line.replaceAll(/["\\]/g, '\\$&')}"`
  return (
    <>
      <p className="printline">{line}</p>
      <style>{`@page { @bottom-left { content: ${told}; font: 9pt sans-serif } @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif } }`}</style>
    </>
  )
}
