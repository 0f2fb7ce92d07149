import { useEffect, type RefObject } from 'react'
import { focusableHeadingOf } from '../components'

/** Time for a screen to focus a better element itself, such as the next row. */
const FALLBACK_DELAY_MS = 100

/** When the focused element is removed, focuses the heading; a browser would restart at the top of the page. */
export const useFocusFallback = (content: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const container = content.current
    if (container === null) return
    let lastFocused: Element | null = null
    let fallbackTimer: ReturnType<typeof setTimeout> | undefined
    const rememberFocus = ({ target }: Event): void => {
      lastFocused = target instanceof Element && isOfScreen(container, target) ? target : null
    }
    // A click moves the focus by itself.
    const forgetFocus = (): void => {
      lastFocused = null
      clearTimeout(fallbackTimer)
    }
    const observer = new MutationObserver(() => {
      if (lastFocused === null || lastFocused.isConnected) return
      forgetFocus()
      fallbackTimer = setTimeout(() => {
        const target = focusableHeadingOf(container) ?? container
        if (document.activeElement === document.body) target.focus()
      }, FALLBACK_DELAY_MS)
    })
    observer.observe(container, { childList: true, subtree: true })
    document.addEventListener('focusin', rememberFocus)
    document.addEventListener('pointerdown', forgetFocus)
    return () => {
      observer.disconnect()
      forgetFocus()
      document.removeEventListener('focusin', rememberFocus)
      document.removeEventListener('pointerdown', forgetFocus)
    }
  }, [content])
}

/** The foot of a screen is outside its content. */
const isOfScreen = (content: Element, element: Element): boolean =>
  content.contains(element) || element.closest('.rr-foot') !== null
