import { useEffect, useRef } from 'react'

/** A disabled element loses the focus: this returns what to call beforehand, to have it back once the work is done. */
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
