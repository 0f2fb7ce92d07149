import { dayLabel } from '../calendar'
import { formatAmount, formatDuration } from './format-duration'
import type { Remedy } from './remedy'
import type { Seconds, Vehicle, VehicleId } from './route-problem'
import type { Leg } from './travel'

/** What a repair costs beside its remedies: more driving and, where lateness is allowed, more lateness in all. */
export type ExtraCost = Leg & { readonly late: Seconds }

/** How a vehicle could visit a stop after all: with which remedies, and with how much more driving. */
export type Repair = {
  readonly vehicle: VehicleId
  readonly remedies: ReadonlyArray<Remedy>
  readonly words: string
  readonly extraMetres: number
  readonly extraSeconds: number
}

export const repairOf = (
  vehicle: Pick<Vehicle, 'id' | 'name' | 'day'>,
  remedies: ReadonlyArray<Remedy>,
  extra: ExtraCost,
): Repair => ({
  vehicle: vehicle.id,
  remedies,
  words: repairMessage(vehicle, remedies, extra.late),
  extraMetres: extra.metres,
  extraSeconds: extra.seconds,
})

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
  return late > 0 ? `${summary}, with stops late by ${formatDuration(late)} more in all` : summary
}

const describeRemedy = (remedy: Remedy): string | undefined => {
  switch (remedy.kind) {
    case 'later home':
      return `home ${formatDuration(remedy.by)} later`
    case 'earlier out':
      return `out ${formatDuration(remedy.by)} earlier`
    case 'longer time slot':
      return `the time slot ${formatDuration(remedy.by)} longer`
    case 'earlier time slot':
      return `the time slot open ${formatDuration(remedy.by)} earlier`
    case 'more room':
      return `room for ${formatAmount(Math.ceil(remedy.by))} more`
    case 'allowed':
      return 'allowed to go there'
    case 'not pinned':
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
    case 'later home':
    case 'earlier out':
      return 600 + 2 * remedy.by
    case 'longer time slot':
    case 'earlier time slot':
      return 900 + remedy.by
    case 'more room':
      return 7_200
    case 'allowed':
    case 'not pinned':
      return 14_400
    case 'further vehicle':
      return 8 * 3_600
  }
}
