import type { RegisteredAddress } from '../../src/domain/address'
import { registeredAddresses } from '../address'
import type { RandomSource } from './random-source'

/** Returns the addresses of a town one by one; none repeats before all were returned. */
export type PickAddress = (town: string) => RegisteredAddress

export const addressPicker = (random: RandomSource): PickAddress => {
  const addressesByTown = new Map<string, ReadonlyArray<RegisteredAddress>>()
  const usedCounts = new Map<string, number>()
  for (const address of random.shuffle(registeredAddresses))
    addressesByTown.set(address.city, [...(addressesByTown.get(address.city) ?? []), address])
  return (town) => {
    const townAddresses = addressesByTown.get(town) ?? []
    const usedCount = usedCounts.get(town) ?? 0
    usedCounts.set(town, usedCount + 1)
    const address = townAddresses[usedCount % townAddresses.length]
    if (address === undefined) throw new Error(`The register has no address in ${town}.`)
    return address
  }
}
