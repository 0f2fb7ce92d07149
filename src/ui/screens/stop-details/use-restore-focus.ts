import { useEffect, useRef } from 'react'

/** Returns a function to call before disabling the focused element, so that it gets the focus back afterwards. */
export const useRestoreFocus = (isBusy: boolean): (() => void) => {
  const focusedElement = useRef<Element | null>(null)
  useEffect(() => {
    if (isBusy) return
    // The focus stays if the user has moved it elsewhere.
    if (focusedElement.current instanceof HTMLElement && document.activeElement === document.body)
      focusedElement.current.focus()
    focusedElement.current = null
  }, [isBusy])
  return () => {
    focusedElement.current = document.activeElement
  }
}
