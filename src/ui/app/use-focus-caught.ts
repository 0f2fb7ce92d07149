import { useEffect, type RefObject } from 'react'
import { headingOf } from '../parts/heading-of'

/** Whoever has the focus on what is taken away is led to the heading, and not to the start of the page. */
export const useFocusCaught = (content: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const place = content.current
    if (place === null) return
    let had: Element | null = null
    const note = ({ target }: Event): void => {
      had = target instanceof Element && place.contains(target) ? target : null
    }
    // A pointer takes the focus away by itself.
    const forget = (): void => {
      had = null
    }
    const watching = new MutationObserver(() => {
      if (had === null || had.isConnected || document.activeElement !== document.body) return
      const next = headingOf(place) ?? place
      next.focus()
    })
    watching.observe(place, { childList: true, subtree: true })
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', forget)
    return () => {
      watching.disconnect()
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', forget)
    }
  }, [content])
}
