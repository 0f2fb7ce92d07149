import { defaultHeadquarters, type Coordinates } from '../../src/domain/address'
import { nextWeekday, nextWorkingWeek, isoDateOf, type CalendarDate } from '../../src/domain/calendar'
import type { Driver } from '../../src/domain/driver'
import type { Carrier } from '../../src/domain/plan'
import { addressPicker } from './address-picker'
import { allCarriers } from './demo-carriers'
import { demoProjects, type DemoProject } from './demo-projects'
import { randomSource } from './random-source'
import { demoDrivers } from './demo-drivers'

/** An invented organisation to try the product with; it is the same for the same seed and day. */
export type DemoOrganisation = {
  readonly id: string
  readonly name: string
  readonly at: Coordinates
  readonly createdAt: string
  readonly user: { readonly id: string; readonly username: string; readonly password: string }
  /** in the order of their ids, from 1 */
  readonly carriers: ReadonlyArray<Carrier>
  readonly drivers: ReadonlyArray<Driver>
  readonly projects: ReadonlyArray<DemoProject>
}

export const demoOrganisation = (seed: number, today: CalendarDate): DemoOrganisation => {
  const random = randomSource(seed)
  const pickAddress = addressPicker(random)
  const hoursAgo = hoursBefore(today)
  const headquarters = defaultHeadquarters
  const monday = nextWeekday(0, today)
  const drivers = demoDrivers(random, pickAddress, (minutes) => hoursAgo(7 - minutes / 60))
  const days = nextWorkingWeek(today).map(isoDateOf)
  const inputs = { dice: random, addressIn: pickAddress, drivers, home: headquarters, days, createdAt: hoursAgo(5.9) }
  return {
    id: random.id(),
    name: 'Rondrit Demo',
    at: headquarters,
    createdAt: hoursAgo(8),
    user: { id: random.id(), username: 'demo', password: 'demo' },
    carriers: allCarriers.map(({ id, displayName }) => ({ id, displayName })),
    drivers,
    projects: demoProjects(inputs, `${monday.day}-${monday.month}`, hoursAgo),
  }
}

/** Hours before midnight UTC, so that no moment of the demo lies in the future. */
const hoursBefore =
  ({ year, month, day }: CalendarDate) =>
  (hours: number): string =>
    new Date(Date.UTC(year, month - 1, day) - hours * 3_600_000).toISOString()
