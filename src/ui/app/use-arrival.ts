import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useDoor } from '../door'

/** §4: a change of address clears the alerts. The focus follows to the new content, unless it took the focus itself. */
export const useArrival = (): RefObject<HTMLElement | null> => {
  const { board } = useDoor()
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const last = useRef(pathname)

  // Before the content says where it wants to be seen.
  useLayoutEffect(() => {
    if (last.current !== pathname) content.current?.scrollTo({ top: 0 })
  }, [pathname])

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    board.changeAddress()
    if (content.current?.contains(document.activeElement) === false) content.current.focus()
  }, [board, pathname])

  return content
}
