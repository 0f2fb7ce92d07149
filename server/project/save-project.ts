import * as E from 'fp-ts/Either'
import { invalidRefusal, type Refusal } from '../../contract'
import { decodeResult } from '../../contract/optimisation'
import type { saveProject as endpoint } from '../../contract/project'
import { diffPlans, summarisePlanChange, isEmptyChange } from '../../src/domain/history'
import { acceptedPart } from '../../src/domain/optimisation'
import type { Plan, SavedPlan } from '../../src/domain/plan'
import { activitiesOf, type Route } from '../../src/domain/route'
import { deepEqual } from '../../src/domain/value'
import type { AuthorisedCommand } from '../http'
import type { JobId, ProjectId, Records, Storage } from '../storage'
import { findUnknownDriversAndCarriers, loadDriversAndCarriers } from './unknown-drivers-and-carriers'
import { changePlan, type EditedProject } from './change-plan'
import type { PlanEditPorts } from './plan-edit-ports'
import { planOfDocuments } from './plan-of-documents'
import { joinPlaces, requestDrivesOfEdit } from './request-roads'

type Command = AuthorisedCommand<typeof endpoint>

/** The routes of a save have their roads; one that lost stops keeps its line, and is calculated again. */
export const prepareSave = (ports: PlanEditPorts, storage: Pick<Storage, 'read'>) => {
  const requestDrives = requestDrivesOfEdit(ports, storage, ({ body }: Command, plan) => planOfDocuments(body, plan))
  return async (command: Command): Promise<E.Either<Refusal, Command>> => {
    await joinPlaces(ports, command.body.stops)
    return requestDrives(command)
  }
}

/** Replaces both documents of a project; they must fit together. */
export const saveProject =
  (ports: PlanEditPorts) =>
  async (
    { parameters: { id }, body, user, ifMatchVersions }: Command,
    records: Records,
  ): Promise<E.Either<Refusal, EditedProject>> => {
    const proposal = await findProposal(records, id, ifMatchVersions)
    const driversAndCarriers = await loadDriversAndCarriers(records)
    const change: { kind: ChangeKind } = { kind: 'plan saved' }
    const saved = await changePlan(ports)(
      records,
      { user, projectId: id, ifMatchVersions },
      (current) => {
        const unknownReasons = findUnknownDriversAndCarriers(body.document.routes, current, driversAndCarriers)
        if (unknownReasons.length > 0) return E.left(invalidRefusal(unknownReasons))
        change.kind = changeKindOf(proposal?.result, body, current)
        return E.bimap(invalidRefusal, (plan: Plan) => ({
          ...plan,
          routes: withKnownRoads(plan.routes, current, proposal?.result),
        }))(planOfDocuments(body, current))
      },
      (before, after) => summarisePlanChange(change.kind, before, after),
    )
    if (E.isRight(saved) && proposal !== undefined && change.kind !== 'plan saved')
      await records.jobs.markAccepted(proposal.jobId)
    return saved
  }

type ChangeKind = Parameters<typeof summarisePlanChange>[0]

type Proposal = { readonly jobId: JobId; readonly result: SavedPlan }

/**
 * The source of the figures of a sent route is that of the current or the proposed route with the same visits, times and
 * figures, and is unknown without one; what a client sends of it is not read.
 */
const withKnownRoads = (
  sent: ReadonlyArray<Route>,
  current: Plan,
  proposed: SavedPlan | undefined,
): ReadonlyArray<Route> => {
  const known = new Map<string, Route[]>()
  for (const route of [...current.routes, ...(proposed?.document.routes ?? [])]) {
    const key = visitsKeyOf(route)
    known.set(key, [...(known.get(key) ?? []), route])
  }
  return sent.map((route) => {
    const { roads } = known.get(visitsKeyOf(route))?.find((one) => hasSameFigures(one, route)) ?? noRoads
    return deepEqual(roads, route.roads) ? route : { ...route, roads }
  })
}

/** Comparing each route with each other takes seconds where there are hundreds. */
const visitsKeyOf = ({ visits }: Route): string => JSON.stringify(visits.map(({ id }) => id))

const noRoads: Pick<Route, 'roads'> = { roads: undefined }

const hasSameFigures = (one: Route, other: Route): boolean =>
  one.metres === other.metres && deepEqual(calculatedParts(one), calculatedParts(other))

const calculatedParts = (route: Route): unknown => [
  route.seconds,
  route.overviewPolyline,
  route.visits.map(({ id }) => id),
  activitiesOf(route).map(({ arrival, departure }) => [arrival, departure]),
]

/** The last job and the plan it proposed, if that was made for the version that is to be replaced. */
const findProposal = async (
  records: Records,
  project: ProjectId,
  expected: ReadonlyArray<string> | undefined,
): Promise<Proposal | undefined> => {
  const job = expected === undefined ? undefined : await records.jobs.findLatest(project)
  const result = job && decodeResult(job)
  return job !== undefined &&
    result?.baseVersion !== undefined &&
    expected?.includes(String(result.baseVersion)) === true
    ? { jobId: job.id, result }
    : undefined
}

/**
 * Saving the proposed plan, or the proposed plan without the declined routes, counts as accepting it; any other plan
 * was made by hand.
 */
const changeKindOf = (proposedPlan: SavedPlan | undefined, saved: SavedPlan, before: Plan): ChangeKind => {
  if (proposedPlan === undefined) return 'plan saved'
  const [proposedResult, savedResult] = [planOfDocuments(proposedPlan, before), planOfDocuments(saved, before)]
  if (E.isLeft(proposedResult) || E.isLeft(savedResult)) return 'plan saved'
  if (isSamePlan(proposedResult.right, savedResult.right)) return 'optimisation accepted'
  const acceptedPlan = acceptedPart(before, proposedResult.right, new Set(saved.declined))
  return isSamePlan(acceptedPlan, savedResult.right) ? 'optimisation accepted in part' : 'plan saved'
}

/** A client need not send where the figures of its routes come from. */
const isSamePlan = (plan: Plan, otherPlan: Plan): boolean =>
  isEmptyChange(diffPlans(withoutRoads(plan), withoutRoads(otherPlan)))

const withoutRoads = (plan: Plan): Plan => ({ ...plan, routes: plan.routes.map((route) => ({ ...route, ...noRoads })) })
