import * as E from 'fp-ts/Either'
import { parseEach, nonBlankText, recordOf, quoted, wholeNumber, type Reason } from '../parse'
import type { Carrier } from './carrier'

const decodeCarrier = recordOf<Carrier>({
  id: { parser: wholeNumber({ min: 1 }) },
  displayName: { names: ['display_name', 'displayName'], parser: nonBlankText() },
})

/** §7: the external routes. */
export const decodeCarriers = (value: unknown): E.Either<ReadonlyArray<Reason>, ReadonlyArray<Carrier>> =>
  Array.isArray(value)
    ? parseEach(decodeCarrier)(value)
    : E.left([{ field: '', reason: `Not a list of external routes: ${quoted(value)}` }])
