import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../contract'
import type { moveStops as endpoint, MovesResult } from '../../contract/move'
import { summariseMoves } from '../../src/domain/history'
import { figuresOfProject, figureSourceOfRoutes, type MovedPlan } from '../../src/domain/move'
import type { Plan } from '../../src/domain/plan'
import { stopLookupIn } from '../../src/domain/stop'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import { requestDrivesOfEdit, requestLegsOfMoves, movingStops, storeEdit, type PlanEditPorts } from '../project'
import { requireProject } from '../require-record'
import type { Records, Storage } from '../storage'
import { applyMovesInProject } from './apply-moves-in-project'

type Command = AuthorisedCommand<typeof endpoint>

/** The legs come first, since they decide which positions are the cheapest. */
export const prepareMoves = (ports: Pick<PlanEditPorts, 'travel'>, storage: Pick<Storage, 'read'>) => {
  const requestDrives = requestDrivesOfEdit(
    ports,
    storage,
    async ({ parameters, body, user }: Command, plan, records) =>
      E.map((moved: MovedPlan) => moved.plan)(
        await applyMovesInProject(records, ports, { ...body, user, project: parameters.id, plan }),
      ),
  )
  return async (command: Command): Promise<E.Either<Refusal, Command>> => {
    const startedAt = await requestLegsOfMoves(ports, storage, command, (plan) => movingStops(plan, command.body.moves))
    return requestDrives(command, startedAt)
  }
}

/** Applies an edit by hand as one change, and answers what it did to the totals of the project. */
export const moveStopsHandler = (ports: PlanEditPorts) => {
  const store = storeEdit(ports)
  return async (
    { parameters: { id }, body, user, ifMatchVersions }: Command,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<MovesResult>>> => {
    const project = await requireProject(records, { projectId: id, ifMatchVersions })
    if (E.isLeft(project)) return project
    const before = await records.projects.readPlan(project.right)
    const moved = await applyMovesInProject(records, ports, { ...body, user, project: id, plan: before })
    if (E.isLeft(moved)) return moved
    const { scheduling, movedStops, isPutElsewhere } = moved.right

    const edited = await store(
      records,
      { user, project: project.right, plan: before },
      moved.right.plan,
      (earlier, later) =>
        summariseMoves(
          earlier,
          later,
          movedStops.map(({ stop }) => stop),
        ),
    )
    const totalsOf = (plan: Plan): MovesResult['totalsBefore'] => ({
      ...figuresOfProject(plan, { ...scheduling, stopOf: stopLookupIn(plan.stops) }),
      figureSource: figureSourceOfRoutes(plan.routes),
    })
    return pipe(
      edited,
      E.map(({ project: { version }, plan, changed }) =>
        callResult<MovesResult>(
          {
            version,
            change: changed?.change && { id: changed.change.id, description: changed.description },
            movedStops,
            totalsBefore: totalsOf(before),
            totalsAfter: totalsOf(plan),
            isPutElsewhere: isPutElsewhere || undefined,
          },
          version,
          changed,
        ),
      ),
    )
  }
}
