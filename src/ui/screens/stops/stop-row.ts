import * as O from 'fp-ts/Option'
import { tabAddressOf } from '../../../domain/navigation'
import { findVisit, type Plan } from '../../../domain/plan'
import type { ProjectId } from '../../../domain/project'
import { isOffRoads, offRoadsLabel, secondsIntoRouteDay, routeColourOf, type RouteColour } from '../../../domain/route'
import {
  firstRepairByMoves,
  askedOtherDayOf,
  stopNameOf,
  unplannedReasonOf,
  numberBadgeOf,
  rowStateOf,
  stopStatusOf,
  type RepairByMoves,
  type RowState,
  type Stop,
  otherDayLabelOf,
} from '../../../domain/stop'
import { truncate } from '../../../domain/text'
import { memoizeWeak } from '../../../domain/value'
import { lockLabelOf, visitTimingLabelsOf, type VisitTimingLabels } from '../../plan'

export type StopRow = {
  readonly stop: Stop
  readonly state: RowState
  readonly route:
    | { readonly number: string; readonly name: string | undefined; readonly colour: RouteColour }
    | undefined
  /** a dash without a stop number */
  readonly number: string
  /** undefined where no route visits it */
  readonly timing: VisitTimingLabels | undefined
  readonly name: string
  readonly fullName: string
  readonly to: string
  /** who locked it and when; undefined while unlocked */
  readonly lock: string | undefined
  /** that it asks for another day than its route has, why its times are less exact, and why it is on no route, if known */
  readonly notes: ReadonlyArray<string>
  /** the cheapest repair that one click carries out */
  readonly repair: RepairByMoves | undefined
}

/** The number of characters of a stop name that the table shows (§9). */
const MAX_NAME_LENGTH = 55

/** Cached by plan: a row that stays while the user types is the same object, and is not rendered again. */
export const stopRowOf = (project: ProjectId, plan: Plan): ((stop: Stop) => StopRow) => {
  const cached = rowsOfPlan.get(plan)
  if (cached?.project === project) return cached.rowOf
  const rowOf = memoizeWeak(createRow(project, plan))
  rowsOfPlan.set(plan, { project, rowOf })
  return rowOf
}

type RowsOfProject = { readonly project: ProjectId; readonly rowOf: (stop: Stop) => StopRow }

const rowsOfPlan = new WeakMap<Plan, RowsOfProject>()

const createRow =
  (project: ProjectId, plan: Plan) =>
  (stop: Stop): StopRow => {
    const status = stopStatusOf(stop)
    const [numberBadge, fullName] = [numberBadgeOf(status), stopNameOf(stop)]
    const found = O.toUndefined(findVisit(plan, stop.facts.id))
    const unplannedReason = stop.placement.routeNumber === undefined ? unplannedReasonOf(stop.facts) : undefined
    return {
      stop,
      state: rowStateOf(status),
      route:
        stop.placement.routeNumber === undefined
          ? undefined
          : {
              number: String(stop.placement.routeNumber),
              name: stop.placement.routeName,
              colour: routeColourOf(stop.placement.color),
            },
      number: numberBadge.kind === 'circle' ? '' : numberBadge.text,
      timing: found && visitTimingLabelsOf(found.visit, stop, secondsIntoRouteDay(found.route)),
      name: truncate(fullName, MAX_NAME_LENGTH),
      fullName,
      to: tabAddressOf(project, { kind: 'stop', id: stop.facts.id }),
      lock: lockLabelOf(stop.facts),
      notes: [
        otherDayLabelOf(askedOtherDayOf(stop)),
        found && isOffRoads(found.route, stop.facts.id) ? offRoadsLabel : undefined,
        unplannedReason?.reason,
      ].filter((note) => note !== undefined),
      repair: unplannedReason && firstRepairByMoves(unplannedReason),
    }
  }
