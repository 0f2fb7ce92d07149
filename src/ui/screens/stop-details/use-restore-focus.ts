import { useEffect, useRef } from 'react'

/** A disabled element loses the focus: this returns what to call beforehand, to have it back once the work is done. */
export const useRestoreFocus = (isBusy: boolean): (() => void) => {
  const focusedElement = useRef<Element | null>(null)
  useEffect(() => {
    if (isBusy) return
    // Whoever went elsewhere meanwhile stays there.
    if (focusedElement.current instanceof HTMLElement && document.activeElement === document.body)
      focusedElement.current.focus()
    focusedElement.current = null
  }, [isBusy])
  return () => {
    focusedElement.current = document.activeElement
  }
}
