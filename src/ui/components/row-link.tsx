import { Link } from 'react-router-dom'
import { rowMark } from './navigate-rows'

type RowLinkProps = {
  readonly to: string
  readonly words: string
  /** the whole of it, where the words are cut */
  readonly title?: string | undefined
  readonly onOpen?: () => void
}

/** The link that its row is about: Up and Down find it, Enter opens it. */
export const RowLink = ({ to, words, title, onOpen }: RowLinkProps) => (
  <Link to={to} title={title === words ? undefined : title} onClick={onOpen} {...rowMark}>
    {words}
  </Link>
)
