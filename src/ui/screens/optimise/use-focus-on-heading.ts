import { useEffect, useRef, type RefObject } from 'react'

/** What stands below a heading may give way to something else: a focus that goes with it comes to the heading. */
export const useFocusOnHeading = (below: string): RefObject<HTMLDivElement | null> => {
  const page = useRef<HTMLDivElement>(null)
  const last = useRef(below)
  useEffect(() => {
    if (last.current === below) return
    last.current = below
    const heading = page.current?.querySelector('h1')
    // Whoever has the focus elsewhere keeps it.
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus()
  }, [below])
  return page
}
