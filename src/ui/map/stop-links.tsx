import { Link } from 'react-router-dom'
import { MAX_LISTED } from '../../domain/map'
import { stopNameOf, type Stop, type StopId } from '../../domain/stop'
import { formatNumber } from '../../domain/text'

type StopLinksProps = { readonly stops: ReadonlyArray<Stop>; readonly addressOf: (id: StopId) => string }

export const StopLinks = ({ stops, addressOf }: StopLinksProps) => (
  <ul className="rr-map-stops">
    {stops.slice(0, MAX_LISTED).map((stop) => (
      <li key={stop.id}>
        <Link to={addressOf(stop.id)}>{stopNameOf(stop)}</Link>
      </li>
    ))}
    {stops.length > MAX_LISTED ? <li>and {formatNumber(stops.length - MAX_LISTED)} more</li> : null}
  </ul>
)
