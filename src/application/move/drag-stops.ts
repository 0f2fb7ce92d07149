import { notChangedAlert } from '../../domain/alert'
import { cancelled } from '../../domain/failure'
import { movedBetween } from '../../domain/history'
import type { MoveTarget } from '../../domain/move'
import type { Plan } from '../../domain/plan'
import { stopList, type StopId } from '../../domain/stop'
import type { AlertActions } from '../alert'
import { dragPrices, type DragPricesPorts } from './drag-prices'
import { dropCostOf, isSameTarget, positionOfDrop, positionWithout, type HoveredPosition } from './drop-cost'
import type { Prices } from './move-dialog-store'
import type { MoveStops, StopsMove } from './move-stops'

export type DragPorts = DragPricesPorts & {
  readonly alerts: Pick<AlertActions, 'show'>
  readonly sendDrop: SendDrop
}

/** Moves the stops as they are dropped; `prices` are those that showed. */
export type SendDrop = (dropped: StopsMove, prices: Prices) => ReturnType<MoveStops>

/** What the pointer is over. */
export type HoveredTarget = { readonly to: MoveTarget; readonly position: HoveredPosition }

export type DragActions = {
  readonly startDrag: (stops: ReadonlyArray<StopId>) => void
  /** undefined away from all targets */
  readonly hoverTarget: (target: HoveredTarget | undefined) => void
  /** moves the stops to the target; without one, or where a lock refuses it, they are put back */
  readonly drop: () => ReturnType<MoveStops>
  /** after a drop shows as pending; to hide the prices of many targets takes longer than a frame has */
  readonly hideDropPrices: () => void
  /** puts the stops back */
  readonly cancelDrag: () => void
  /** after another version of the plan: puts back what somebody else has moved, and reads the prices again */
  readonly checkDrag: () => void
}

export const dragActions = ({ moves, plan, alerts, drag, sendDrop, callServer }: DragPorts): DragActions => {
  let checkedPlan: Plan | undefined

  const prices = dragPrices({ moves, plan, drag, callServer })

  return {
    startDrag: (stops) => {
      const open = plan.plan
      if (open === undefined || stops.length === 0) return
      const movingStops = inPlanOrder(open, stops)
      checkedPlan = open
      drag.start(movingStops)
      void prices.readAll()
    },
    hoverTarget: (hovered) => {
      const { movingStops } = drag
      const open = plan.plan
      if (movingStops === undefined || open === undefined) return
      const target = hovered && {
        to: hovered.to,
        position:
          hovered.to.kind === 'route'
            ? positionWithout(open, movingStops, hovered.to.index, hovered.position)
            : ({ kind: 'cheapest' } as const),
      }
      if (target?.to.kind === 'route' && target.position.kind !== 'cheapest') prices.readPositionPrices(target.to.index)
      if (!isSameTarget(target, drag.target)) drag.setTarget(target)
    },
    drop: async () => {
      const { movingStops, target } = drag
      const open = plan.plan
      if (movingStops === undefined || open === undefined) return cancelled
      const cost = target && dropCostOf(open, { movingStops, prices: drag.prices }, target)
      if (target === undefined || cost === undefined || cost.kind === 'now here' || cost.kind === 'locked') {
        drag.end(cost?.kind === 'locked' ? 'Locked, nothing was changed' : PUT_BACK)
        return cancelled
      }
      const dropped = { stops: movingStops, to: target.to, position: positionOfDrop(target, movingStops, cost) }
      const moved = sendDrop(dropped, drag.prices)
      drag.release()
      return moved
    },
    hideDropPrices: () => drag.hidePrices(),
    cancelDrag: () => (drag.movingStops === undefined ? undefined : drag.end(PUT_BACK)),
    checkDrag: () => {
      const { movingStops } = drag
      const { open } = plan
      if (movingStops === undefined || open === undefined) return
      const moved = movedBetween(checkedPlan ?? open.plan, open.plan)
      checkedPlan = open.plan
      const isMoved = movingStops.some((stop) => moved.has(stop) || stopList.get(open.plan.stops, stop) === undefined)
      if (!isMoved) {
        prices.readAgain()
        return
      }
      drag.end('')
      const did = movingStops.some((stop) => stopList.get(open.plan.stops, stop) === undefined) ? 'deleted' : 'moved'
      const stops = movingStops.length === 1 ? 'this stop' : 'one of these stops'
      alerts.show(notChangedAlert(`${open.lastChanged?.by ?? 'Somebody'} ${did} ${stops}; nothing was changed`))
    },
  }
}

const PUT_BACK = 'Put back, nothing was changed'

/** By route and position, as lists have them; unplanned stops come last. */
const inPlanOrder = ({ routes }: Plan, stops: ReadonlyArray<StopId>): ReadonlyArray<StopId> => {
  const remaining = new Set(stops)
  const planned = routes.flatMap(({ visits }) => visits.map(({ id }) => id)).filter((id) => remaining.delete(id))
  return [...planned, ...remaining]
}
