import { invalidRefusal, type Refusal } from '../../contract'
import type { MoveStopRefusal, UpdateRefusal } from '../../src/domain/plan'
import { routeNotFound } from '../require-record'

export const stopNotFound: Refusal = { code: 'not_found', message: 'There is no such stop in this project.' }

type Unmovable = MoveStopRefusal | { readonly kind: 'no such stop' | 'start or end' }

/** Why a stop cannot be moved; `field` is that of the request which names the stop or its target. */
export const moveStopRefusal = (failure: Unmovable, field = 'id'): Refusal => {
  switch (failure.kind) {
    case 'no such stop':
      return stopNotFound
    case 'no such route':
      return routeNotFound(failure.index)
    case 'start or end':
      return invalidRefusal([{ field, reason: 'The start and end of a route stay where they are' }])
  }
}

/** Why a stop cannot be given the route or number that the request asks for. */
export const updateRefusal = (failure: UpdateRefusal): Refusal => {
  switch (failure.kind) {
    case 'no such carrier':
      return invalidCarrier(`There is no carrier ${failure.id}`)
    case 'other carrier':
      return {
        code: 'other_carrier',
        message:
          failure.route === undefined ? 'No route has this stop by now.' : `${failure.route} has this stop by now.`,
      }
    case 'on no route':
      return invalidCarrier('The stop is on no route yet: choose one')
    default:
      return moveStopRefusal(failure)
  }
}

const invalidCarrier = (reason: string): Refusal => invalidRefusal([{ field: 'new_carrier_id', reason }])
