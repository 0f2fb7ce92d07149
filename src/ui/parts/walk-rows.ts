import type { KeyboardEvent } from 'react'
import { stepInRows } from './steps'

/** Marks what takes the focus of its row. */
export const rowMark = { 'data-row': '' } as const

/** §2: Up and Down lead along the rows of the list that hears this, from wherever in a row the focus is. */
export const walkRows = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isFilledIn(event.target)) return
  const marked = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const next = stepInRows(event.key, rowOf(marked, event.target), marked.length)
  if (next === undefined) return
  event.preventDefault()
  marked[next]?.focus()
}

const isFilledIn = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea')

/** The row in which the focus is; before the first where it is in none. */
const rowOf = (marked: ReadonlyArray<HTMLElement>, target: EventTarget): number =>
  target instanceof Element
    ? marked.findIndex((one) => one === target || one.closest('tr, li')?.contains(target) === true)
    : -1
