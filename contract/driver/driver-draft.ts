import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  checkDriver,
  driverFormOf,
  newDriver,
  readDriver,
  writeDriver,
  type DriverDetails,
} from '../../src/domain/driver'
import { beyond, isRecord, present, shown, type Reason, type Said } from '../../src/domain/reading'
import { codecOf, firstOfEach, misfits, type Shape } from '../shape'
import { driverDraftExample } from './driver-examples'
import { driverDraftSchema, driverSchema } from './driver-schema'

/** A driver to be stored: what §5 asks, and what others keep with it. Id and moment are for whoever stores it to say. */
export type DriverDraft = { readonly details: DriverDetails; readonly extra: Said }

const unreadable = misfits(driverSchema)

/** What cannot be read at all is told first: the form would take it for a field left empty. */
const read = (value: unknown): E.Either<ReadonlyArray<Reason>, DriverDraft> => {
  if (!isRecord(value)) return E.left([{ field: '', reason: `Not a driver: ${shown(value)}` }])
  const unread = unreadable(value)
  return pipe(
    readDriver({ ...value, ...unborn }),
    E.flatMap((driver) =>
      pipe(
        checkDriver(driverFormOf(driver)),
        E.map((details) => ({ details, extra: driver.extra })),
      ),
    ),
    E.mapLeft((reasons) => firstOfEach([...unread, ...reasons])),
    E.filterOrElse(
      () => unread.length === 0,
      () => unread,
    ),
  )
}

const unborn = { id: 'new', shortId: '', createdAt: '' }
const withoutBirth = beyond(...Object.keys(unborn), 'routes')

const write = ({ details, extra }: DriverDraft): Said => ({
  ...extra,
  ...withoutBirth(present(writeDriver(newDriver(details, unborn)))),
})

export const driverDraft: Shape<DriverDraft> = {
  codec: codecOf('Driver to be stored', read, write),
  schema: driverDraftSchema,
  example: driverDraftExample,
}
