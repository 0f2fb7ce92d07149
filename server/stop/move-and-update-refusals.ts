import { invalidRefusal, type Refusal } from '../../contract'
import type { MoveRefusal, UpdateRefusal } from '../../src/domain/plan'
import { routeNotFound } from '../require'

export const stopNotFound: Refusal = { code: 'not_found', message: 'There is no such stop in this project.' }

/** Why a stop cannot be moved. */
export const moveRefusal = (failure: MoveRefusal): Refusal => {
  switch (failure.kind) {
    case 'no such stop':
      return stopNotFound
    case 'no such route':
      return routeNotFound(failure.index)
    case 'start or end':
      return invalidRefusal([{ field: 'id', reason: 'The start and end of a route stay where they are' }])
  }
}

/** Why a stop cannot be given the route or number that the request asks for. */
export const updateRefusal = (failure: UpdateRefusal): Refusal => {
  switch (failure.kind) {
    case 'no such carrier':
      return invalidCarrier(`There is no external route ${failure.id}`)
    case 'other carrier':
      return {
        code: 'other_carrier',
        message:
          failure.route === undefined ? 'No route has this stop by now.' : `${failure.route} has this stop by now.`,
      }
    case 'on no route':
      return invalidCarrier('The stop is on no route yet: choose one')
    default:
      return moveRefusal(failure)
  }
}

const invalidCarrier = (reason: string): Refusal => invalidRefusal([{ field: 'new_carrier_id', reason }])
