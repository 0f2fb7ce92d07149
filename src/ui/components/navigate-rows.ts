import type { KeyboardEvent as KeyPress } from 'react'
import { stepInRows } from './next-index'

/** Marks what takes the focus of its row. */
export const rowMark = { 'data-row': '' } as const

/** §2: Up and Down lead along the rows of the list that hears this, from wherever in a row the focus is. */
export const walkRows = (event: KeyPress<HTMLElement>): void => {
  if (isCombined(event) || isFilledIn(event.target)) return
  const marked = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const next = stepInRows(event.key, rowOf(marked, event.target), marked.length)
  if (next === undefined) return
  event.preventDefault()
  marked[next]?.focus()
}

/** Down leads to the first row, as long as the focus is on the page and on nothing in it, or in the search. */
export const enterRows = (event: KeyboardEvent, list: HTMLElement | null): void => {
  if (event.key !== 'ArrowDown' || event.defaultPrevented || isCombined(event) || !isBeforeRows(event.target)) return
  const first = list?.querySelector<HTMLElement>('[data-row]')
  if (!first) return
  event.preventDefault()
  first.focus()
}

type Pressed = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

const isCombined = ({ altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean =>
  altKey || ctrlKey || metaKey || shiftKey

const isBeforeRows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('body, main, h1, [type="search"]')

const isFilledIn = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea')

/** The row in which the focus is; before the first where it is in none. */
const rowOf = (marked: ReadonlyArray<HTMLElement>, target: EventTarget): number =>
  target instanceof Element
    ? marked.findIndex((one) => one === target || one.closest('tr, li')?.contains(target) === true)
    : -1
