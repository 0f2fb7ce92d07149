import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { focusFirstRow, navigateRows, rowFocusProps } from './navigate-rows'

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

type RowLinkProps = {
  readonly to: string
  readonly text: string
  /** the full text where `text` is truncated */
  readonly title?: string | undefined
  readonly onOpen?: () => void
}

/** The main link of a row: Up and Down focus it, Enter opens it. Many screen readers read no title. */
export const RowLink = ({ to, text, title = text, onOpen }: RowLinkProps) => (
  <Link to={to} title={title === text ? undefined : title} onClick={onOpen} {...rowFocusProps}>
    {title === text ? (
      text
    ) : (
      <>
        <span aria-hidden="true">{text}</span>
        <span className="rr-sr">{title}</span>
      </>
    )}
  </Link>
)
