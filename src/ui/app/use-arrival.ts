import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useDesk } from '../desk'

/** §4: a change of address clears the alerts. The focus follows to the new content, unless it took the focus itself. */
export const useArrival = (): RefObject<HTMLElement | null> => {
  const { board } = useDesk()
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    board.changeAddress()
    if (content.current?.contains(document.activeElement) === false) content.current.focus()
  }, [board, pathname])

  return content
}
