import { registeredAddresses, type RegisteredAddress } from '../address'
import type { Dice } from './random-source'

/** Gives the addresses of a town one after the other; none comes twice before all have come. */
export type Addresses = (town: string) => RegisteredAddress

export const dealtAddresses = (dice: Dice): Addresses => {
  const decks = new Map<string, ReadonlyArray<RegisteredAddress>>()
  const dealt = new Map<string, number>()
  for (const address of dice.shuffled(registeredAddresses))
    decks.set(address.city, [...(decks.get(address.city) ?? []), address])
  return (town) => {
    const deck = decks.get(town) ?? []
    const nth = dealt.get(town) ?? 0
    dealt.set(town, nth + 1)
    const address = deck[nth % deck.length]
    if (address === undefined) throw new Error(`The register has no address in ${town}.`)
    return address
  }
}
