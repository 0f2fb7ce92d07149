import * as E from 'fp-ts/Either'
import { invalidRefusal, type AnswerOf, type Refusal } from '../../../contract'
import { decodeResult, type acceptProposal as endpoint } from '../../../contract/optimisation'
import { diffPlans, isEmptyChange, summarisePlanChange } from '../../../src/domain/history'
import type { Move } from '../../../src/domain/move'
import { acceptedPart, isKnownKey, type JobResult } from '../../../src/domain/optimisation'
import type { Reason } from '../../../src/domain/parse'
import { planFromDocuments, type Plan } from '../../../src/domain/plan'
import { callResult, type AuthorisedCommand, type CallResult } from '../../http'
import { applyMovesIn, movingStops, requestLegsOfMoves } from '../../move'
import { findUnknownDriversAndCarriers, loadDriversAndCarriers, storeEdit, type PlanEditPorts } from '../../project'
import { requireJob, requireProject } from '../../require'
import type { ProjectId, Records, Storage } from '../../storage'
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

/** Reads the proposal before the write: decoding 10,000 stops takes half a second. */
export const prepareAcceptance =
  ({ travel }: Pick<PlanEditPorts, 'travel'>, storage: Pick<Storage, 'read'>) =>
  async ({ parameters: { jobId }, body, user, ifMatchVersions }: Command): Promise<E.Either<Refusal, Acceptance>> => {
    const job = await storage.read(user.organisation, (records) => requireJob(records, jobId))
    if (E.isLeft(job)) return job
    const { project: projectId } = job.right
    const result = decodeResult(job.right)
    if (projectId === undefined || result?.baseVersion === undefined) return E.left({ code: 'no_plan' })
    const { baseVersion } = result
    const { declined = [], moves = [] } = body
    if (moves.length > 0)
      await requestLegsOfMoves(travel, storage, { organisation: user.organisation, project: projectId }, (plan) =>
        E.match(
          () => ({ stops: [], targets: [] }),
          (proposed: Plan) => movingStops(proposed, moves),
        )(requireProposedPlan(result, plan)),
      )
    return E.right({ jobId, projectId, baseVersion, result, declined, moves, user, ifMatchVersions })
  }

/** Stores the proposal, or a part of it, unless what it changes was changed since. */
export const acceptEndpoint =
  (ports: PlanEditPorts) =>
  async (
    { jobId, projectId, baseVersion, result, declined, moves, user, ifMatchVersions }: Acceptance,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> => {
    // A write that needs both locks the project before the job, so that no two of them wait for each other.
    const existingProject = await requireProject(records, { projectId, ifMatchVersions: undefined })
    if (E.isLeft(existingProject)) return existingProject
    if (!(await records.jobs.markAccepted(jobId))) return E.left({ code: 'already_accepted' })
    const project = await requireProject(records, { projectId, ifMatchVersions })
    if (E.isLeft(project)) return project
    const current = await records.projects.readPlan(project.right)
    const proposed = requireProposedPlan(result, current)
    if (E.isLeft(proposed)) return proposed
    const headers = await records.changes.headersSince(projectId, baseVersion)
    const affected = new Set(headers.flatMap((header) => header.affected))
    const unknownKeys = findUnknownKeys(declined, isKnownKey(current, proposed.right, affected))
    if (unknownKeys.length > 0) return E.left(invalidRefusal(unknownKeys))
    const accepted =
      project.right.version === baseVersion
        ? E.right(acceptedPlan(current, proposed.right, declined))
        : await acceptOverNewerPlan(records, project.right, current, {
            proposed: proposed.right,
            baseVersion,
            affected,
            declined,
          })
    if (E.isLeft(accepted)) return accepted
    const unknownDrivers = findUnknownDriversAndCarriers(
      accepted.right.routes,
      current,
      await loadDriversAndCarriers(records),
    )
    if (unknownDrivers.length > 0) return E.left(invalidRefusal(unknownDrivers))
    const moved = await movedPlan(records, ports, { project: projectId, plan: accepted.right, moves })
    if (E.isLeft(moved)) return moved
    const edited = await storeEdit(ports)(
      records,
      { user, project: project.right, plan: current },
      moved.right,
      (before, after) => summarisePlanChange(changeKindOf(current, proposed.right, declined), before, after),
    )
    if (E.isLeft(edited)) return edited
    const { project: stored, changed } = edited.right
    const change = changed?.change && { id: changed.change.id, words: changed.words }
    return E.right(callResult({ version: stored.version, change }, stored.version, changed))
  }

const movedPlan = async (
  records: Records,
  ports: PlanEditPorts,
  request: { readonly project: ProjectId; readonly plan: Plan; readonly moves: ReadonlyArray<Move> },
): Promise<E.Either<Refusal, Plan>> =>
  request.moves.length === 0
    ? E.right(request.plan)
    : E.map(({ plan }: { readonly plan: Plan }) => plan)(
        await applyMovesIn(records, ports, { ...request, seen: undefined }),
      )

const requireProposedPlan = ({ document, stops }: JobResult, current: Plan): E.Either<Refusal, Plan> =>
  E.mapLeft(invalidRefusal)(planFromDocuments(document, stops, current))

const findUnknownKeys = (declined: ReadonlyArray<string>, isKnown: (key: string) => boolean): ReadonlyArray<Reason> =>
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
