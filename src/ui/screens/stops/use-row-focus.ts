import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'

type RowFocus = {
  readonly list: RefObject<HTMLDivElement | null>
  /** turns the page, and puts the focus on the first row if it was on a row before */
  readonly changePage: (change: () => void) => void
}

/** The rows of a list as they have the focus. On arrival it is on the row that one comes back to, if there is one. */
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
