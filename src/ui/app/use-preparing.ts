import { useEffect } from 'react'
import { prepareAt } from './preparing'

/** Whoever points at a link, or gives it the focus, may go there next. What is asked for in vain is not asked for again. */
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
