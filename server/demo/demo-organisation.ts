import { defaultHeadquarters, type Coordinates } from '../../src/domain/address'
import { nextWeekday, nextWorkingWeek, isoDateOf, type CalendarDate } from '../../src/domain/calendar'
import type { Driver } from '../../src/domain/driver'
import type { Carrier } from '../../src/domain/plan'
import { dealtAddresses } from './address-picker'
import { allCarriers } from './demo-carriers'
import { demoProjects, type DemoProject } from './demo-projects'
import { diceOf } from './random-source'
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
  const dice = diceOf(seed)
  const addressIn = dealtAddresses(dice)
  const ago = hoursBefore(today)
  const home = defaultHeadquarters
  const monday = nextWeekday(0, today)
  const drivers = demoDrivers(dice, addressIn, (minutes) => ago(7 - minutes / 60))
  const days = nextWorkingWeek(today).map(isoDateOf)
  const supplies = { dice, addressIn, drivers, home, days, createdAt: ago(5.9) }
  return {
    id: dice.id(),
    name: 'Rondrit Demo',
    at: home,
    createdAt: ago(8),
    user: { id: dice.id(), username: 'demo', password: 'demo' },
    carriers: allCarriers.map(({ id, displayName }) => ({ id, displayName })),
    drivers,
    projects: demoProjects(supplies, `${monday.day}-${monday.month}`, ago),
  }
}

/** Hours before midnight UTC, so that no moment of the demo lies in the future. */
const hoursBefore =
  ({ year, month, day }: CalendarDate) =>
  (hours: number): string =>
    new Date(Date.UTC(year, month - 1, day) - hours * 3_600_000).toISOString()
