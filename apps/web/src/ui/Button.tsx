import type { ComponentProps } from 'react'

import { buttonClass, type ButtonLook } from './buttonClass.ts'
import { Spinner } from './waiting/Spinner.tsx'

type Props = ComponentProps<'button'> & { look?: ButtonLook; isBusy?: boolean }

/** A button; while `isBusy` it shows that something is under way and takes no press, but keeps the focus. */
export function Button({ look, isBusy = false, className, children, onClick, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      className={buttonClass(look, className)}
      onClick={isBusy ? undefined : onClick}
      {...(isBusy && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
