import { addressSummaryOf, formatZip, houseNumberWithSuffix } from '../../../src/domain/address'
import type { StopFacts } from '../../../src/domain/stop'

/** An address on two lines: street and number, then zip and city. */
export type PrintedAddress = { readonly address: string; readonly place: string }

/** An address known only as one text is printed unchanged, and a house number even without its street. */
export const formatAddress = (stop: StopFacts): PrintedAddress => {
  const [street, city] = [stop.street?.trim() ?? '', stop.city?.trim() ?? '']
  return {
    address:
      street === ''
        ? (summaryWithoutParts(city, stop.addressSummary) ?? formatHouseNumber(stop))
        : (addressSummaryOf({ ...stop, zip: '', city: undefined }) ?? ''),
    place: [formatZip(stop.zip), city].filter((part) => part !== '').join(' '),
  }
}

/** With a city, the summary repeats zip and city, and lacks the house number. */
const summaryWithoutParts = (city: string, summary: string | undefined): string | undefined =>
  city === '' && summary !== undefined && summary.trim() !== '' ? summary : undefined

const formatHouseNumber = ({ houseNumber, houseNumberSuffix }: StopFacts): string =>
  houseNumber.trim() === '' ? '' : `No. ${houseNumberWithSuffix(houseNumber, houseNumberSuffix)}`

/** Below a customer's name: the type of a visit other than a delivery, and whom to call; a number is not broken. */
export const contactLineOf = ({
  type,
  contactName,
  phone,
}: Pick<StopFacts, 'type' | 'contactName' | 'phone'>): string => {
  const visit = joinParts(type === 'Delivery' ? '' : type, contactName ?? '')
  const line = joinParts(visit, phone ?? '')
  const isTooLong = line.length > MAX_LINE_LENGTH && visit !== '' && line !== visit
  return isTooLong ? `${visit}\n${phone ?? ''}` : line
}

/** So many letters fit the column beside the address. */
const MAX_LINE_LENGTH = 26

const joinParts = (...parts: ReadonlyArray<string>): string => parts.filter((part) => part.trim() !== '').join(' · ')
