import { maxLengths } from '../parse'
import { formatZip } from './zip'

export type AddressParts = {
  readonly street: string | undefined
  readonly houseNumber: string
  readonly houseNumberSuffix: string | undefined
  readonly zip: string
  readonly city: string | undefined
}

/** `Street 12a, 1234 AB City` or `1234 AB 12a, City`, from the known parts; undefined without street and city. */
export const addressSummaryOf = (parts: AddressParts): string | undefined => {
  const [street, city] = [parts.street?.trim() ?? '', parts.city?.trim() ?? '']
  if (street === '' && city === '') return undefined
  const [zip, house] = [formatZip(parts.zip), houseNumberWithSuffix(parts.houseNumber, parts.houseNumberSuffix)]
  const [line, place] =
    street === '' && house !== ''
      ? [joinNonEmpty(' ', zip, house), city]
      : [street === '' ? '' : joinNonEmpty(' ', street, house), joinNonEmpty(' ', zip, city)]
  return truncateToMax(joinNonEmpty(', ', line, place))
}

/** The parts together may be longer than the maximum. */
const truncateToMax = (text: string): string => Array.from(text).slice(0, maxLengths.other).join('')

/** 12a, but 12-2, since digits joined to digits would be another house number, and 12 bis, since that is a word. */
export const houseNumberWithSuffix = (houseNumber: string, suffix: string | undefined): string => {
  const [number, addition] = [houseNumber.trim(), suffix?.trim() ?? '']
  const separator = /^\d/.test(addition) ? '-' : /^\p{L}{2}/u.test(addition) ? ' ' : ''
  return joinNonEmpty(separator, number, addition)
}

const joinNonEmpty = (separator: string, ...parts: ReadonlyArray<string>): string =>
  parts.filter((part) => part !== '').join(separator)
