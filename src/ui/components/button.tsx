import { useId, type Ref } from 'react'
import { ButtonMark } from './button-icon'
import type { Drawing } from './icon-svg'
import { Reason, refusing, type WhyNot } from './disabled-reason'

const looks = {
  plain: 'button',
  primary: 'button is-primary',
  danger: 'button is-danger',
  quiet: 'button is-quiet',
  small: 'button is-small',
  'small quiet': 'button is-quiet is-small',
} as const

export type ButtonLook = keyof typeof looks

export type ButtonProps = {
  readonly label: string
  readonly look?: ButtonLook
  readonly icon?: Drawing
  /** the keys that ask for the same, as they stand on it */
  readonly shortcut?: string
  readonly busy?: boolean
  readonly disabled?: boolean
  readonly why?: WhyNot
  readonly ref?: Ref<HTMLButtonElement>
  readonly onPress: () => void
}

/** While its work runs, and while there is a reason not to, a press does nothing. */
export const Button = ({ label, look = 'plain', icon, busy = false, disabled = false, why, ...rest }: ButtonProps) => {
  const id = useId()
  const { ref, shortcut, onPress } = rest
  return (
    <>
      <button
        {...(why === undefined ? {} : refusing(id, why))}
        className={looks[look]}
        type="button"
        ref={ref}
        disabled={disabled}
        aria-busy={busy}
        onClick={busy || why !== undefined ? undefined : onPress}
      >
        <ButtonMark icon={icon} busy={busy} />
        {label}
        {shortcut === undefined ? null : <kbd aria-hidden="true">{shortcut}</kbd>}
      </button>
      <Reason id={id} why={why} />
    </>
  )
}
