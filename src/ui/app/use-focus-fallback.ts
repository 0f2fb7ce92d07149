import { useEffect, type RefObject } from 'react'
import { focusableHeadingOf } from '../components'

/** A screen that has a better place for the focus, such as the next row, moves it within this time. */
const FALLBACK_DELAY_MS = 100

/** When the element with the focus is taken away, the focus goes to the heading instead of the start of the page. */
export const useFocusFallback = (content: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const container = content.current
    if (container === null) return
    let lastFocused: Element | null = null
    let fallbackTimer: ReturnType<typeof setTimeout> | undefined
    const rememberFocus = ({ target }: Event): void => {
      lastFocused = target instanceof Element && container.contains(target) ? target : null
    }
    // A pointer takes the focus away by itself.
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
