import { Link } from 'react-router-dom'
import type { UnplannedViewModel } from './unplanned-view-model'

type UnplannedListProps = { readonly unplanned: UnplannedViewModel; readonly addressOf: (stop: string) => string }

/** The stops on no route, each with the reason. */
export const UnplannedList = ({ unplanned: { listed, hiddenCount }, addressOf }: UnplannedListProps) =>
  listed.length === 0 ? null : (
    <section aria-labelledby="left-out">
      <h2 className="rr-section-title" id="left-out">
        Unplanned, and why
      </h2>
      <ul className="rr-left-out">
        {listed.map(({ id, name, reasons, repairs }) => (
          <li key={id}>
            <Link to={addressOf(id)}>{name}</Link>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
              {repairs.map((repair) => (
                <li key={repair}>
                  <b>Could go:</b> {repair}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {hiddenCount === 0 ? null : <p className="rr-muted">and {hiddenCount} more</p>}
    </section>
  )
