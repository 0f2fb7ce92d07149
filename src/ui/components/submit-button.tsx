import { ButtonIcon } from './button-icon'
import type { IconSvg } from './icon-svg'

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
