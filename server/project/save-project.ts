import * as E from 'fp-ts/Either'
import { invalidRefusal, type Refusal } from '../../contract'
import type { saveProject as endpoint, SavedPlan } from '../../contract/project'
import { diffPlans, summarisePlanChange, isEmptyChange } from '../../src/domain/history'
import { acceptedPart } from '../../src/domain/optimisation'
import { planFromDocuments, type Plan } from '../../src/domain/plan'
import type { AuthorisedCommand } from '../http'
import { decodeResult } from '../optimisation/record'
import type { ProjectId, Records } from '../storage'
import { changePlan, type ProjectPlan } from './change-plan'
import type { PlanEditPorts } from './plan-edit-ports'
import type { Reason } from '../../src/domain/parse'
import type { Route } from '../../src/domain/route'

/** Replaces both documents of a project; they must fit together. */
export const saveProject =
  (ports: PlanEditPorts) =>
  async (
    { parameters: { id }, body, who, expected }: AuthorisedCommand<typeof endpoint>,
    records: Records,
  ): Promise<E.Either<Refusal, ProjectPlan>> => {
    const proposedPlan = await findProposedPlan(records, id, expected)
    const driversAndCarriers = await loadDriversAndCarriers(records)
    return changePlan(ports)(
      records,
      { who, project: id, expected },
      (current) => {
        const unknownReasons = findUnknownDrivers(body, current, driversAndCarriers)
        return unknownReasons.length > 0
          ? E.left(invalidRefusal(unknownReasons))
          : E.mapLeft(invalidRefusal)(planOf(body, current))
      },
      (before, after) => summarisePlanChange(changeKindOf(proposedPlan, body, before), before, after),
    )
  }

const planOf = ({ document, stops }: SavedPlan, current: Plan) => planFromDocuments(document, stops, current)

/** The plan that the last job proposed, if it was made for the version that is to be replaced. */
const findProposedPlan = async (
  records: Records,
  project: ProjectId,
  expected: ReadonlyArray<string> | undefined,
): Promise<SavedPlan | undefined> => {
  const job = expected === undefined ? undefined : await records.jobs.findLatest(project)
  const result = job && decodeResult(job)
  return result?.baseVersion !== undefined && expected?.includes(String(result.baseVersion)) === true
    ? result
    : undefined
}

/**
 * Saving the proposed plan, or the proposed plan without the declined routes, counts as accepting it; any other plan
 * was made by hand.
 */
const changeKindOf = (
  proposedPlan: SavedPlan | undefined,
  saved: SavedPlan,
  before: Plan,
): Parameters<typeof summarisePlanChange>[0] => {
  if (proposedPlan === undefined) return 'plan saved'
  const [proposedResult, savedResult] = [planOf(proposedPlan, before), planOf(saved, before)]
  if (E.isLeft(proposedResult) || E.isLeft(savedResult)) return 'plan saved'
  if (isSamePlan(proposedResult.right, savedResult.right)) return 'optimisation accepted'
  const acceptedPlan = acceptedPart(before, proposedResult.right, new Set(saved.declined))
  return isSamePlan(acceptedPlan, savedResult.right) ? 'optimisation accepted in part' : 'plan saved'
}

const isSamePlan = (plan: Plan, otherPlan: Plan): boolean => isEmptyChange(diffPlans(plan, otherPlan))

/** The drivers and carriers of the organisation, who may be given routes. */
type DriversAndCarriers = { readonly drivers: ReadonlySet<string>; readonly carriers: ReadonlySet<number> }

const loadDriversAndCarriers = async ({
  drivers,
  carriers,
}: Pick<Records, 'drivers' | 'carriers'>): Promise<DriversAndCarriers> => ({
  drivers: new Set((await drivers.all()).map(({ driver }) => driver.id)),
  carriers: new Set((await carriers.all()).map(({ id }) => id)),
})

/**
 * The routes with a driver or carrier that the organisation does not have. A removed driver or carrier who is in the
 * present plan already may stay: otherwise the plan could not be saved any more.
 */
const findUnknownDrivers = (
  { document }: Pick<SavedPlan, 'document'>,
  current: Pick<Plan, 'routes'>,
  { drivers, carriers }: DriversAndCarriers,
): ReadonlyArray<Reason> => {
  const knownDrivers = new Set([...drivers, ...current.routes.flatMap(({ driverId }) => driverId ?? [])])
  const knownCarriers = new Set([
    ...carriers,
    ...current.routes.flatMap(({ externalRouteId }) => externalRouteId ?? []),
  ])
  const unknownReasonsOf = ({ driverId, externalRouteId }: Route, index: number): ReadonlyArray<Reason> => {
    const routeField = `projectDocument.routes.${index}`
    return [
      ...(driverId === undefined || knownDrivers.has(driverId)
        ? []
        : [{ field: `${routeField}.driver_id`, reason: `There is no driver ${driverId}` }]),
      ...(externalRouteId === undefined || knownCarriers.has(externalRouteId)
        ? []
        : [{ field: `${routeField}.external_route_id`, reason: `There is no external route ${externalRouteId}` }]),
    ]
  }
  return document.routes.flatMap(unknownReasonsOf)
}
