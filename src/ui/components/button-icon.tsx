import type { IconSvg } from './icon-svg'
import { Icon } from './icon'
import { Spinner } from './spinner'
import './button-icon.css'

/** What stands before a button's words. While its work runs that is a spinner, and the button keeps its width. */
export const ButtonIcon = ({ icon, busy }: { readonly icon: IconSvg | undefined; readonly busy: boolean }) => {
  if (!busy) return icon === undefined ? null : <Icon icon={icon} />
  if (icon === undefined) return <Spinner size={14} />
  return (
    <span className="rr-in-place">
      <Spinner size={14} />
    </span>
  )
}
