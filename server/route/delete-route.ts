import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import type { deleteRoute as endpoint } from '../../contract/route'
import { removeEmptyRoute, type RouteRemovalRefusal } from '../../src/domain/plan'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import { changePlan, type PlanEditPorts } from '../project'
import { routeNotFound } from '../require'
import type { Records } from '../storage'

export const deleteRoute = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { parameters: { id, routeIndex }, user, ifMatchVersions }: AuthorisedCommand<typeof endpoint>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> =>
    pipe(
      await change(
        records,
        { user, projectId: id, ifMatchVersions },
        (plan) => E.mapLeft(removalRefusal)(removeEmptyRoute(plan, routeIndex)),
        () => ({ kind: 'route removed', route: routeIndex + 1 }),
      ),
      E.map(({ project: { version }, changed }) => callResult({ version }, version, changed)),
    )
}

const removalRefusal = ({ kind, index }: RouteRemovalRefusal): Refusal =>
  kind === 'not empty' ? { code: 'not_empty' } : routeNotFound(index)
