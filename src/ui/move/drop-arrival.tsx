import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { dropCostOf, targetOfPosition, type Dragged, type DropTarget, type MoveFacade } from '../../application/move'
import { timeLabel } from '../../domain/calendar'
import { findVisit, routeAt, type Plan } from '../../domain/plan'
import type { Driver } from '../../domain/driver'
import { secondsIntoRouteDay } from '../../domain/route'
import { arrivalChangesOf, workingTimesFrom, type ArrivalChanges } from '../../domain/schedule'
import { stopList, type StopId } from '../../domain/stop'
import { memoizeWeak } from '../../domain/value'
import { useApp } from '../app-facade'
import { arrivalChangeLabelOf, driversIn } from '../plan'

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
  const changes = arrivalChangesAfter(open)(driversIn(driver.store.value))(prices)(movingStops)(target).value
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

type CachedChanges = { readonly value: ArrivalChanges | undefined }

/** Kept for all rows of the route. */
const arrivalChangesAfter = memoizeWeak((plan: Plan) =>
  memoizeWeak((drivers: ReadonlyArray<Driver>) =>
    memoizeWeak((prices: Dragged['prices']) =>
      memoizeWeak((movingStops: ReadonlyArray<StopId>) =>
        memoizeWeak((target: DropTarget): CachedChanges => ({
          value: calculateArrivalChanges(plan, drivers, { movingStops, prices }, target),
        })),
      ),
    ),
  ),
)

const calculateArrivalChanges = (
  plan: Plan,
  drivers: ReadonlyArray<Driver>,
  dragged: Dragged,
  target: DropTarget,
): ArrivalChanges | undefined => {
  const [stop, second] = dragged.movingStops
  const cost = dropCostOf(plan, dragged, target)
  if (stop === undefined || second !== undefined || cost.kind !== 'known' || target.to.kind !== 'route')
    return undefined
  const route = O.toUndefined(routeAt(plan, target.to.index))
  const facts = stopList.get(plan.stops, stop)?.facts
  const found = O.toUndefined(findVisit(plan, stop))
  const sample = found?.visit ?? route?.visits[0]
  if (route === undefined || facts === undefined || sample === undefined) return undefined
  const others = route.visits.filter(({ id }) => id !== stop)
  const position = others.findIndex(({ id }) => id === cost.positionPrice?.after) + 1
  // Only its id and its position are read.
  const visit = { ...sample, id: stop, address: { ...sample.address, coordinates: facts.coordinates } }
  const isOnRoute = found?.route.index === route.index
  const arrival = secondsIntoRouteDay(route)(cost.positionPrice?.arrival)
  // Each price includes what the route that the stop leaves saves, and being unplanned costs no more than that.
  const changeOfLeaving = found === undefined ? 0 : unplannedSeconds(dragged)
  return arrivalChangesOf(route, others.toSpliced(position, 0, visit), {
    stopOf: (id) => stopList.get(plan.stops, id),
    workingTimes: workingTimesFrom(drivers)(route),
    change: cost.figures.seconds - (isOnRoute ? 0 : (changeOfLeaving ?? 0)),
    movedStop:
      arrival === undefined || changeOfLeaving === undefined
        ? undefined
        : { id: stop, arrival, changeWithout: isOnRoute ? changeOfLeaving : 0 },
  })
}

const unplannedSeconds = ({ prices }: Dragged): number | undefined =>
  prices.kind === 'known' ? prices.prices.find(({ to }) => to.kind === 'unplanned')?.figures.seconds : undefined
