import { useEffect, useRef, type ReactNode } from 'react'
import { focusFirstRow, navigateRows } from './navigate-rows'

/** Around a list whose rows one walks by Up and Down; Down leads into it from the heading, where one arrives. */
export const RowNavigation = ({
  className,
  children,
}: {
  readonly className?: string
  readonly children: ReactNode
}) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => focusFirstRow(event, list.current)
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
  return (
    <div ref={list} className={className} role="presentation" onKeyDown={navigateRows}>
      {children}
    </div>
  )
}
