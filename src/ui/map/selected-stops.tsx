import type { Plan } from '../../domain/plan'
import { getStop, type StopId } from '../../domain/stop'
import { pluralise } from '../../domain/text'
import { Icon, closeIcon } from '../components'
import { StopLinks } from './stop-links'

type SelectedStopsProps = {
  readonly plan: Plan
  readonly ids: ReadonlyArray<StopId>
  readonly addressOf: (id: StopId) => string
  readonly onClose: () => void
}

/** The stops in the box that was drawn, as far as they are still there. */
export const SelectedStops = ({ plan, ids, addressOf, onClose }: SelectedStopsProps) => {
  const stops = ids.flatMap((id) => getStop(plan.stops, id) ?? [])
  return (
    <section className="rr-map-selected" aria-label="Selected stops">
      <header>
        <b role="status">{pluralise(stops.length, 'stop')} selected</b>
        <button type="button" className="rr-icon-link" aria-label="Clear the selection" onClick={onClose}>
          <Icon icon={closeIcon} />
        </button>
      </header>
      <StopLinks stops={stops} addressOf={addressOf} />
    </section>
  )
}
