import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import type { addStop as endpoint } from '../../contract/stop'
import { summariseStopChange } from '../../src/domain/history'
import { addStop as addStopToPlan, stopOf, type Plan } from '../../src/domain/plan'
import { newStop } from '../../src/domain/stop'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import { creationInfo, changePlan, type PlanEditPorts } from '../project'
import { requireProject } from '../require'
import type { Records } from '../storage'
import { applyMovesIn } from './apply-moves-in'

/** Adds a stop, and plans it in the same change where the request says where. */
export const addStop = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { parameters: { id }, body: { place, ...draft }, user, ifMatchVersions }: AuthorisedCommand<typeof endpoint>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> => {
    const project = await requireProject(records, { projectId: id, ifMatchVersions })
    if (E.isLeft(project)) return project
    const stop = newStop(draft, creationInfo(ports))
    const added = pipe(
      addStopToPlan(await records.projects.readPlan(project.right), stop),
      E.mapLeft((): Refusal => ({ code: 'server_error' })),
    )
    if (E.isLeft(added)) return added
    const planned: E.Either<Refusal, { readonly plan: Plan }> =
      place === undefined
        ? E.right({ plan: added.right })
        : await applyMovesIn(
            records,
            ports,
            {
              project: id,
              plan: added.right,
              seen: undefined,
              moves: [{ ...place, stop: stop.facts.id, from: undefined }],
            },
            { to: 'to', after: 'after' },
          )
    if (E.isLeft(planned)) return planned
    return pipe(
      await change(
        records,
        { user, projectId: id, ifMatchVersions },
        () => E.right(planned.right.plan),
        (before, after) => summariseStopChange(before, after, stop.facts.id),
      ),
      E.map(({ project: { version }, plan, changed }) =>
        callResult(
          pipe(
            stopOf(plan, stop.facts.id),
            O.getOrElse(() => stop),
          ),
          version,
          changed,
        ),
      ),
    )
  }
}
