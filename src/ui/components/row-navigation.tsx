import { type KeyboardEvent as ReactKeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { nextRowIndex } from './next-index'

/** Wraps a list whose rows are reached by Up and Down; Down enters it from the heading. */
export const RowNavigation = ({
  className,
  children,
  onMouseDown,
  onKeyDown,
}: {
  readonly className?: string
  readonly children: ReactNode
  readonly onMouseDown?: ((event: MouseEvent) => void) | undefined
  /** called first */
  readonly onKeyDown?: ((event: ReactKeyboardEvent<HTMLElement>) => void) | undefined
}) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => focusFirstRow(event, list.current)
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
  return (
    <div
      ref={list}
      className={className}
      role="presentation"
      onMouseDown={onMouseDown}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        navigateRows(event)
      }}
    >
      {children}
    </div>
  )
}

type RowLinkProps = {
  readonly to: string
  readonly text: string
  /** the full text where `text` is truncated */
  readonly title?: string | undefined
  readonly onOpen?: () => void
}

/** The main link of a row: Up and Down focus it, Enter opens it. Many screen readers read no title. */
export const RowLink = ({ to, text, title = text, onOpen }: RowLinkProps) => (
  <Link to={to} title={title === text ? undefined : title} onClick={onOpen} {...rowFocusProps}>
    {title === text ? (
      text
    ) : (
      <>
        <span aria-hidden="true">{text}</span>
        <span className="rr-sr">{title}</span>
      </>
    )}
  </Link>
)

/** Marks the element of a row that Up and Down focus. */
export const rowFocusProps = { 'data-row': '' } as const

/** §2: Up and Down move the focus between rows, from any element of a row. Shift F10 opens the menu of the row. */
const navigateRows = (event: ReactKeyboardEvent<HTMLElement>): void => {
  if (isMenuKey(event)) return openRowMenu(event)
  if (hasModifier(event) || isTextInput(event.target)) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const next = nextRowIndex(event.key, focusedRowIndexOf(rows, event.target), rows.length)
  if (next === undefined) return
  event.preventDefault()
  rows[next]?.focus()
}

const isMenuKey = ({ key, shiftKey }: ReactKeyboardEvent): boolean =>
  key === 'ContextMenu' || (shiftKey && key === 'F10')

/** Instead of the menu of the browser, which stays in text inputs and in rows without a menu. */
const openRowMenu = (event: ReactKeyboardEvent<HTMLElement>): void => {
  if (isTextInput(event.target) && !isCheckbox(event.target)) return
  const row = rowOf(event.target)
  const buttons = [...(row?.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]') ?? [])]
  const button = buttons.find((candidate) => rowOf(candidate) === row)
  if (button === undefined) return
  event.preventDefault()
  if (button.getAttribute('aria-expanded') === 'false') button.click()
}

/** The nearest: rows may stand in the panel of another. */
const rowOf = (target: EventTarget): Element | null => (target instanceof Element ? target.closest('tr, li') : null)

const isCheckbox = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('[type="checkbox"]')

/** Down focuses the first row if the focus is on the page itself, its heading or the search field. */
const focusFirstRow = (event: KeyboardEvent, list: HTMLElement | null): void => {
  if (event.key !== 'ArrowDown' || event.defaultPrevented || hasModifier(event) || !isBeforeRows(event.target)) return
  const first = list?.querySelector<HTMLElement>('[data-row]')
  if (!first) return
  event.preventDefault()
  first.focus()
}

type KeyModifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyModifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey

const isBeforeRows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('body, main, h1, [type="search"]')

const isTextInput = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea')

/** -1 outside every row. */
const focusedRowIndexOf = (rows: ReadonlyArray<HTMLElement>, target: EventTarget): number =>
  rows.findIndex((row) => row === target || (rowOf(row) !== null && rowOf(row) === rowOf(target)))
