import { projectPlanStateOf, type PlanState } from '../../../application/plan'
import type { Driver } from '../../../domain/driver'
import type { Carrier, Plan } from '../../../domain/plan'
import type { ProjectId } from '../../../domain/project'
import { colourOf, type RouteColour } from '../../../domain/route'
import {
  stopNameOf,
  unplannedReasonOf,
  NO_NUMBER,
  getStop,
  taskLink,
  type UnplannedReason,
  type Stop,
  type StopId,
} from '../../../domain/stop'
import type { Fact } from '../../components'
import { lockOnScreen } from '../../plan'
import type { Assignment } from './assignment'
import { assignmentOnScreen, type AssignmentOnScreen } from './assignment-view-model'
import { stopFacts } from './stop-detail-rows'
import { warningsOnScreen } from './warning-texts'

export type StopSeen = {
  readonly project: ProjectId
  readonly id: StopId
  readonly plan: PlanState
  readonly carriers: ReadonlyArray<Carrier> | undefined
  readonly assignment: Assignment
  /** who may drive, as far as that is known */
  readonly drivers: ReadonlyArray<Driver>
  /** where the back-office has the page of a stop */
  readonly taskUrl: string
}

export type StopOnScreen = {
  readonly stop: Stop
  readonly name: string
  /** none where it has no number */
  readonly badge: { readonly number: string; readonly colour: RouteColour } | undefined
  readonly assignment: AssignmentOnScreen
  readonly warnings: ReadonlyArray<string>
  readonly facts: ReadonlyArray<Fact>
  readonly task: string
  /** whose lock it is; none where it is open */
  readonly lock: string | undefined
  /** why it is on no route and what could be done, where the last optimisation said so */
  readonly leftOut: UnplannedReason | undefined
}

export type StopDetailsOnScreen =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly isUnknown: boolean }
  | { readonly kind: 'no such stop' }
  | { readonly kind: 'stop'; readonly shown: StopOnScreen }

export const stopDetailsOnScreen = (seen: StopSeen): StopDetailsOnScreen => {
  const known = projectPlanStateOf(seen.plan, seen.project)
  if (known.kind !== 'open') return known
  const stop = getStop(known.plan.stops, seen.id)
  return stop === undefined ? { kind: 'no such stop' } : { kind: 'stop', shown: shownOf(known.plan, stop, seen) }
}

const shownOf = (plan: Plan, stop: Stop, { carriers = [], assignment, drivers, taskUrl }: StopSeen): StopOnScreen => ({
  stop,
  name: stopNameOf(stop),
  badge: stop.stopNumber === NO_NUMBER ? undefined : { number: String(stop.stopNumber), colour: colourOf(stop.color) },
  assignment: assignmentOnScreen(stop, carriers, assignment),
  warnings: warningsOnScreen(plan, stop, drivers),
  facts: stopFacts(stop),
  task: taskLink(taskUrl, stop),
  lock: lockOnScreen(stop),
  leftOut: stop.routeNumber === undefined ? unplannedReasonOf(stop) : undefined,
})
