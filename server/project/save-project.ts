import * as E from 'fp-ts/Either'
import { invalidRefusal, type Refusal } from '../../contract'
import { decodeResult } from '../../contract/optimisation'
import type { saveProject as endpoint } from '../../contract/project'
import { diffPlans, summarisePlanChange, isEmptyChange } from '../../src/domain/history'
import { findBrokenLock } from '../../src/domain/lock'
import { acceptedPart, type JobResult } from '../../src/domain/optimisation'
import type { DriversAndCarriers, Plan, SavedPlan } from '../../src/domain/plan'
import { activitiesOf, type Route } from '../../src/domain/route'
import { deepEqual, type Steps } from '../../src/domain/value'
import type { AuthorisedCommand } from '../http'
import { runInSteps } from '../steps'
import type { JobId, JobRecord, Records, Storage } from '../storage'
import { findUnknownDriversAndCarriers } from './drivers-and-carriers'
import { refuseBrokenLock, storeMadeChange, type EditedProject } from './store-change'
import {
  finishLargeChange,
  isSameBase,
  makeLargeChange,
  readEditBase,
  type EditBase,
  type MadeChange,
} from './make-change'
import type { PlanEditPorts } from './plan-edit-ports'
import { cachedPlanFromDocuments } from './cached-plan-from-documents'
import { joinPlaces, requestDrivesOfEdit } from './request-roads'

type Command = AuthorisedCommand<typeof endpoint>

type ReadStorage = Pick<Storage, 'read'>

/** What a save depends on besides its body, and what it makes of that. */
type PreparedSave = { readonly command: Command; readonly base: SaveBase; readonly save: MadeSave }

/**
 * Makes the save before its transaction, in steps, since comparing thousands of stops takes long. The routes of a save
 * have their roads; one that lost stops keeps its line, and is calculated again.
 */
export const prepareSave = (ports: PlanEditPorts, storage: ReadStorage) => {
  const requestDrives = requestDrivesOfEdit(ports, storage, ({ body }: Command, plan) =>
    cachedPlanFromDocuments(body, plan),
  )
  return async (command: Command): Promise<E.Either<Refusal, PreparedSave>> => {
    await joinPlaces(ports, command.body.stops)
    await requestDrives(command)
    const base = await storage.read(command.user.organisation, (records) => readBase(records, command))
    if (E.isLeft(base)) return base
    const save = await runInSteps(makeSave(ports, command, base.right))
    if (E.isRight(save)) await finishLargeChange(save.right.change)
    return E.map((made: MadeSave) => ({ command, base: base.right, save: made }))(save)
  }
}

/** Replaces both documents of a project; they must fit together. */
export const saveProject =
  (ports: PlanEditPorts) =>
  async ({ command, base, save }: PreparedSave, records: Records): Promise<E.Either<Refusal, EditedProject>> => {
    const current = await readBase(records, command)
    if (E.isLeft(current)) return current
    const { project, plan } = current.right
    // Somebody may have edited the project since.
    const made = isSameSaveBase(base, current.right)
      ? E.right(save)
      : await runInSteps(makeSave(ports, command, current.right), { pause: records.pause })
    if (E.isLeft(made)) return made
    const { change, acceptedJob } = made.right
    const saved = await storeMadeChange(ports)(records, { user: command.user, project, plan }, change)
    if (acceptedJob !== undefined) await records.jobs.markAccepted(acceptedJob)
    return E.right(saved)
  }

type SaveBase = EditBase & DriversAndCarriers & { readonly job: JobRecord | undefined }

const readBase = async (records: Records, command: Command): Promise<E.Either<Refusal, SaveBase>> => {
  const base = await readEditBase(records, command)
  if (E.isLeft(base)) return base
  const job = command.ifMatchVersions && (await records.jobs.findLatest(command.parameters.id))
  return E.right({ ...base.right, carriers: await records.carriers.all(), job })
}

const isSameSaveBase = (one: SaveBase, other: SaveBase): boolean =>
  isSameBase(one, other) &&
  deepEqual(one.carriers, other.carriers) &&
  one.job?.id === other.job?.id &&
  one.job?.revision === other.job?.revision

type MadeSave = { readonly change: MadeChange | undefined; readonly acceptedJob: JobId | undefined }

const makeSave = function* (
  ports: PlanEditPorts,
  { body, ifMatchVersions, user }: Command,
  base: SaveBase,
): Steps<E.Either<Refusal, MadeSave>> {
  const { plan: before, job, drivers } = base
  const unknownReasons = findUnknownDriversAndCarriers(body.document.routes, before, base)
  if (unknownReasons.length > 0) return E.left(invalidRefusal(unknownReasons))
  const sent = cachedPlanFromDocuments(body, before)
  if (E.isLeft(sent)) return E.left(invalidRefusal(sent.left))
  yield
  const proposal = findProposal(job, ifMatchVersions)
  yield
  const kind = yield* changeKindOf(proposal, body, before)
  const edited = { ...sent.right, routes: withKnownRoads(sent.right.routes, before, proposal) }
  yield
  const allowed = refuseBrokenLock(ports, { brokenLock: findBrokenLock(before, edited), user }, edited)
  if (E.isLeft(allowed)) return allowed
  yield
  const summariseChange = (_: Plan, after: Plan) => summarisePlanChange(kind, before, after)
  const change = yield* makeLargeChange(ports.travel, { before, edited, summariseChange }, drivers)
  return E.right({ change, acceptedJob: kind === 'plan saved' ? undefined : job?.id })
}

type ChangeKind = Parameters<typeof summarisePlanChange>[0]

/**
 * The source of the figures of a sent route is that of the current or the proposed route with the same visits, times and
 * figures, and is unknown without one; what a client sends of it is not read.
 */
const withKnownRoads = (
  sent: ReadonlyArray<Route>,
  current: Plan,
  proposed: SavedPlan | undefined,
): ReadonlyArray<Route> => {
  const routesByVisits = new Map<string, Route[]>()
  for (const route of [...current.routes, ...(proposed?.document.routes ?? [])]) {
    const key = visitsKeyOf(route)
    routesByVisits.set(key, [...(routesByVisits.get(key) ?? []), route])
  }
  return sent.map((route) => {
    const { figureSource } =
      routesByVisits.get(visitsKeyOf(route))?.find((one) => hasSameFigures(one, route)) ?? noFigureSource
    return deepEqual(figureSource, route.figureSource) ? route : { ...route, figureSource }
  })
}

/** Comparing each route with each other takes seconds where there are hundreds. */
const visitsKeyOf = ({ visits }: Route): string => JSON.stringify(visits.map(({ id }) => id))

const noFigureSource: Pick<Route, 'figureSource'> = { figureSource: undefined }

const hasSameFigures = (one: Route, other: Route): boolean =>
  one.metres === other.metres && deepEqual(calculatedParts(one), calculatedParts(other))

const calculatedParts = (route: Route): unknown => [
  route.seconds,
  route.overviewPolyline,
  route.visits.map(({ id }) => id),
  activitiesOf(route).map(({ arrival, departure }) => [arrival, departure]),
]

/** The plan that the last job proposed, if that was made for the version that is to be replaced. */
const findProposal = (
  job: JobRecord | undefined,
  expected: ReadonlyArray<string> | undefined,
): JobResult | undefined => {
  const result = job && decodeResult(job)
  return result?.baseVersion !== undefined && expected?.includes(String(result.baseVersion)) === true
    ? result
    : undefined
}

/**
 * Saving the proposed plan, or the proposed plan without the declined routes, counts as accepting it; any other plan
 * was made by hand.
 */
const changeKindOf = function* (proposed: SavedPlan | undefined, saved: SavedPlan, before: Plan): Steps<ChangeKind> {
  if (proposed === undefined) return 'plan saved'
  const [proposedPlan, savedPlan] = [cachedPlanFromDocuments(proposed, before), cachedPlanFromDocuments(saved, before)]
  yield
  if (E.isLeft(proposedPlan) || E.isLeft(savedPlan)) return 'plan saved'
  if (isSamePlan(proposedPlan.right, savedPlan.right)) return 'optimisation accepted'
  yield
  const acceptedPlan = acceptedPart(before, proposedPlan.right, new Set(saved.declined))
  return isSamePlan(acceptedPlan, savedPlan.right) ? 'optimisation accepted in part' : 'plan saved'
}

/** A client need not send where the figures of its routes come from. */
const isSamePlan = (plan: Plan, otherPlan: Plan): boolean =>
  isEmptyChange(diffPlans(withoutRoads(plan), withoutRoads(otherPlan)))

const withoutRoads = (plan: Plan): Plan => ({
  ...plan,
  routes: plan.routes.map((route) => ({ ...route, ...noFigureSource })),
})
