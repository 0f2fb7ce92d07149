import { invalid, type Refusal } from '../../contract'
import type { MoveRefusal, UpdateRefusal } from '../../src/domain/plan'
import { noRoute } from '../require'

export const noStop: Refusal = { code: 'not_found', message: 'There is no such stop in this project.' }

/** Why a stop cannot be moved. */
export const moveRefused = (refused: MoveRefusal): Refusal => {
  switch (refused.kind) {
    case 'no such stop':
      return noStop
    case 'no such route':
      return noRoute(refused.index)
    case 'start or end':
      return invalid([{ field: 'id', reason: 'The start and end of a route stay where they are' }])
  }
}

/** Why a stop cannot be given the route or number that the request asks for. */
export const updateRefused = (refused: UpdateRefusal): Refusal => {
  switch (refused.kind) {
    case 'nothing chosen':
      return ofCarrier('Choose another route, or a sequence number')
    case 'no such carrier':
      return ofCarrier(`There is no external route ${refused.id}`)
    case 'other carrier':
      return {
        code: 'other_carrier',
        message:
          refused.route === undefined ? 'No route has this stop by now.' : `${refused.route} has this stop by now.`,
      }
    case 'on no route':
      return ofCarrier('The stop is on no route yet: choose one')
    default:
      return moveRefused(refused)
  }
}

const ofCarrier = (reason: string): Refusal => invalid([{ field: 'new_carrier_id', reason }])
