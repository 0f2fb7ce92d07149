import { useEffect, useRef, type RefObject } from 'react'
import { headingOf } from '../../parts'

/** What stands below a heading may give way to something else: a focus that goes with it comes to the heading. */
export const useFocusOnHeading = (below: string): RefObject<HTMLDivElement | null> => {
  const page = useRef<HTMLDivElement>(null)
  const last = useRef(below)
  useEffect(() => {
    if (last.current === below) return
    last.current = below
    // Whoever has the focus elsewhere keeps it.
    if (page.current !== null && document.activeElement === document.body) headingOf(page.current)?.focus()
  }, [below])
  return page
}
