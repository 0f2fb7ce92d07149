import { Link } from 'react-router-dom'
import type { Stop, StopId } from '../../domain/stop'

/** A list is read as far as this; whoever wants them all has the stops table. */
const MOST = 100

type StopLinksProps = { readonly stops: ReadonlyArray<Stop>; readonly addressOf: (id: StopId) => string }

export const StopLinks = ({ stops, addressOf }: StopLinksProps) => (
  <ul className="rr-map-stops">
    {stops.slice(0, MOST).map(({ id, customerName }) => (
      <li key={id}>
        <Link to={addressOf(id)}>{customerName === '' ? id : customerName}</Link>
      </li>
    ))}
    {stops.length > MOST ? <li>and {stops.length - MOST} more</li> : null}
  </ul>
)
