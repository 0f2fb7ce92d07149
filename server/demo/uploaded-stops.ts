import type { Stop } from '../../src/domain/stop'
import { allCarriers } from './demo-carriers'
import type { Customer } from './customers'
import { demoStop } from './demo-stop'
import { pickSlot } from './time-slots'
import type { DemoInputs } from './trips'

const UPLOADED_STOPS = 92

/** The stops of a week as a shop would upload them: some with a day, some with a time slot, in all towns. */
export const uploadedStops = (inputs: DemoInputs, customers: ReadonlyArray<Customer>): ReadonlyArray<Stop> => {
  const { random, pickAddress, days, createdAt } = inputs
  const towns = allCarriers.flatMap((carrier) => carrier.towns)
  return customers.slice(0, UPLOADED_STOPS).map((customer) => {
    const address = pickAddress(towns[random.integerBelow(towns.length)] ?? '')
    return demoStop(random, customer, address, createdAt, {
      requestedDay: random.hasChance(60) ? days[random.integerBelow(days.length)] : undefined,
      ...(random.hasChance(35) ? pickSlot(random) : {}),
    })
  })
}
