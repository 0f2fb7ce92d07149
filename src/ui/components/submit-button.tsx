import { ButtonMark } from './button-icon'
import type { Drawing } from './icon-svg'

type BusyButtonProps = {
  readonly label: string
  readonly busy: boolean
  readonly className: string
  readonly disabled?: boolean
  readonly icon?: Drawing
}

/** A submit button that stays where it is, and focusable, while its work runs. */
export const BusyButton = ({ label, busy, className, disabled = false, icon }: BusyButtonProps) => (
  <button className={className} type="submit" aria-busy={busy} disabled={disabled}>
    <ButtonMark icon={icon} busy={busy} />
    {label}
  </button>
)
