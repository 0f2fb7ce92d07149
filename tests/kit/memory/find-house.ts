import { normaliseZip, type FoundAddress, type Lookup } from '../../../src/domain/address'
import type { MemoryServer } from './memory-server'

/** What is known of a house, however its zip code and suffix are written. */
export const houseIn = ({ addresses }: Pick<MemoryServer, 'addresses'>, asked: Lookup): FoundAddress | undefined =>
  addresses.find(([house]) => nameOf(house) === nameOf(asked))?.[1]

const nameOf = ({ zip, houseNumber, houseNumberSuffix }: Lookup): string =>
  [normaliseZip(zip), houseNumber, houseNumberSuffix].join(' ').trim().toUpperCase()
