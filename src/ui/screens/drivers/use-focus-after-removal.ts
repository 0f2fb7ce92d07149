import { useEffect, useRef, useState, type RefObject } from 'react'

/** The focus of a row that is gone goes to the next, or to the list itself; answers how to say which row went. */
export const useFocusAfter = (): {
  readonly list: RefObject<HTMLDivElement | null>
  readonly rowGone: (at: number) => void
} => {
  const list = useRef<HTMLDivElement>(null)
  const [gone, setGone] = useState<{ readonly at: number }>()
  useEffect(() => {
    // Whoever went elsewhere meanwhile stays there.
    if (gone === undefined || document.activeElement !== document.body) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const next = rows[Math.min(gone.at, rows.length - 1)] ?? list.current
    next?.focus()
  }, [gone])
  return { list, rowGone: (at) => setGone({ at }) }
}
