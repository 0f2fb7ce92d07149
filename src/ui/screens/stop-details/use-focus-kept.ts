import { useEffect, useRef } from 'react'

/** What is disabled loses the focus; answers how to have it back where it is, once the work is done. */
export const useFocusKept = (isBusy: boolean): (() => void) => {
  const had = useRef<Element | null>(null)
  useEffect(() => {
    if (isBusy) return
    // Whoever went elsewhere meanwhile stays there.
    if (had.current instanceof HTMLElement && document.activeElement === document.body) had.current.focus()
    had.current = null
  }, [isBusy])
  return () => {
    had.current = document.activeElement
  }
}
