import { longest } from '../parse'
import { writtenZip } from './zip'

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
  const first = street === '' ? '' : joined(' ', street, numbered(parts.houseNumber, parts.houseNumberSuffix))
  return kept(joined(', ', first, joined(' ', writtenZip(parts.zip), city)))
}

/** Cut to the longest text that is taken in: its parts may be longer than that together. */
const kept = (line: string): string => Array.from(line).slice(0, longest.other).join('')

/** 12a, but 12-2: a suffix of digits would otherwise read as another house. */
const numbered = (houseNumber: string, suffix: string | undefined): string => {
  const [number, addition] = [houseNumber.trim(), suffix?.trim() ?? '']
  return /^\d/.test(addition) ? joined('-', number, addition) : `${number}${addition}`
}

const joined = (by: string, ...parts: ReadonlyArray<string>): string => parts.filter((part) => part !== '').join(by)
