import fc from 'fast-check'
import { weekdays } from '../../../src/domain/calendar'
import type { TextFormat, TextSchema } from '../../../contract/codec'
import { anIsoDate } from './day'

const specialCharacters = ['Oude Gracht', '<b>Vet</b>', "'; DROP TABLE stops; --", '../../etc/passwd', '${7*7}']

/** Text in any script that a database can store, with at most `limit` characters. */
const someText = (limit: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(...specialCharacters),
      fc.constant('a'.repeat(limit)),
    )
    .map((text) => truncated(text, limit))

const truncated = (text: string, limit: number): string => Array.from(text).slice(0, limit).join('')

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${hour}:${String(minute).padStart(2, '0')}`)

const dateTime = fc
  .tuple(fc.integer({ min: 0, max: 4_000_000_000 }), fc.constantFrom('Z', '+01:00', ''))
  .map(([second, zone]) => `${new Date(second * 1000).toISOString().slice(0, 19)}${zone}`)

const formats: Readonly<Record<TextFormat, fc.Arbitrary<string>>> = {
  'clock-time': clock,
  'time-slot': fc.oneof(clock, dateTime),
  'date-time': dateTime,
  'route-day': fc.oneof(fc.constantFrom(...weekdays), anIsoDate()),
}

export const textFor = ({
  enum: options,
  format,
  pattern,
  minLength = 0,
  maxLength = 500,
}: TextSchema): fc.Arbitrary<string> => {
  if (options !== undefined) return fc.constantFrom(...options)
  if (format !== undefined) return formats[format]
  const limit = Math.min(maxLength, 500)
  if (pattern !== undefined && pattern !== NON_BLANK)
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: limit })
  const text = someText(limit)
  return pattern === NON_BLANK || minLength > 0 ? text.map((suffix) => truncated(`x${suffix}`, limit)) : text
}

const NON_BLANK = '\\S'
