import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useDoor } from '../auth'
import { headingOf } from '../components'

/**
 * §4: a change of address clears the alerts. The focus follows to the new content, unless that took the focus itself: to
 * its heading or, for whoever comes back, to the link that led away.
 */
export const useArrival = (): RefObject<HTMLElement | null> => {
  const { board } = useDoor()
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  /** by each address that was left, the address it was left for, until one comes back */
  const went = useRef(new Map<string, string>())

  // Before the new content scrolls to where it wants to be.
  useLayoutEffect(() => {
    if (last.current !== pathname) content.current?.scrollTo({ top: 0 })
  }, [pathname])

  useEffect(() => {
    const from = last.current
    if (from === pathname) return
    last.current = pathname
    board.clearOnNavigation()
    const isBack = went.current.get(pathname) === from
    if (isBack) went.current.delete(pathname)
    else went.current.set(from, pathname)
    if (content.current?.contains(document.activeElement) === false) focusIn(content.current, isBack ? from : undefined)
  }, [board, pathname])

  return content
}

const focusIn = (content: HTMLElement, from: string | undefined): void => {
  const link =
    from === undefined ? undefined : [...content.querySelectorAll('a')].find(({ pathname }) => pathname === from)
  const place = link ?? headingOf(content) ?? content
  place.focus()
}
