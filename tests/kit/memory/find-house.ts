import { normaliseZip, type FoundAddress, type Lookup } from '../../../src/domain/address'
import type { MemoryServer } from './memory-server'

/** The address of a house, in any spelling of its zip code and suffix. */
export const findHouse = ({ addresses }: Pick<MemoryServer, 'addresses'>, lookup: Lookup): FoundAddress | undefined =>
  addresses.find(([house]) => normalisedAddressOf(house) === normalisedAddressOf(lookup))?.[1]

const normalisedAddressOf = ({ zip, houseNumber, houseNumberSuffix }: Lookup): string =>
  [normaliseZip(zip), houseNumber, houseNumberSuffix].join(' ').trim().toUpperCase()
