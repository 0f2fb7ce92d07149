import { Link } from 'react-router-dom'
import { rowFocusProps } from './navigate-rows'

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
