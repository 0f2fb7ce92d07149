import { invalid, type Refusal } from '../../contract'
import type { MoveRefused } from '../../src/domain/plan'

export const noStop: Refusal = { code: 'not_found', message: 'There is no such stop in this project.' }

/** Why a stop stays where it is. */
export const moveRefused = (refused: MoveRefused): Refusal => {
  switch (refused.kind) {
    case 'no such stop':
      return noStop
    case 'no such route':
      return { code: 'not_found', message: `There is no route ${refused.index + 1} in this project.` }
    case 'start or end':
      return invalid([{ field: 'id', reason: 'The start and end of a route stay where they are' }])
  }
}
