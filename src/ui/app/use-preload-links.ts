import { useEffect } from 'react'
import { preloadPage } from './preload'

/**
 * Loads a page as soon as a link to it is pointed at or has the focus. Not offline, since a browser asks for a file of code
 * only once.
 */
export const usePreloadLinks = (): void => {
  useEffect(() => {
    const preloadLink = ({ target }: Event): void => {
      if (!navigator.onLine) return
      const link = target instanceof Element ? target.closest('a') : null
      if (link !== null && link.origin === location.origin) void preloadPage(link.pathname)
    }
    document.addEventListener('pointerover', preloadLink)
    document.addEventListener('focusin', preloadLink)
    return () => {
      document.removeEventListener('pointerover', preloadLink)
      document.removeEventListener('focusin', preloadLink)
    }
  }, [])
}
