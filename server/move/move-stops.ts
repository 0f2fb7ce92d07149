import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../contract'
import type { moveStops as endpoint, MovesResult } from '../../contract/move'
import { summariseMoves } from '../../src/domain/history'
import { applyMoves, figuresOfProject, type MovesRefusal } from '../../src/domain/move'
import type { Plan } from '../../src/domain/plan'
import { stopList } from '../../src/domain/stop'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import { changePlan, type PlanEditPorts } from '../project'
import { requireProject } from '../require'
import type { Records } from '../storage'
import { loadHistoryOfMoves } from './history-of-moves'
import { loadFleet, schedulingOf } from './load-fleet'
import { movesRefusal, withMoveDetails } from './moves-refusal'

/** Applies an edit by hand as one change, and answers what it did to the totals of the project. */
export const moveStops = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { parameters: { id }, body, user, acceptedVersions }: AuthorisedCommand<typeof endpoint>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<MovesResult>>> => {
    const project = await requireProject(records, { project: id, acceptedVersions })
    if (E.isLeft(project)) return project
    const before = await records.projects.readPlan(project.right)
    const fleet = await loadFleet(records)
    if (fleet === undefined) return E.left({ code: 'server_error' })
    const scheduling = schedulingOf(fleet, ports.travel)
    const context = { ...fleet, ...scheduling, ...(await loadHistoryOfMoves(records, id, before, body)) }
    const moved = applyMoves(before, body.moves, context)
    if (E.isLeft(moved)) return E.left(await refusalOf(moved.left, records, { ...body, project: id, plan: before }))

    const edited = await change(
      records,
      { user, project: id, acceptedVersions },
      () => E.right(moved.right.plan),
      (earlier, later) =>
        summariseMoves(
          earlier,
          later,
          moved.right.placed.map(({ stop }) => stop),
        ),
    )
    const totalsOf = (plan: Plan): MovesResult['totalsBefore'] => ({
      ...figuresOfProject(plan, { ...scheduling, stopOf: (stop) => stopList.get(plan.stops, stop) }),
      roads: { source: ports.travel.source },
    })
    return pipe(
      edited,
      E.map(({ project: { version }, plan, changed }) =>
        callResult<MovesResult>(
          {
            version,
            change: changed?.change && { id: changed.change.id, words: changed.words },
            placed: moved.right.placed,
            totalsBefore: totalsOf(before),
            totalsAfter: totalsOf(plan),
            isRebased: moved.right.isRebased || undefined,
          },
          version,
          changed,
        ),
      ),
    )
  }
}

const refusalOf = async (
  refusal: MovesRefusal,
  records: Records,
  request: Omit<Parameters<typeof withMoveDetails>[2], 'stops'>,
): Promise<Refusal> =>
  refusal.kind === 'moved meanwhile'
    ? withMoveDetails(movesRefusal(refusal), records, { ...request, stops: refusal.stops })
    : movesRefusal(refusal)
