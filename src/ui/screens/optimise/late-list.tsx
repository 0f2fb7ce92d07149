import { Link } from 'react-router-dom'
import { Icon, warningIcon } from '../../components'
import type { LateOnScreen } from './late-stops-view-model'

type LateListProps = { readonly late: LateOnScreen; readonly addressOf: (stop: string) => string }

/** How many stops are visited after their time slots, and which. */
export const LateList = ({ late: { words, isAny, who, more }, addressOf }: LateListProps) => (
  <>
    <p className={isAny ? 'rr-late-note is-any' : 'rr-late-note'}>
      {isAny ? <Icon drawing={warningIcon} size={16} /> : null}
      {words}
    </p>
    {who.length === 0 ? null : (
      <ul className="rr-left-out" aria-label="Late">
        {who.map((stop) => (
          <li key={stop.id}>
            <Link to={addressOf(stop.id)}>{stop.words}</Link>
          </li>
        ))}
      </ul>
    )}
    {more === 0 ? null : <p className="rr-muted">and {more} more</p>}
  </>
)
