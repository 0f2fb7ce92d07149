import { Link } from 'react-router-dom'
import { rowFocusProps } from './navigate-rows'

type RowLinkProps = {
  readonly to: string
  readonly text: string
  /** the whole of it, where the words are cut */
  readonly title?: string | undefined
  readonly onOpen?: () => void
}

/** The link that its row is about: Up and Down find it, Enter opens it. */
export const RowLink = ({ to, text, title, onOpen }: RowLinkProps) => (
  <Link to={to} title={title === text ? undefined : title} onClick={onOpen} {...rowFocusProps}>
    {text}
  </Link>
)
