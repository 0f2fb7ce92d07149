import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { invalidRefusal, type Refusal } from '../../../contract'
import { updateStop as call } from '../../../contract/stop'
import { calendarDateAt } from '../../../src/domain/calendar'
import { summariseStopChange } from '../../../src/domain/history'
import { updateStop, type Plan, type UpdateRefusal } from '../../../src/domain/plan'
import type { ProjectId } from '../../../src/domain/project'
import type { StopUpdate } from '../../../src/domain/stop'
import { parseBody } from './answer-request'
import { changePlan } from './change-project'
import type { StoredProject, MemoryServer } from './memory-server'
import { stopNotFound } from './stop-not-found'

/** §4: another number, another route, or both, by the rule that the screens apply as well. */
export const updateStopInMemory = (
  server: MemoryServer,
  id: ProjectId,
  input: StopUpdate,
): E.Either<Refusal, StoredProject> =>
  pipe(
    parseBody(call.body, input),
    E.flatMap((update) =>
      changePlan(
        server,
        { id },
        (plan) => applyUpdate(server, plan, update),
        (before, after) => summariseStopChange(before, after, update.id),
      ),
    ),
  )

const applyUpdate = (
  { carriers, headquarters, now }: MemoryServer,
  plan: Plan,
  update: StopUpdate,
): E.Either<Refusal, Plan> => {
  const today = calendarDateAt(now())
  return today === undefined
    ? E.left({ code: 'server_error' })
    : E.mapLeft(refusalOf)(updateStop(plan, update, { carriers, headquarters, today }))
}

const refusalOf = ({ kind }: UpdateRefusal): Refusal => {
  switch (kind) {
    case 'no such stop':
    case 'no such route':
      return stopNotFound
    case 'start or end':
      return invalidRefusal([{ field: 'id', reason: 'The start and end of a route stay where they are' }])
    case 'other carrier':
      return { code: 'other_carrier' }
    default:
      return invalidRefusal([{ field: 'new_carrier_id', reason: 'Choose another route' }])
  }
}
