import { Link } from 'react-router-dom'
import { rowFocusProps } from './navigate-rows'

type RowLinkProps = {
  readonly to: string
  readonly text: string
  /** the full text where `text` is truncated */
  readonly title?: string | undefined
  readonly onOpen?: () => void
}

/** The main link of a row: Up and Down focus it, Enter opens it. */
export const RowLink = ({ to, text, title, onOpen }: RowLinkProps) => {
  const fullText = title === text ? undefined : title
  // Many screen readers read no title.
  return (
    <Link to={to} title={fullText} aria-label={fullText} onClick={onOpen} {...rowFocusProps}>
      {text}
    </Link>
  )
}
