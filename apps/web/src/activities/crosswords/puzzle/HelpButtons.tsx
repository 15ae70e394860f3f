import Delete from 'virtual:icons/delete'
import ListChecks from 'virtual:icons/list-checks'
import SpellCheck from 'virtual:icons/spell-check'
import TextCursorInput from 'virtual:icons/text-cursor-input'
import WholeWord from 'virtual:icons/whole-word'

import type { PlayAction } from './play.ts'

const buttonClass =
  'border-edge hover:bg-sunken text-indigo inline-flex min-h-11 flex-1 items-center justify-center gap-1 rounded-xl border-[1.5px] px-1 py-1 font-semibold max-md:flex-col max-md:text-sm max-md:leading-tight md:gap-1.5 md:px-2 md:text-base md:whitespace-nowrap'

/** Help for who is stuck: look what is wrong, or have a letter or a word shown. Erase is for phones whose keyboard has no way back. */
export function HelpButtons({ onHelp }: { onHelp: (action: PlayAction) => void }) {
  return (
    <fieldset aria-label="Help" className="flex gap-1.5">
      <button type="button" className={buttonClass} onClick={() => onHelp({ type: 'check', scope: 'word' })}>
        <SpellCheck aria-hidden className="size-5" />
        Check word
      </button>
      <button type="button" className={buttonClass} onClick={() => onHelp({ type: 'check', scope: 'grid' })}>
        <ListChecks aria-hidden className="size-5" />
        Check all
      </button>
      <button type="button" className={buttonClass} onClick={() => onHelp({ type: 'show', scope: 'letter' })}>
        <TextCursorInput aria-hidden className="size-5" />
        Show letter
      </button>
      <button type="button" className={buttonClass} onClick={() => onHelp({ type: 'show', scope: 'word' })}>
        <WholeWord aria-hidden className="size-5" />
        Show word
      </button>
      <button type="button" className={`${buttonClass} md:hidden`} onClick={() => onHelp({ type: 'erase' })}>
        <Delete aria-hidden className="size-5" />
        Erase
      </button>
    </fieldset>
  )
}
