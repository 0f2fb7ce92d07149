import * as E from 'fp-ts/Either'
import { each, filled, recordOf, shown, wholeNumber, type Reason } from '../parse'
import type { Carrier } from './carrier'

const readCarrier = recordOf<Carrier>({
  id: { reader: wholeNumber({ min: 1 }) },
  displayName: { names: ['display_name', 'displayName'], reader: filled() },
})

/** §7: the external route names. */
export const readCarriers = (value: unknown): E.Either<ReadonlyArray<Reason>, ReadonlyArray<Carrier>> =>
  Array.isArray(value)
    ? each(readCarrier)(value)
    : E.left([{ field: '', reason: `Not a list of external routes: ${shown(value)}` }])
