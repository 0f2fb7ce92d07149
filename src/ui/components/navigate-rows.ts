import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { nextRowIndex } from './next-index'

/** Marks the element of a row that Up and Down focus. */
export const rowFocusProps = { 'data-row': '' } as const

/** §2: Up and Down move the focus between rows, from any element of a row. */
export const navigateRows = (event: ReactKeyboardEvent<HTMLElement>): void => {
  if (hasModifier(event) || isTextInput(event.target)) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const next = nextRowIndex(event.key, focusedRowIndexOf(rows, event.target), rows.length)
  if (next === undefined) return
  event.preventDefault()
  rows[next]?.focus()
}

/** Down focuses the first row if the focus is on the page itself, its heading or the search field. */
export const focusFirstRow = (event: KeyboardEvent, list: HTMLElement | null): void => {
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
  target instanceof Element
    ? rows.findIndex((row) => row === target || row.closest('tr, li')?.contains(target) === true)
    : -1
