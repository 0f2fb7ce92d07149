import { ButtonIcon } from './button-icon'
import type { IconSvg } from './icon-svg'

type SubmitButtonProps = {
  readonly label: string
  readonly busy: boolean
  readonly className: string
  readonly disabled?: boolean
  readonly icon?: IconSvg
}

/** Stays focusable while busy; the form must ignore repeated submits. */
export const SubmitButton = ({ label, busy, className, disabled = false, icon }: SubmitButtonProps) => (
  <button className={className} type="submit" aria-busy={busy} disabled={disabled}>
    <ButtonIcon icon={icon} busy={busy} />
    {label}
  </button>
)
