import type { Plan } from '../../domain/plan'
import { stopIn, type StopId } from '../../domain/stop'
import { counted } from '../../domain/text'
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
  const stops = ids.flatMap((id) => stopIn(plan.stops, id) ?? [])
  return (
    <section className="rr-map-selected" aria-label="Selected stops">
      <header>
        <b role="status">{counted(stops.length, 'stop')} selected</b>
        <button type="button" className="rr-icon-link" aria-label="Clear the selection" onClick={onClose}>
          <Icon drawing={closeIcon} />
        </button>
      </header>
      <StopLinks stops={stops} addressOf={addressOf} />
    </section>
  )
}
