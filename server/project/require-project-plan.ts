import * as E from 'fp-ts/Either'
import { type Refusal, invalidRefusal } from '../../contract'
import { requireProject } from '../require-record'
import type { ProjectId, ProjectPlan, Records } from '../storage'
import { dayLabel } from '../../src/domain/calendar'
import type { Driver } from '../../src/domain/driver'
import type { FieldReason } from '../../src/domain/parse'
import { partOfPlan, wholePlan, type Plan, type PlanPart } from '../../src/domain/plan'

/** A project of the organisation with its current plan. */
export const requireProjectPlan = async (
  records: Records,
  projectId: ProjectId,
): Promise<E.Either<Refusal, ProjectPlan>> => {
  const projectResult = await requireProject(records, { projectId, ifMatchVersions: undefined })
  if (E.isLeft(projectResult)) return projectResult
  return E.right({ project: projectResult.right, plan: await records.projects.readPlan(projectResult.right) })
}

/** The part of a plan that a query names, or a refusal that says what there is nothing of. */
export const requirePlanPart = (
  plan: Plan,
  part: PlanPart,
  drivers: ReadonlyArray<Driver>,
): E.Either<Refusal, Plan> => {
  const reasons = unknownValues(plan, part, drivers)
  if (reasons.length > 0) return E.left(invalidRefusal(reasons))
  const planPart = partOfPlan(plan, part)
  return planPart.routes.length === 0 && (part.routeIndex !== undefined || part.driverId !== undefined)
    ? E.left(invalidRefusal([{ field: '', reason: 'No route of this project fits all of day, route and driver_id' }]))
    : E.right(planPart)
}

const unknownValues = (
  plan: Plan,
  { day, routeIndex, driverId }: PlanPart,
  drivers: ReadonlyArray<Driver>,
): ReadonlyArray<FieldReason> => {
  const hasPart = (part: Partial<PlanPart>): boolean => {
    const { routes, stops } = partOfPlan(plan, { ...wholePlan, ...part })
    return routes.length > 0 || [...stops].length > 0
  }
  return [
    ...(day === undefined || hasPart({ day })
      ? []
      : [{ field: 'day', reason: `No route or stop of this project is on ${dayLabel(day)}` }]),
    ...(routeIndex === undefined || hasPart({ routeIndex })
      ? []
      : [{ field: 'route', reason: `There is no route with index ${routeIndex} in this project` }]),
    ...(driverId === undefined || hasPart({ driverId })
      ? []
      : [{ field: 'driver_id', reason: driverReason(drivers.some(({ id }) => id === driverId)) }]),
  ]
}

const driverReason = (isKnown: boolean): string =>
  isKnown ? 'This driver has no route in this project' : 'There is no such driver'
