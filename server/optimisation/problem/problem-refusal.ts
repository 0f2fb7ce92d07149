import { invalidRefusal, type Refusal } from '../../../contract'
import type { NotInProblem, ProblemRefusal } from '../../../src/domain/problem'

/** Why no problem can be made, in words for the user. */
export const problemRefusal = (reason: ProblemRefusal): Refusal => {
  switch (reason.kind) {
    case 'no crews':
      return nothingToPlan('There is nobody to drive: add a driver first.')
    case 'no days':
      return invalidRefusal([{ field: 'days', reason: 'Names no day' }])
    case 'crew twice':
      return invalidRefusal([
        { field: 'driver_ids', reason: `${reason.driverOrCarrierId} is both a driver and an external route` },
      ])
    case 'crew unusable':
      return invalidRefusal([{ field: 'driver_ids', reason: `${reason.driverOrCarrierId} ${reason.words}` }])
    case 'no stops':
      return nothingToPlan('There are no stops to plan.', reason.notInProblem)
  }
}

/** How many stops are named. */
const MAX_NAMED = 100

const nothingToPlan = (message: string, notAsked: ReadonlyArray<NotInProblem> = []): Refusal => ({
  code: 'nothing_to_plan',
  message,
  ...(notAsked.length === 0
    ? {}
    : { details: notAsked.slice(0, MAX_NAMED).map(({ stop, reason }) => ({ stop_id: stop, reason: reason })) }),
})
