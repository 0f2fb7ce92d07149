import { invalidRefusal, type Refusal } from '../../../contract'
import type { NotInProblem, ProblemRefusal } from '../../../src/domain/problem'

/** Why no problem can be made, in words for the user. */
export const problemRefused = (refused: ProblemRefusal): Refusal => {
  switch (refused.kind) {
    case 'no crews':
      return nothing('There is nobody to drive: add a driver first.')
    case 'no days':
      return invalidRefusal([{ field: 'days', reason: 'Names no day' }])
    case 'crew twice':
      return invalidRefusal([{ field: 'driver_ids', reason: `${refused.driverOrCarrierId} is both a driver and an external route` }])
    case 'crew unusable':
      return invalidRefusal([{ field: 'driver_ids', reason: `${refused.driverOrCarrierId} ${refused.words}` }])
    case 'no stops':
      return nothing('There are no stops to plan.', refused.notInProblem)
  }
}

/** How many stops are named. */
const TOLD = 100

const nothing = (message: string, notAsked: ReadonlyArray<NotInProblem> = []): Refusal => ({
  code: 'nothing_to_plan',
  message,
  ...(notAsked.length === 0
    ? {}
    : { details: notAsked.slice(0, TOLD).map(({ stop, reason }) => ({ stop_id: stop, reason: reason })) }),
})
