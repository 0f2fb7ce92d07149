import { useEffect, useRef, useState, type RefObject } from 'react'

/** After `onRowRemoved` the focus moves from the removed row to the next one, or to the list itself. */
export const useFocusAfterRemoval = (): {
  readonly list: RefObject<HTMLDivElement | null>
  readonly onRowRemoved: (index: number) => void
} => {
  const list = useRef<HTMLDivElement>(null)
  const [removedRow, setRemovedRow] = useState<{ readonly index: number }>()
  useEffect(() => {
    // The focus stays if the user has moved it elsewhere.
    if (removedRow === undefined || document.activeElement !== document.body) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const next = rows[Math.min(removedRow.index, rows.length - 1)] ?? list.current
    next?.focus()
  }, [removedRow])
  return { list, onRowRemoved: (index) => setRemovedRow({ index }) }
}
