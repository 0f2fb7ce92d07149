import { addressKeyOf, type Coordinates, type WrittenAddress } from '../../src/domain/address'
import type { CorrectionRecord, Records } from '../storage'
import { isElsewhere } from './judge-address'

/** What users of the organisation corrected of an address. */
export type RecalledCorrection = Pick<CorrectionRecord, 'by' | 'at'> & {
  /** the address that is meant */
  readonly corrected: WrittenAddress
  /** undefined where only the address service can say where that is */
  readonly coordinates: Coordinates | undefined
  readonly isOtherHouse: boolean
}

export type RecallCorrection = (address: WrittenAddress) => RecalledCorrection | undefined

/** Reads what users corrected of these addresses, and of those that are meant by them. */
export const readCorrections = async (
  { corrections }: Pick<Records, 'corrections'>,
  addresses: ReadonlyArray<WrittenAddress>,
): Promise<RecallCorrection> => {
  const written = await corrections.find([...new Set(addresses.map(addressKeyOf))])
  const meantKeys = new Set([...written.values()].map(({ corrected }) => addressKeyOf(corrected)))
  const meant = await corrections.find([...meantKeys].filter((key) => !written.has(key)))
  const correctionByAddress = new Map([...written, ...meant])
  return (address) => {
    const record = correctionByAddress.get(addressKeyOf(address))
    if (record === undefined || !isMeant(address, record)) return undefined
    const { addressKey, corrected, by, at } = record
    const meantKey = addressKeyOf(corrected)
    const place = meantKey === addressKey ? record : correctionByAddress.get(meantKey)
    return {
      corrected,
      coordinates: place !== undefined && addressKeyOf(place.corrected) === meantKey ? place.coordinates : undefined,
      isOtherHouse: meantKey !== addressKey,
      by,
      at,
    }
  }
}

/** The zip code and number of an address may be those of another one by mistake; then its street and city are too. */
const isMeant = (address: WrittenAddress, { written, corrected }: CorrectionRecord): boolean =>
  [written, corrected].some((known) => !isElsewhere(address, known))

/** The address that is meant in place of the one that was written; a row with a place of its own says what it means. */
export const correctAddress = <A extends WrittenAddress & { readonly coordinates: Coordinates | undefined }>(
  written: A,
  recall: RecallCorrection,
): A => {
  const recalled = written.coordinates === undefined ? recall(written) : undefined
  if (recalled === undefined || !recalled.isOtherHouse) return written
  const { zip, houseNumber, houseNumberSuffix, street, city } = recalled.corrected
  return {
    ...written,
    zip,
    houseNumber,
    houseNumberSuffix,
    street: street ?? written.street,
    city: city ?? written.city,
  }
}
