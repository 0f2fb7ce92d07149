import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { dropCostOf, targetOfPosition, type MoveFacade, arrivalChangesAfter } from '../../application/move'
import { timeLabel } from '../../domain/calendar'
import type { StopId } from '../../domain/stop'
import { useApp } from '../app-facade'
import { arrivalChangeLabelOf } from '../plan'

export type DropArrivalProps = {
  readonly route: number
  /** undefined for the end of the route */
  readonly stop: StopId | undefined
  /** an ISO date-time */
  readonly arrival: string | undefined
  /** shown where the drop changes nothing */
  readonly children: ReactNode
}

/** When the driver would arrive after a drop on the route, or a move by keys, and by how much that is later or earlier. */
export const DropArrival = observer(({ route, stop, arrival, children }: DropArrivalProps) => {
  const { move, plan, driver } = useApp()
  const { latest } = move.pendingPosition
  const { movingStops, prices } = move.drag.movingStops === undefined ? (latest ?? noMove) : move.drag
  const target = move.drag.movingStops === undefined ? latest && targetOfPosition(latest) : move.drag.target
  const open = plan.store.plan
  if (movingStops === undefined || open === undefined || target?.to.kind !== 'route' || target.to.index !== route)
    return children
  const changes = arrivalChangesAfter(open)(driver.store.drivers)(prices)(movingStops)(target).value
  const change = stop === undefined ? changes?.end : changes?.visits.get(stop)
  const minutes = Math.round((change ?? 0) / 60)
  const time = timeLabel(laterTime(arrival, minutes))
  if (stop !== undefined && move.drag.movingStops === undefined && movingStops.includes(stop)) {
    const cost = dropCostOf(open, { movingStops, prices }, target)
    const arrivalLabel = cost.kind === 'known' ? timeLabel(cost.positionPrice?.arrival) : undefined
    return arrivalLabel === undefined ? children : <b>{arrivalLabel}</b>
  }
  if (minutes === 0 || time === undefined || (stop !== undefined && movingStops.includes(stop))) return children
  return (
    <>
      <b>{time}</b>
      <small className={minutes < 0 ? 'rr-arrival-change rr-fewer-late' : 'rr-arrival-change'}>
        {arrivalChangeLabelOf(minutes)}
      </small>
    </>
  )
})

const noMove: Pick<MoveFacade['drag'], 'movingStops' | 'prices'> = {
  movingStops: undefined,
  prices: { kind: 'loading' },
}

const laterTime = (time: string | undefined, minutes: number): string | undefined => {
  const at = time === undefined ? NaN : Date.parse(time)
  return Number.isNaN(at) ? undefined : new Date(at + minutes * 60_000).toISOString()
}
