import { Link } from 'react-router-dom'
import { Icon, warningIcon } from '../../components'
import type { LateStopsViewModel } from './late-stops-view-model'

type LateListProps = { readonly lateStops: LateStopsViewModel; readonly addressOf: (stop: string) => string }

/** How many stops are visited after their time slots, and which. */
export const LateList = ({ lateStops: { text, hasLateStops, who, hiddenCount }, addressOf }: LateListProps) => (
  <>
    <p className={hasLateStops ? 'rr-late-note is-any' : 'rr-late-note'}>
      {hasLateStops ? <Icon icon={warningIcon} size={16} /> : null}
      {text}
    </p>
    {who.length === 0 ? null : (
      <ul className="rr-left-out" aria-label="Late">
        {who.map((stop) => (
          <li key={stop.id}>
            <Link to={addressOf(stop.id)}>{stop.text}</Link>
          </li>
        ))}
      </ul>
    )}
    {hiddenCount === 0 ? null : <p className="rr-muted">and {hiddenCount} more</p>}
  </>
)
