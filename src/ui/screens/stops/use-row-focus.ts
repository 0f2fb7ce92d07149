import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'

type Rows = {
  readonly list: RefObject<HTMLDivElement | null>
  /** turns the page, and puts the focus on the first row if it was on a row before */
  readonly under: (turn: () => void) => void
}

/** The rows of a list as they have the focus. On arrival it is on the row that one comes back to, if there is one. */
export const useRows = (backAt: number | undefined): Rows => {
  const list = useRef<HTMLDivElement>(null)
  const focus = (at: number): void => list.current?.querySelectorAll<HTMLElement>('[data-row]')[at]?.focus()

  const arrive = useEffectEvent(() => {
    if (backAt !== undefined) focus(backAt)
  })
  useEffect(() => arrive(), [])

  return {
    list,
    under: (turn) => {
      const wasOnRow = list.current?.contains(document.activeElement) === true
      flushSync(turn)
      if (wasOnRow) focus(0)
    },
  }
}
