import { Icon } from './icon'
import type { MenuChoice } from './menu-choice'

type MenuItemProps = { readonly choice: MenuChoice; readonly onChoose: () => void }

/** Tab leaves the menu, so its items are reached by arrow only. */
export const MenuItem = ({ choice: { label, icon, isDanger = false }, onChoose }: MenuItemProps) => (
  <>
    {isDanger ? <hr className="dropdown-divider" /> : null}
    <button
      className={isDanger ? 'dropdown-item is-danger' : 'dropdown-item'}
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={onChoose}
    >
      <Icon icon={icon} />
      {label}
    </button>
  </>
)
