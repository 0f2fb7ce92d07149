import { useEffect, useRef, type ReactNode } from 'react'
import { enterRows, walkRows } from './navigate-rows'

/** Around a list whose rows one walks by Up and Down; Down leads into it from the heading, where one arrives. */
export const RowWalk = ({ className, children }: { readonly className?: string; readonly children: ReactNode }) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const enter = (event: KeyboardEvent): void => enterRows(event, list.current)
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [])
  return (
    <div ref={list} className={className} role="presentation" onKeyDown={walkRows}>
      {children}
    </div>
  )
}
