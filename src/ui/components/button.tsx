import { useId, type Ref } from 'react'
import { Link } from 'react-router-dom'
import { Icon, Spinner, type IconSvg } from './icon'
import './button-icon.css'

/** Why a button or link is disabled. The control stays in the tab order, so that its reason can be read. */
export type DisabledReason = string | undefined

export const disabledProps = (id: string, reason: string) =>
  ({ 'aria-disabled': true, 'aria-describedby': id, 'data-tip': reason }) as const

export const DisabledReasonNote = ({ id, reason }: { readonly id: string; readonly reason: DisabledReason }) =>
  reason === undefined ? null : (
    <span className="rr-sr" id={id}>
      {reason}
    </span>
  )

const variants = {
  plain: 'button',
  primary: 'button is-primary',
  danger: 'button is-danger',
  quiet: 'button is-quiet',
  small: 'button is-small',
  'small primary': 'button is-primary is-small',
  'small quiet': 'button is-quiet is-small',
  'small quiet danger': 'button is-quiet is-small is-loss',
} as const

export type ButtonVariant = keyof typeof variants

export type ButtonProps = {
  readonly label: string
  readonly variant?: ButtonVariant
  readonly icon?: IconSvg
  /** the keys of the same action, shown on the button */
  readonly shortcut?: string
  readonly busy?: boolean
  readonly disabled?: boolean
  readonly disabledReason?: DisabledReason
  readonly ref?: Ref<HTMLButtonElement>
  readonly onPress: () => void
}

/** A press does nothing while it is busy or has a disabled reason. */
export const Button = ({
  label,
  variant = 'plain',
  icon,
  busy = false,
  disabled = false,
  disabledReason,
  ...otherProps
}: ButtonProps) => {
  const id = useId()
  const { ref, shortcut, onPress } = otherProps
  return (
    <>
      <button
        {...(disabledReason === undefined ? {} : disabledProps(id, disabledReason))}
        className={variants[variant]}
        type="button"
        ref={ref}
        disabled={disabled}
        aria-busy={busy}
        onClick={busy || disabledReason !== undefined ? undefined : onPress}
      >
        <ButtonIcon icon={icon} busy={busy} />
        {label}
        {shortcut === undefined ? null : <kbd aria-hidden="true">{shortcut}</kbd>}
      </button>
      <DisabledReasonNote id={id} reason={disabledReason} />
    </>
  )
}

/** The icon before a button's label; a spinner of the same width while the button is busy. */
const ButtonIcon = ({ icon, busy }: { readonly icon: IconSvg | undefined; readonly busy: boolean }) => {
  if (!busy) return icon === undefined ? null : <Icon icon={icon} />
  if (icon === undefined) return <Spinner size={14} />
  return (
    <span className="rr-in-place">
      <Spinner size={14} />
    </span>
  )
}

type SubmitButtonProps = {
  readonly label: string
  readonly busy: boolean
  readonly className: string
  readonly disabled?: boolean
  readonly icon?: IconSvg
  /** the id of its form, where it stands outside it */
  readonly form?: string | undefined
}

/** Stays focusable while busy; the form must ignore repeated submits. */
export const SubmitButton = ({ label, busy, className, disabled = false, icon, form }: SubmitButtonProps) => (
  <button className={className} type="submit" form={form} aria-busy={busy} disabled={disabled}>
    <ButtonIcon icon={icon} busy={busy} />
    {label}
  </button>
)

const linkVariants = {
  plain: 'button',
  primary: 'button is-primary',
  'small primary': 'button is-primary is-small',
} as const

type ButtonLinkProps = {
  readonly label: string
  readonly to: string
  readonly variant?: keyof typeof linkVariants
  readonly icon?: IconSvg
}

/** A link styled as a button, for a main action that leads to another address. */
export const ButtonLink = ({ label, to, variant = 'plain', icon }: ButtonLinkProps) => (
  <Link className={linkVariants[variant]} to={to}>
    {icon === undefined ? null : <Icon icon={icon} />}
    {label}
  </Link>
)
