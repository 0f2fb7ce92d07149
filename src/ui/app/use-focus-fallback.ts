import { useEffect, type RefObject } from 'react'
import { headingOf } from '../components'

/** A screen that has a better place for the focus, such as the next row, moves it within this time. */
const PATIENCE_MS = 100

/** When the element with the focus is taken away, the focus goes to the heading instead of the start of the page. */
export const useFocusCaught = (content: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const place = content.current
    if (place === null) return
    let had: Element | null = null
    let falling: ReturnType<typeof setTimeout> | undefined
    const note = ({ target }: Event): void => {
      had = target instanceof Element && place.contains(target) ? target : null
    }
    // A pointer takes the focus away by itself.
    const forget = (): void => {
      had = null
      clearTimeout(falling)
    }
    const watching = new MutationObserver(() => {
      if (had === null || had.isConnected) return
      forget()
      falling = setTimeout(() => {
        const next = headingOf(place) ?? place
        if (document.activeElement === document.body) next.focus()
      }, PATIENCE_MS)
    })
    watching.observe(place, { childList: true, subtree: true })
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', forget)
    return () => {
      watching.disconnect()
      forget()
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', forget)
    }
  }, [content])
}
