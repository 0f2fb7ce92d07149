import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { dropCostOf } from '../../application/move'
import { serviceSecondsOf, stopList } from '../../domain/stop'
import { useApp } from '../app-facade'
import type { TimelineRow } from './timeline-row'

type DropMarkProps = {
  readonly row: TimelineRow
  readonly spanStyle: (from: number, until: number) => CSSProperties
}

/** Where the dragged stops would go in, and for one stop its new number for as long as its service takes. */
export const DropMark = observer(({ row: { summary, stops, workSpan }, spanStyle }: DropMarkProps) => {
  const { move, plan } = useApp()
  const { movingStops, prices, target } = move.drag
  const open = plan.store.plan
  if (movingStops === undefined || open === undefined || workSpan === undefined) return null
  if (target?.to.kind !== 'route' || target.to.index !== summary.index) return null
  const cost = dropCostOf(open, { movingStops, prices }, target)
  const positionPrice = cost.kind === 'known' ? cost.positionPrice : undefined
  const { position } = target
  if (
    cost.kind === 'now here' ||
    cost.kind === 'locked' ||
    (position.kind === 'cheapest' && positionPrice === undefined)
  )
    return null
  const after = position.kind === 'after' ? position.stop : positionPrice?.after
  const from = stops.find(({ id }) => id === after)?.until ?? workSpan.from
  const [first] = movingStops
  const stop = first === undefined ? undefined : stopList.get(open.stops, first)
  const until = from + (stop === undefined ? 0 : serviceSecondsOf(stop.facts))
  return (
    <>
      <i className="rr-timeline__insert-line" style={spanStyle(from, from)} />
      {positionPrice === undefined || movingStops.length > 1 ? null : (
        <span className="rr-timeline__new-stop" aria-hidden="true" style={spanStyle(from, until)}>
          {positionPrice.stopNumber}
        </span>
      )}
    </>
  )
})
