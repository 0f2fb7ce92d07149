import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'

type RowFocus = {
  readonly list: RefObject<HTMLDivElement | null>
  /** runs the change; if the focus was in the list, it moves to the first row */
  readonly changePage: (change: () => void) => void
}

/** On entry, focuses the row that the user comes back to, if there is one. */
export const useRowFocus = (initialRow: number | undefined): RowFocus => {
  const list = useRef<HTMLDivElement>(null)
  const focusRow = (index: number): void => list.current?.querySelectorAll<HTMLElement>('[data-row]')[index]?.focus()

  const focusInitialRow = useEffectEvent(() => {
    if (initialRow !== undefined) focusRow(initialRow)
  })
  useEffect(() => focusInitialRow(), [])

  return {
    list,
    changePage: (change) => {
      const wasOnRow = list.current?.contains(document.activeElement) === true
      flushSync(change)
      if (wasOnRow) focusRow(0)
    },
  }
}
