import { minutesOf, timeLabel } from '../calendar'
import { isBlank } from '../parse'
import type { ImportField, ImportTexts } from './import-field'
import { itemsOfList, textOfList } from './list-text'

/** One stop of two rows: demands are added, notes and references joined, and the narrower slot is kept. */
export const mergeTexts = (one: ImportTexts, other: ImportTexts): ImportTexts => {
  const texts: Partial<Record<ImportField, string>> = { ...other, ...withoutBlank(one) }
  set(texts, 'demand', sumOf(one.demand, other.demand))
  set(texts, 'notes', joined(one.notes, other.notes, '\n'))
  set(texts, 'productDescription', joined(one.productDescription, other.productDescription, ', '))
  set(texts, 'groupedExternalTaskIds', referencesOf(one, other))
  const slot = slotLength(other) < slotLength(one) ? other : one
  set(texts, 'timeSlotEarliest', slot.timeSlotEarliest)
  set(texts, 'timeSlotLatest', slot.timeSlotLatest)
  return texts
}

const withoutBlank = (texts: ImportTexts): ImportTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => !isBlank(text)))

const set = (texts: Partial<Record<ImportField, string>>, field: ImportField, text: string | undefined): void => {
  if (text === undefined || isBlank(text)) delete texts[field]
  else texts[field] = text
}

/** A row without a demand counts as one unit. */
const sumOf = (one: string | undefined, other: string | undefined): string => {
  const [left, right] = [amountsOf(one), amountsOf(other)]
  const sums = Array.from(
    { length: Math.max(left.length, right.length) },
    (_, dimension) => (left[dimension] ?? 0) + (right[dimension] ?? 0),
  )
  return textOfList(sums.map((sum) => String(Math.round(sum * 1e6) / 1e6)))
}

const amountsOf = (demand: string | undefined): ReadonlyArray<number> => {
  const amounts = itemsOfList(demand).map(Number)
  return amounts.length === 0 ? [1] : amounts
}

/** What becomes too long for a stop is a problem of the row, which the dispatcher sees. */
const joined = (one: string | undefined, other: string | undefined, separator: string): string | undefined => {
  if (isBlank(one) || one === other) return other ?? one
  return isBlank(other) ? one : `${one ?? ''}${separator}${other ?? ''}`
}

const referencesOf = (one: ImportTexts, other: ImportTexts): string =>
  textOfList([...new Set([...itemsOfList(one.groupedExternalTaskIds), ...itemsOfList(other.groupedExternalTaskIds)])])

const slotLength = ({ timeSlotEarliest, timeSlotLatest }: ImportTexts): number =>
  (minutesAt(timeSlotLatest) ?? 24 * 60) - (minutesAt(timeSlotEarliest) ?? 0)

const minutesAt = (time: string | undefined): number | undefined =>
  time === undefined ? undefined : minutesOf(timeLabel(time) ?? '')
