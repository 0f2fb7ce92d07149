import * as E from 'fp-ts/Either'
import { invalidRefusal, type AnswerOf, type Refusal } from '../../../contract'
import { decodeResult, type acceptProposal as endpoint } from '../../../contract/optimisation'
import { diffPlans, isEmptyChange, summarisePlanChange } from '../../../src/domain/history'
import type { Move, MovedPlan } from '../../../src/domain/move'
import { acceptedPart, isKnownKey, type JobResult } from '../../../src/domain/optimisation'
import type { FieldReason } from '../../../src/domain/parse'
import type { Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { callResult, type AuthorisedCommand, type CallResult } from '../../http'
import { applyMovesInProject } from '../../move'
import {
  findStaleRoutes,
  findUnknownDriversAndCarriers,
  loadDriversAndCarriers,
  loadWorkingTimes,
  joinPlaces,
  recalculateRoutes,
  requestDrivesOfRoutes,
  requestLegsOfMoves,
  movingStops,
  cachedPlanFromDocuments,
  storeEdit,
  type PlanEditPorts,
} from '../../project'
import { requireJob, requireProject } from '../../require-record'
import type { ProjectId, Records, Storage, ProjectPlan } from '../../storage'
import { acceptOverNewerPlan } from './accept-over-newer-plan'

type Command = AuthorisedCommand<typeof endpoint>

/** The plan that a job proposes, and which of its routes are declined. */
type Acceptance = Pick<Command, 'user' | 'ifMatchVersions'> & {
  readonly jobId: string
  readonly projectId: ProjectId
  readonly baseVersion: number
  readonly result: JobResult
  readonly declined: ReadonlyArray<string>
  /** of stops on the accepted plan, such as repairs of those that it leaves unplanned */
  readonly moves: ReadonlyArray<Move>
}

/**
 * Reads the proposal before the write: decoding 10,000 stops takes half a second. Requests what the write calculates:
 * the roads of ticked repairs, and of declined routes that lose stops to accepted ones.
 */
export const prepareAcceptance =
  (ports: PlanEditPorts, storage: Pick<Storage, 'read'>) =>
  async ({ parameters: { jobId }, body, user, ifMatchVersions }: Command): Promise<E.Either<Refusal, Acceptance>> => {
    const job = await storage.read(user.organisation, (records) => requireJob(records, jobId))
    if (E.isLeft(job)) return job
    const { project: projectId } = job.right
    const result = decodeResult(job.right)
    if (projectId === undefined || result?.baseVersion === undefined) return E.left({ code: 'no_plan' })
    const { baseVersion } = result
    const { declined = [], moves = [] } = body
    const acceptance = { jobId, projectId, baseVersion, result, declined, moves, user, ifMatchVersions }
    const edit = { parameters: { id: projectId }, user }
    await joinPlaces(ports, result.stops)
    const startedAt =
      moves.length === 0
        ? undefined
        : await requestLegsOfMoves(ports, storage, edit, (plan) =>
            E.match(
              () => ({ stops: [], targets: [] }),
              (proposed: Plan) => movingStops(proposed, moves),
            )(requireProposedPlan(result, plan)),
          )
    await requestDrivesOfRoutes(
      ports,
      storage,
      edit,
      async ({ project, plan }, records) => {
        const accepted = await planAfterAcceptance(ports, records, { project, plan }, acceptance)
        if (E.isLeft(accepted)) return []
        return [...new Set([...findStaleRoutes(plan, accepted.right.plan), ...accepted.right.repairedRoutes])]
      },
      startedAt,
    )
    return E.right(acceptance)
  }

/** Stores the proposal, or a part of it, unless what it changes was changed since. */
export const acceptHandler =
  (ports: PlanEditPorts) =>
  async (
    acceptance: Acceptance,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> => {
    const { jobId, projectId, declined, user, ifMatchVersions } = acceptance
    // A write that needs both locks the project before the job, so that no two of them wait for each other.
    const existingProject = await requireProject(records, { projectId, ifMatchVersions: undefined })
    if (E.isLeft(existingProject)) return existingProject
    if (!(await records.jobs.markAccepted(jobId))) return E.left({ code: 'already_accepted' })
    const project = await requireProject(records, { projectId, ifMatchVersions })
    if (E.isLeft(project)) return project
    const current = { project: project.right, plan: await records.projects.readPlan(project.right) }
    const accepted = await planAfterAcceptance(ports, records, current, acceptance)
    if (E.isLeft(accepted)) return accepted
    const { proposed, repairedRoutes } = accepted.right
    const workingTimesOf = await loadWorkingTimes(records, repairedRoutes)
    const plan = recalculateRoutes(accepted.right.plan, repairedRoutes, ports.travel, workingTimesOf)
    const edited = await storeEdit(ports)(records, { user, ...current }, plan, (before, after) =>
      summarisePlanChange(changeKindOf(current.plan, proposed, declined), before, after),
    )
    if (E.isLeft(edited)) return edited
    const { project: stored, changed } = edited.right
    const change = changed?.change && { id: changed.change.id, description: changed.description }
    return E.right(callResult({ version: stored.version, change }, stored.version, changed))
  }

/** The proposed plan, and the plan that an acceptance of it makes, not recalculated yet. */
type AcceptedPlan = {
  readonly proposed: Plan
  readonly plan: Plan
  /** those that ticked repairs changed; as the proposal brought each a new line, storing would take its times as new too */
  readonly repairedRoutes: ReadonlySet<Route>
}

const planAfterAcceptance = async (
  ports: PlanEditPorts,
  records: Records,
  { project, plan: current }: ProjectPlan,
  { baseVersion, result, declined, moves, user }: Acceptance,
): Promise<E.Either<Refusal, AcceptedPlan>> => {
  const proposed = requireProposedPlan(result, current)
  if (E.isLeft(proposed)) return proposed
  const headers = await records.changes.headersSince(project.id, baseVersion)
  const affected = new Set(headers.flatMap((header) => header.affectedKeys))
  const unknownKeys = findUnknownKeys(declined, isKnownKey(current, proposed.right, affected))
  if (unknownKeys.length > 0) return E.left(invalidRefusal(unknownKeys))
  const accepted =
    project.version === baseVersion
      ? E.right(acceptedPlan(current, proposed.right, declined))
      : await acceptOverNewerPlan(records, project, current, {
          proposed: proposed.right,
          baseVersion,
          affected,
          declined,
        })
  if (E.isLeft(accepted)) return accepted
  const driversAndCarriers = await loadDriversAndCarriers(records)
  const unknownDrivers = findUnknownDriversAndCarriers(accepted.right.routes, current, driversAndCarriers)
  if (unknownDrivers.length > 0) return E.left(invalidRefusal(unknownDrivers))
  if (moves.length === 0) return E.right({ proposed: proposed.right, plan: accepted.right, repairedRoutes: new Set() })
  const edit = { project: project.id, plan: accepted.right, seenVersion: undefined, moves, user }
  return E.map(({ plan }: MovedPlan) => ({
    proposed: proposed.right,
    plan,
    repairedRoutes: findStaleRoutes(accepted.right, plan),
  }))(await applyMovesInProject(records, ports, edit))
}

const requireProposedPlan = (result: JobResult, current: Plan): E.Either<Refusal, Plan> =>
  E.mapLeft(invalidRefusal)(cachedPlanFromDocuments(result, current))

const findUnknownKeys = (
  declined: ReadonlyArray<string>,
  isKnown: (key: string) => boolean,
): ReadonlyArray<FieldReason> =>
  declined.flatMap((key, index) =>
    isKnown(key)
      ? []
      : [{ field: `declined_routes.${index}`, reason: `The proposal has no route with the key ${key}` }],
  )

const acceptedPlan = (current: Plan, proposed: Plan, declined: ReadonlyArray<string>): Plan =>
  declined.length === 0 ? proposed : acceptedPart(current, proposed, new Set(declined))

/** A proposal of which only unchanged routes are declined is accepted as a whole. */
const changeKindOf = (
  current: Plan,
  proposed: Plan,
  declined: ReadonlyArray<string>,
): Parameters<typeof summarisePlanChange>[0] =>
  declined.length === 0 || isEmptyChange(diffPlans(proposed, acceptedPlan(current, proposed, declined)))
    ? 'optimisation accepted'
    : 'optimisation accepted in part'
