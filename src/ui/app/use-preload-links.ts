import { useEffect } from 'react'
import { prepareAt } from './preload'

/**
 * Loads a page as soon as a link to it is pointed at or has the focus. Not offline, since a browser asks for a file of code
 * only once.
 */
export const usePreparing = (): void => {
  useEffect(() => {
    const near = ({ target }: Event): void => {
      if (!navigator.onLine) return
      const link = target instanceof Element ? target.closest('a') : null
      if (link !== null && link.origin === location.origin) void prepareAt(link.pathname)
    }
    document.addEventListener('pointerover', near)
    document.addEventListener('focusin', near)
    return () => {
      document.removeEventListener('pointerover', near)
      document.removeEventListener('focusin', near)
    }
  }, [])
}
