import type { Stop } from '../../src/domain/stop'
import { allCarriers } from './demo-carriers'
import type { Customer } from './customers'
import { demoStop } from './demo-stop'
import { anySlot } from './time-slots'
import type { Supplies } from './trips'

const UPLOADED_STOPS = 92

/** The stops of a week as a shop would upload them: some with a day, some with a time slot, in all towns. */
export const uploadedStops = (supplies: Supplies, customers: ReadonlyArray<Customer>): ReadonlyArray<Stop> => {
  const { dice, addressIn, days, createdAt } = supplies
  const towns = allCarriers.flatMap((carrier) => carrier.towns)
  return customers.slice(0, UPLOADED_STOPS).map((customer) => {
    const address = addressIn(towns[dice.below(towns.length)] ?? '')
    return demoStop(dice, customer, address, createdAt, {
      requestedDay: dice.falls(60) ? days[dice.below(days.length)] : undefined,
      ...(dice.falls(35) ? anySlot(dice) : {}),
    })
  })
}
