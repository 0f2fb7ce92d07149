import { projectPlanStateOf, type PlanState } from '../../../application/plan'
import type { Driver } from '../../../domain/driver'
import type { Carrier, Plan } from '../../../domain/plan'
import type { ProjectId } from '../../../domain/project'
import { colourOf, type RouteColour } from '../../../domain/route'
import {
  stopNameOf,
  unplannedReasonOf,
  NO_NUMBER,
  stopList,
  taskLink,
  type UnplannedReason,
  type Stop,
  type StopId,
} from '../../../domain/stop'
import type { Detail } from '../../components'
import { lockLabelOf } from '../../plan'
import type { Assignment } from './assignment'
import { assignmentViewModel, type AssignmentViewModel } from './assignment-view-model'
import { stopDetailRows } from './stop-detail-rows'
import { warningTexts } from './warning-texts'

export type StopDetailsViewInput = {
  readonly project: ProjectId
  readonly id: StopId
  readonly plan: PlanState
  readonly carriers: ReadonlyArray<Carrier> | undefined
  readonly assignment: Assignment
  /** those loaded so far */
  readonly drivers: ReadonlyArray<Driver>
  /** `config.backOfficeTaskUrl`, which `taskLink` completes */
  readonly taskUrl: string
}

export type StopViewModel = {
  readonly stop: Stop
  readonly name: string
  /** undefined without a stop number */
  readonly badge: { readonly number: string; readonly colour: RouteColour } | undefined
  readonly assignment: AssignmentViewModel
  readonly warnings: ReadonlyArray<string>
  readonly detailRows: ReadonlyArray<Detail>
  readonly task: string
  /** who locked it and when; undefined while unlocked */
  readonly lock: string | undefined
  /** why the last optimisation left it unplanned, and what would help; undefined if unknown */
  readonly unplannedReason: UnplannedReason | undefined
}

export type StopDetailsViewModel =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly isUnknown: boolean }
  | { readonly kind: 'no such stop' }
  | { readonly kind: 'stop'; readonly stopView: StopViewModel }

export const stopDetailsViewModel = (input: StopDetailsViewInput): StopDetailsViewModel => {
  const planStatus = projectPlanStateOf(input.plan, input.project)
  if (planStatus.kind !== 'open') return planStatus
  const stop = stopList.get(planStatus.plan.stops, input.id)
  return stop === undefined
    ? { kind: 'no such stop' }
    : { kind: 'stop', stopView: stopViewModel(planStatus.plan, stop, input) }
}

const stopViewModel = (
  plan: Plan,
  stop: Stop,
  { carriers = [], assignment, drivers, taskUrl }: StopDetailsViewInput,
): StopViewModel => ({
  stop,
  name: stopNameOf(stop),
  badge: stop.stopNumber === NO_NUMBER ? undefined : { number: String(stop.stopNumber), colour: colourOf(stop.color) },
  assignment: assignmentViewModel(stop, carriers, assignment),
  warnings: warningTexts(plan, stop, drivers),
  detailRows: stopDetailRows(stop),
  task: taskLink(taskUrl, stop),
  lock: lockLabelOf(stop),
  unplannedReason: stop.routeNumber === undefined ? unplannedReasonOf(stop) : undefined,
})
