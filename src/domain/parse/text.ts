import { readerOf, type Reader, type Sense } from './parser'
import { shown } from './quoted'

/** Text as it came, of at most `max` characters. */
export const text = (max = Infinity): Reader<string> => readerOf(textIn(max), (value) => whyNoText(value, max))

const textIn =
  (max: number): Sense<string> =>
  (value) =>
    typeof value === 'string' && !isLonger(value, max) && isKept(value) ? value : undefined

/** The same for text that others write as a number: 12 is the house number "12". */
export const wordingIn = (max = Infinity): Sense<string> => {
  const sense = textIn(max)
  return (value) => sense(asText(value))
}

export const wording = (max = Infinity): Reader<string> =>
  readerOf(wordingIn(max), (value) => whyNoText(asText(value), max))

/** Wording that says something, without the spaces around it. */
export const filledIn = (max = Infinity): Sense<string> => {
  const sense = wordingIn(max)
  return (value) => {
    const trimmed = withoutSpaces(value)
    return trimmed === '' ? undefined : sense(trimmed)
  }
}

export const filled = (max = Infinity): Reader<string> =>
  readerOf(filledIn(max), (value) => {
    const trimmed = withoutSpaces(value)
    return trimmed === '' ? 'Has no text' : whyNoText(asText(trimmed), max)
  })

const withoutSpaces = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

const asText = (value: unknown): unknown =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : value

/** Databases refuse any other. */
const isKept = (value: string): boolean => !value.includes('\0') && value.isWellFormed()

const whyNoText = (value: unknown, max: number): string => {
  if (typeof value !== 'string') return `Not a text: ${shown(value)}`
  return isLonger(value, max) ? `Longer than ${max} characters` : 'Has a character that cannot be kept'
}

/** Counts characters rather than the halves that some of them are stored in. */
const isLonger = (value: string, max: number): boolean => {
  if (value.length <= max) return false
  if (value.length > 2 * max) return true
  let count = 0
  for (const _ of value) count += 1
  return count > max
}
