import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { isKeyCapturing } from '../../components'
import { flushSync } from 'react-dom'

type ListKeys = {
  readonly showAdjacentPage: (step: -1 | 1) => void
  /** returns whether the search field took the focus */
  readonly search: () => boolean
}

/** §2: Left and Right change the page and / focuses the search, unless the focused element or the map uses the key. */
export const useListKeys = (keys: ListKeys): void => {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event) || isKeyCapturing(event.target) || isOnMap(event.target)) return
    if (event.key === 'ArrowLeft') keys.showAdjacentPage(-1)
    else if (event.key === 'ArrowRight') keys.showAdjacentPage(1)
    else if (event.key === '/' && keys.search()) event.preventDefault()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => handleKey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const hasModifier = ({ altKey, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || isComposing

/** On the map the arrow keys pan. */
const isOnMap = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.rr-map') !== null

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
