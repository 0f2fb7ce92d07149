import { dayLabel } from '../calendar'
import type { StopId } from '../stop'
import { formatAmount, formatDurationInWords } from '../text'
import type { Remedy } from './remedy'
import type { Seconds, Vehicle, VehicleId } from './route-problem'
import type { Leg } from './travel'

/** One repair that lets several unplanned stops be planned at once, with their total cost. */
export type SharedRepair = Repair & {
  readonly stops: ReadonlyArray<StopId>
  /** how many unplanned stops may go with that vehicle, `stops` included */
  readonly allowedStopCount: number
}

/** What a repair costs beside its remedies: more driving and, where lateness is allowed, more lateness in all. */
export type ExtraCost = Leg & { readonly late: Seconds }

/** Where a stop comes in the tour of a repair: after another stop, or first. */
export type RepairPosition = { readonly stop: StopId; readonly after: StopId | undefined }

/** How a vehicle could visit a stop after all: where, with which remedies, and with how much more driving. */
export type Repair = {
  readonly vehicle: VehicleId
  readonly remedies: ReadonlyArray<Remedy>
  /** of the stops that it adds, in the order of the tour */
  readonly positions: ReadonlyArray<RepairPosition>
  readonly description: string
  readonly extraMetres: number
  readonly extraSeconds: number
}

export const repairOf = (
  vehicle: Pick<Vehicle, 'id' | 'name' | 'day'>,
  remedies: ReadonlyArray<Remedy>,
  extra: ExtraCost,
  positions: ReadonlyArray<RepairPosition>,
): Repair => ({
  vehicle: vehicle.id,
  remedies,
  positions,
  description: repairMessage(vehicle, remedies, extra.late),
  extraMetres: extra.metres,
  extraSeconds: extra.seconds,
})

/** The positions that these stops have in a tour. */
export const repairPositionsIn = (
  tour: ReadonlyArray<{ readonly id: StopId }>,
  stops: ReadonlyArray<StopId>,
): ReadonlyArray<RepairPosition> =>
  tour.flatMap(({ id }, index) => (stops.includes(id) ? [{ stop: id, after: tour[index - 1]?.id }] : []))

/** What has to be changed before stops can be put on a route: a driver's hours, the vehicles, a lock, a time slot. */
export const repairNeeds = ['hours', 'vehicle', 'lock', 'time slot'] as const

export type RepairNeed = (typeof repairNeeds)[number]

/** What no move can carry out of a repair. */
export const needsOf = ({ remedies }: Pick<Repair, 'remedies'>): ReadonlyArray<RepairNeed> => [
  ...new Set(remedies.flatMap(({ kind }) => needByRemedy[kind] ?? [])),
]

const needByRemedy: Readonly<Partial<Record<Remedy['kind'], RepairNeed>>> = {
  'earlier departure': 'hours',
  'further vehicle': 'vehicle',
  'no fixed position': 'lock',
  'earlier time slot': 'time slot',
}

const repairMessage = (
  { name, day }: Pick<Vehicle, 'name' | 'day'>,
  remedies: ReadonlyArray<Remedy>,
  late: Seconds,
): string => {
  const vehicleName = `${name}${day === undefined ? '' : ` on ${dayLabel(day)}`}`
  const needsExtraVehicle = remedies.some(({ kind }) => kind === 'further vehicle')
  const descriptions = remedies.flatMap((remedy) => describeRemedy(remedy) ?? []).join(' and ')
  const summary = [needsExtraVehicle ? `A further vehicle like that of ${vehicleName}` : vehicleName, descriptions]
    .filter((part) => part !== '')
    .join(': ')
  return late > 0 ? `${summary}, with stops late by ${wholeMinutes(late)} more in all` : summary
}

/** A dispatcher agrees times to the minute. */
const wholeMinutes = (seconds: Seconds): string => formatDurationInWords(Math.ceil(seconds / 60) * 60)

const describeRemedy = (remedy: Remedy): string | undefined => {
  switch (remedy.kind) {
    case 'later return':
      return `home ${wholeMinutes(remedy.by)} later`
    case 'earlier departure':
      return `out ${wholeMinutes(remedy.by)} earlier`
    case 'longer time slot':
      return `the time slot ${wholeMinutes(remedy.by)} longer`
    case 'earlier time slot':
      return `the time slot open ${wholeMinutes(remedy.by)} earlier`
    case 'more room':
      return `room for ${formatAmount(Math.ceil(remedy.by))} more`
    case 'allowed':
      return 'the stop no longer kept for another day or driver'
    case 'no fixed position':
      return 'the stop no longer kept for its place'
    case 'further vehicle':
      return undefined
  }
}

/**
 * The cost of a remedy in seconds of working time, to be compared with extra driving.
 * Overtime counts twice; asking a customer takes a quarter of an hour, finding a larger vehicle two hours, a further
 * vehicle a working day. Overruling a fixed position or a list of allowed vehicles counts four hours: both have their reasons.
 */
export const remedyCostOf = (remedy: Remedy): number => {
  switch (remedy.kind) {
    case 'later return':
    case 'earlier departure':
      return 600 + 2 * remedy.by
    case 'longer time slot':
    case 'earlier time slot':
      return 900 + remedy.by
    case 'more room':
      return 7_200
    case 'allowed':
    case 'no fixed position':
      return 14_400
    case 'further vehicle':
      return 8 * 3_600
  }
}
