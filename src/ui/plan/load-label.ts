import type { Driver } from '../../domain/driver'
import type { Plan } from '../../domain/plan'
import { driverLimitsOf } from '../../domain/problem'
import { loadChangesOf, peakLoad, roundAmount, type LoadChange, type Route } from '../../domain/route'
import { stopList, type StopId } from '../../domain/stop'

/** The load of a route beside the capacity of its vehicle. */
export type LoadLabel = {
  /** in the first dimension */
  readonly amount: number
  /** in the first dimension; undefined where no driver is known */
  readonly capacity: number | undefined
  /** such as `40/50`, in the fullest dimension */
  readonly text: string
  /** such as `43 of 41` */
  readonly ofCapacity: string
  /** such as `Load 43 of 41, 2 over` */
  readonly description: string
  /** undefined where no driver is known */
  readonly percent: number | undefined
  readonly isOver: boolean
}

export const loadLabelOf = (
  changes: ReadonlyArray<LoadChange>,
  capacity: ReadonlyArray<number> | undefined,
): LoadLabel => {
  const load = peakLoad(changes)
  const amount = load[0] ?? 0
  const fullest = capacity && fullestDimension(load, capacity)
  if (fullest === undefined)
    return {
      amount,
      capacity: undefined,
      text: String(amount),
      ofCapacity: String(amount),
      description: `Load ${amount}`,
      percent: undefined,
      isOver: false,
    }
  const [used, max] = fullest
  const ofCapacity = `${used} of ${max}`
  const over = roundAmount(used - max)
  return {
    amount,
    capacity: capacity?.[0],
    text: `${used}/${max}`,
    ofCapacity,
    description: `Load ${ofCapacity}${over > 0 ? `, ${over} over` : ''}`,
    percent: max === 0 ? 100 : Math.min(100, Math.round((used / max) * 100)),
    isOver: over > 0,
  }
}

type LoadInput = {
  readonly dialog: { readonly stops: ReadonlyArray<StopId> }
  readonly plan: Plan
  readonly drivers: ReadonlyArray<Driver>
}

/** The stops are counted as one block where they would go in, which matters where pickups and deliveries are mixed. */
export const loadAfterMove = (
  { dialog: { stops }, plan, drivers }: LoadInput,
  { visits, driverId }: Pick<Route, 'visits' | 'driverId'>,
  after: StopId | undefined,
): LoadLabel => {
  const stopOf = (id: StopId) => stopList.get(plan.stops, id)
  const others = visits.filter(({ id }) => !stops.includes(id))
  const position = others.findIndex(({ id }) => id === after) + 1
  const changes = [
    ...loadChangesOf({ visits: others.slice(0, position) }, stopOf),
    ...stops.flatMap((id) => stopOf(id)?.facts ?? []),
    ...loadChangesOf({ visits: others.slice(position) }, stopOf),
  ]
  return loadLabelOf(changes, driverLimitsOf({ driverId }, drivers)?.capacity)
}

/** Such as `Reload at depot, 20 min`. */
export const reloadLabelOf = (seconds: number | undefined): string =>
  ['Reload at depot', ...(seconds === undefined || seconds <= 0 ? [] : [`${Math.round(seconds / 60)} min`])].join(', ')

/** The load and the capacity of the dimension in which the vehicle is fullest. */
const fullestDimension = (
  load: ReadonlyArray<number>,
  capacity: ReadonlyArray<number>,
): readonly [number, number] | undefined =>
  capacity
    .map((max, dimension) => [load[dimension] ?? 0, max] as const)
    .toSorted(([used, max], [otherUsed, otherMax]) => otherUsed * max - used * otherMax)[0]
