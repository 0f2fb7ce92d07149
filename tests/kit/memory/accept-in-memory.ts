import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { invalidRefusal, type Refusal } from '../../../contract'
import { acceptProposal } from '../../../contract/optimisation'
import type { EditResult } from '../../../src/application/gateway'
import { latestVersionOf, summarisePlanChange } from '../../../src/domain/history'
import {
  acceptedOverNewerPlan,
  acceptedPart,
  affectedRoutesOf,
  compareRoutes,
  comparisonKeyOf,
  type AcceptedProposal,
  type Job,
  type JobId,
  type JobResult,
} from '../../../src/domain/optimisation'
import { applyMoves, type Move } from '../../../src/domain/move'
import { planFromDocuments, type Plan } from '../../../src/domain/plan'
import { parseBody } from './answer-request'
import { changePlan, editedBy, findProject } from './change-project'
import { contextOf, refusalOf } from './memory-move-gateway'
import type { MemoryServer, StoredProject } from './memory-server'

export const findJob = ({ jobs }: MemoryServer, id: JobId): E.Either<Refusal, Job> =>
  E.fromNullable<Refusal>({ code: 'not_found', message: 'There is no such job.' })(jobs.get(id))

type MovedPlan = { readonly plan: Plan }

/** Stores the proposal of a job without the declined routes and with the moves, once. */
export const acceptInMemory = (
  server: MemoryServer,
  id: JobId,
  declined: ReadonlyArray<string>,
  moves: ReadonlyArray<Move>,
): E.Either<Refusal, EditResult<AcceptedProposal>> =>
  pipe(
    findJob(server, id),
    E.flatMap(({ projectId, result }): E.Either<Refusal, EditResult<AcceptedProposal>> => {
      if (projectId === undefined || result?.baseVersion === undefined) return E.left({ code: 'no_plan' })
      if (server.acceptedJobs.has(id)) return E.left({ code: 'already_accepted' })
      return pipe(
        parseBody(acceptProposal.body, { declined, moves }),
        E.flatMap(() => findProject(server, projectId)),
        E.flatMap((project) =>
          changePlan(
            server,
            { id: projectId },
            () =>
              pipe(
                project.version === result.baseVersion
                  ? acceptedPlan(project.plan, result, declined)
                  : planLaidOver(project, result, declined),
                E.flatMap((accepted) =>
                  E.bimap(refusalOf, (moved: MovedPlan) => moved.plan)(applyMoves(accepted, moves, contextOf(server))),
                ),
              ),
            (before, after) =>
              summarisePlanChange(
                declined.length === 0 ? 'optimisation accepted' : 'optimisation accepted in part',
                before,
                after,
              ),
          ),
        ),
        E.map((edited) => {
          server.acceptedJobs.add(id)
          const { before, after } = edited
          const last = after.version === before.version ? undefined : after.changes.at(-1)
          return editedBy(edited, {
            version: after.version,
            change: last && { id: last.id, description: last.description },
          })
        }),
      )
    }),
  )

/** Refused where a route of the proposal was affected since it was made, and is not declined. */
const planLaidOver = (
  { plan, version, changes }: StoredProject,
  { document, stops, baseVersion = 0 }: JobResult,
  declined: ReadonlyArray<string>,
): E.Either<Refusal, Plan> => {
  const affected = new Set(
    changes.flatMap((change) => (latestVersionOf(change) > baseVersion ? change.affectedKeys : [])),
  )
  return pipe(
    planFromDocuments(document, stops, plan),
    E.mapLeft(invalidRefusal),
    E.flatMap((proposed) => {
      const keys = affectedRoutesOf(plan, proposed, affected).map(comparisonKeyOf)
      return keys.every((key) => declined.includes(key))
        ? E.right(acceptedOverNewerPlan(plan, proposed, { affected, declined: new Set(declined) }))
        : E.left<Refusal>({ code: 'stale', more: { version, touched: keys } })
    }),
  )
}

const acceptedPlan = (
  current: Plan,
  { document, stops }: JobResult,
  declined: ReadonlyArray<string>,
): E.Either<Refusal, Plan> =>
  pipe(
    planFromDocuments(document, stops, current),
    E.mapLeft(invalidRefusal),
    E.flatMap((proposed) => {
      const keys = compareRoutes(current.routes, proposed.routes).map(comparisonKeyOf)
      const unknownKey = declined.find((key) => !keys.includes(key))
      if (unknownKey !== undefined) return E.left(invalidRefusal([{ field: 'declined_routes', reason: unknownKey }]))
      return E.right(declined.length === 0 ? proposed : acceptedPart(current, proposed, new Set(declined)))
    }),
  )
