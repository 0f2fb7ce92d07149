import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { checkCoordinates, coordinateFields } from '../address'
import { oneOf, optional, recordOf, withDefault, type Reason } from '../parse'
import { priorities, stopTypes, defaultDemand, type Priority, type StopType } from '../stop'
import type { Pin, ProblemStop, Seconds } from './route-problem'
import { amounts, id, minutes, pin, vehicleIds } from './figure-parsers'
import { slots, type Slots } from './time-parsers'

/** The fields by the names they have outside, which is how a reason names them. */
type WrittenStop = {
  readonly id: string
  readonly lat: number
  readonly lng: number
  readonly type: StopType
  readonly demand: ReadonlyArray<number>
  readonly duration: Seconds
  readonly windows: Slots
  readonly priority: Priority
  readonly allowed_vehicles: ReadonlyArray<string> | undefined
  readonly pinned: Pin | undefined
}

const always: Slots = { date: undefined, windows: [] }

const writtenStop = recordOf<WrittenStop>({
  id: { parser: id },
  ...coordinateFields,
  type: { parser: withDefault(oneOf(...stopTypes), 'Delivery') },
  demand: { parser: withDefault(amounts, defaultDemand) },
  duration: { parser: withDefault(minutes, 0) },
  windows: { parser: withDefault(slots, always) },
  priority: { parser: withDefault(oneOf(...priorities), 'Regular') },
  allowed_vehicles: { parser: optional(vehicleIds), names: ['allowed_vehicles', 'allowedVehicles'] },
  pinned: { parser: optional(pin) },
})

/** A stop, and the date its windows name: only vehicles of that day may visit it. */
export type DatedStop = { readonly stop: ProblemStop; readonly date: string | undefined }

export const readProblemStop = (value: unknown): E.Either<ReadonlyArray<Reason>, DatedStop> =>
  pipe(
    writtenStop(value),
    E.flatMap((written) => {
      const at = checkCoordinates(written)
      if (E.isLeft(at)) return E.left([{ field: 'lat', reason: at.left }])
      const stop: ProblemStop = {
        id: written.id,
        at: at.right,
        type: written.type,
        demand: written.demand,
        service: written.duration,
        windows: written.windows.windows,
        priority: written.priority,
        allowedVehicles: written.allowed_vehicles,
        pin: written.pinned,
      }
      return E.right({ stop, date: written.windows.date })
    }),
  )
