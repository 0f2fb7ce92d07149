import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { nextMenuIndex } from './next-index'
import { Icon, type IconSvg } from './icon'

const RIGHT_BUTTON = 2

type MenuProps = {
  readonly label: string
  readonly className: string
  readonly choices: ReadonlyArray<MenuChoice>
  /** content of the button that opens the menu */
  readonly children: ReactNode
}

export const Menu = ({ label, className, choices, children }: MenuProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)

  const open = (key: string): void => {
    flushSync(() => setOpen(true))
    focusNextItem(list.current, key)
  }
  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isOpen && event.key === 'Escape') {
      event.stopPropagation()
      return close()
    }
    if (!isOpen && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    if (nextMenuIndex(event.key, -1, choices.length) === undefined) return
    event.preventDefault()
    if (isOpen) focusNextItem(list.current, event.key)
    else open(event.key)
  }

  return (
    <div
      className={isOpen ? 'dropdown is-active' : 'dropdown'}
      role="presentation"
      onKeyDown={onKeyDown}
      onContextMenu={(event) => {
        // On some systems the browser asks for its own menu once the key that opened this one is let go.
        if (isOpen && event.button !== RIGHT_BUTTON) event.preventDefault()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <div className="dropdown-trigger">
        <button
          className={className}
          type="button"
          ref={button}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => (isOpen ? close() : open('Home'))}
        >
          {children}
        </button>
      </div>
      {isOpen ? (
        <div className="dropdown-menu" id={id} role="menu" aria-label={label} ref={list}>
          <div className="dropdown-content">
            {choices.map((choice) => (
              <MenuItem
                key={choice.label}
                choice={choice}
                onChoose={() => {
                  close()
                  choice.onChoose()
                }}
              />
            ))}
          </div>
        </div>
      ) : null}
    </div>
  )
}

const focusNextItem = (list: HTMLElement | null, key: string): void => {
  const items = [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  const index = items.findIndex((item) => item === document.activeElement)
  const next = nextMenuIndex(key, index, items.length)
  if (next !== undefined) items[next]?.focus()
}

type MenuItemProps = { readonly choice: MenuChoice; readonly onChoose: () => void }

/** Tab leaves the menu; its items are reached by the arrow keys. */
const MenuItem = ({ choice: { label, icon, shortcut, isDanger = false }, onChoose }: MenuItemProps) => (
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
      {shortcut === undefined ? null : <kbd aria-hidden="true">{shortcut}</kbd>}
    </button>
  </>
)

type MenuChoice = {
  readonly label: string
  readonly icon: IconSvg
  /** the key of the same action */
  readonly shortcut?: string
  /** whether it is shown below a divider; for the last item */
  readonly isDanger?: boolean
  readonly onChoose: () => void
}
