import { maxLengths } from '../parse'
import { formatZip } from './zip'

export type AddressParts = {
  readonly street: string | undefined
  readonly houseNumber: string
  readonly houseNumberSuffix: string | undefined
  readonly zip: string
  readonly city: string | undefined
}

/** `Street 12a, 1234 AB City`, as far as it is known; nothing where neither street nor city is. */
export const addressSummaryOf = (parts: AddressParts): string | undefined => {
  const [street, city] = [parts.street?.trim() ?? '', parts.city?.trim() ?? '']
  if (street === '' && city === '') return undefined
  const streetLine =
    street === '' ? '' : joinNonEmpty(' ', street, houseNumberWithSuffix(parts.houseNumber, parts.houseNumberSuffix))
  return truncateToMax(joinNonEmpty(', ', streetLine, joinNonEmpty(' ', formatZip(parts.zip), city)))
}

/** Cut to the longest text that is taken in: its parts may be longer than that together. */
const truncateToMax = (text: string): string => Array.from(text).slice(0, maxLengths.other).join('')

/** 12a, but 12-2: a suffix of digits would otherwise read as another house. */
const houseNumberWithSuffix = (houseNumber: string, suffix: string | undefined): string => {
  const [number, addition] = [houseNumber.trim(), suffix?.trim() ?? '']
  return /^\d/.test(addition) ? joinNonEmpty('-', number, addition) : `${number}${addition}`
}

const joinNonEmpty = (separator: string, ...parts: ReadonlyArray<string>): string =>
  parts.filter((part) => part !== '').join(separator)
