import { ButtonIcon } from './button-icon'
import type { IconSvg } from './icon-svg'

type SubmitButtonProps = {
  readonly label: string
  readonly busy: boolean
  readonly className: string
  readonly disabled?: boolean
  readonly icon?: IconSvg
}

/** A submit button that stays where it is, and focusable, while its work runs. */
export const SubmitButton = ({ label, busy, className, disabled = false, icon }: SubmitButtonProps) => (
  <button className={className} type="submit" aria-busy={busy} disabled={disabled}>
    <ButtonIcon icon={icon} busy={busy} />
    {label}
  </button>
)
