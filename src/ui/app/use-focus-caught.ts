import { useEffect, type RefObject } from 'react'
import { headingOf } from '../parts/heading-of'

/** Who knows better where the focus goes, the next row say, does so before this. */
const PATIENCE_MS = 100

/** Whoever has the focus on what is taken away is led to the heading, and not to the start of the page. */
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
