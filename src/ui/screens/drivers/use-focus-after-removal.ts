import { useEffect, useRef, useState, type RefObject } from 'react'

/** The focus of a row that is gone goes to the next, or to the list itself; answers how to say which row went. */
export const useFocusAfterRemoval = (): {
  readonly list: RefObject<HTMLDivElement | null>
  readonly onRowRemoved: (index: number) => void
} => {
  const list = useRef<HTMLDivElement>(null)
  const [removedRow, setRemovedRow] = useState<{ readonly index: number }>()
  useEffect(() => {
    // Whoever went elsewhere meanwhile stays there.
    if (removedRow === undefined || document.activeElement !== document.body) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const next = rows[Math.min(removedRow.index, rows.length - 1)] ?? list.current
    next?.focus()
  }, [removedRow])
  return { list, onRowRemoved: (index) => setRemovedRow({ index }) }
}
