import type { IconSvg } from './icon-svg'
import { Icon } from './icon'
import { Spinner } from './spinner'
import './button-icon.css'

/** The icon before a button's label; a spinner of the same width while the button is busy. */
export const ButtonIcon = ({ icon, busy }: { readonly icon: IconSvg | undefined; readonly busy: boolean }) => {
  if (!busy) return icon === undefined ? null : <Icon icon={icon} />
  if (icon === undefined) return <Spinner size={14} />
  return (
    <span className="rr-in-place">
      <Spinner size={14} />
    </span>
  )
}
