import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent, type ReactNode } from 'react'
import { focusFirstRow, navigateRows } from './navigate-rows'

/** Wraps a list whose rows are reached by Up and Down; Down enters it from the heading. */
export const RowNavigation = ({
  className,
  children,
  onKeyDown,
}: {
  readonly className?: string
  readonly children: ReactNode
  /** called first */
  readonly onKeyDown?: ((event: ReactKeyboardEvent<HTMLElement>) => void) | undefined
}) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => focusFirstRow(event, list.current)
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
  return (
    <div
      ref={list}
      className={className}
      role="presentation"
      onKeyDown={(event) => {
        onKeyDown?.(event)
        navigateRows(event)
      }}
    >
      {children}
    </div>
  )
}
