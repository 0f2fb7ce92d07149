import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Refusal } from '../../../contract'
import type { StopHandover } from '../../../src/application/route'
import { summariseStopChange } from '../../../src/domain/history'
import { moveStop, stopOf, findVisit, type Plan } from '../../../src/domain/plan'
import type { ProjectId } from '../../../src/domain/project'
import { activitiesOf } from '../../../src/domain/route'
import type { Stop } from '../../../src/domain/stop'
import { changePlan } from './change-project'
import type { MemoryServer } from './memory-server'
import { stopNotFound } from './stop-not-found'

/** A stop of one route to the end of another, where it still stands where it is thought to. */
export const handOverStop = (server: MemoryServer, id: ProjectId, handover: StopHandover): E.Either<Refusal, Stop> =>
  pipe(
    changePlan(
      server,
      { id },
      (plan) => movedPlan(plan, handover),
      (before, after) => summariseStopChange(before, after, handover.id),
    ),
    E.flatMap(({ plan }) =>
      pipe(
        stopOf(plan, handover.id),
        E.fromOption(() => stopNotFound),
      ),
    ),
  )

const movedPlan = (plan: Plan, { id, from, activityIndex, to }: StopHandover): E.Either<Refusal, Plan> => {
  const route = O.toUndefined(findVisit(plan, id))?.route
  if (route?.index !== from)
    return E.left({ code: 'not_found', message: `Route ${from + 1} does not visit this stop.` })
  if (activitiesOf(route)[activityIndex]?.id !== id) return E.left({ code: 'other_place' })
  return pipe(
    moveStop(plan, { id, to: to.index, number: undefined }),
    E.mapLeft((): Refusal => ({ code: 'not_found', message: `There is no route ${to.index + 1} in this project.` })),
  )
}
