import * as E from 'fp-ts/Either'
import type { Reader } from './reader'
import { shown } from './shown'

/** Text as it came, of at most `max` characters. */
export const text =
  (max = Infinity): Reader<string> =>
  (value) => {
    if (typeof value !== 'string') return E.left(`Not a text: ${shown(value)}`)
    if (isLonger(value, max)) return E.left(`Longer than ${max} characters`)
    // Databases refuse both.
    if (value.includes('\0') || !value.isWellFormed()) return E.left('Has a character that cannot be kept')
    return E.right(value)
  }

/** The same for text that others write as a number: 12 is the house number "12". */
export const wording = (max = Infinity): Reader<string> => {
  const read = text(max)
  return (value) => read(typeof value === 'number' && Number.isFinite(value) ? String(value) : value)
}

/** Wording that says something, without the spaces around it. */
export const filled = (max = Infinity): Reader<string> => {
  const read = wording(max)
  return (value) => {
    const trimmed = typeof value === 'string' ? value.trim() : value
    return trimmed === '' ? E.left('Has no text') : read(trimmed)
  }
}

/** Counts characters rather than the halves that some of them are stored in. */
const isLonger = (value: string, max: number): boolean => {
  if (value.length <= max) return false
  if (value.length > 2 * max) return true
  let count = 0
  for (const _ of value) count += 1
  return count > max
}
