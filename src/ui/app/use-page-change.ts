import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '../auth'
import { focusableHeadingOf } from '../components'

/**
 * §4: a change of address clears the alerts. The focus moves to the new heading or, after going back, to the link that
 * was followed; unless the new content took the focus itself.
 */
export const usePageChange = (): RefObject<HTMLElement | null> => {
  const { alertActions } = useAuth()
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const lastPathname = useRef(pathname)
  /** from each address to the one it was left for, until the user returns */
  const nextPathnames = useRef(new Map<string, string>())

  // In a layout effect, so that the new content can still scroll itself afterwards.
  useLayoutEffect(() => {
    if (lastPathname.current !== pathname) content.current?.scrollTo({ top: 0 })
  }, [pathname])

  useEffect(() => {
    const previousPathname = lastPathname.current
    if (previousPathname === pathname) return
    lastPathname.current = pathname
    alertActions.clearOnNavigation()
    const isBack = nextPathnames.current.get(pathname) === previousPathname
    if (isBack) nextPathnames.current.delete(pathname)
    else nextPathnames.current.set(previousPathname, pathname)
    if (content.current?.contains(document.activeElement) === false)
      focusContent(content.current, isBack ? previousPathname : undefined)
  }, [alertActions, pathname])

  return content
}

const focusContent = (content: HTMLElement, previousPathname: string | undefined): void => {
  const link =
    previousPathname === undefined
      ? undefined
      : [...content.querySelectorAll('a')].find(({ pathname }) => pathname === previousPathname)
  const target = link ?? focusableHeadingOf(content) ?? content
  target.focus()
}
