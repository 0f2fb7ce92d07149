import { formatTime, readClockTime } from '../calendar'
import { timeOrUndefined } from '../parse'

/** HH:mm of a time as an office writes it: as people do, or as a part of a day of a spreadsheet. */
export const readTime = (text: string): string | undefined => {
  return timeOrUndefined(text) ?? timeOfPart(text.trim()) ?? readClockTime(text)
}

/** A spreadsheet stores 06:00 as `0,25`, a quarter of a day. */
const timeOfPart = (text: string): string | undefined =>
  /^0[.,](?:25|5|75|\d{3,})$/.test(text) ? formatTime(Math.round(Number(text.replace(',', '.')) * 24 * 60)) : undefined

/** A time slot; an end that is not given is open. */
export type ReadSlot = { readonly earliest: string | undefined; readonly latest: string | undefined }

/** The slot that an office writes as 8-12, 8.00 tot 12.00 uur, ochtend, voor 12 or na 14:00; undefined if it is none. */
export const readSlot = (text: string): ReadSlot | undefined => {
  const trimmed = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const named = namedSlots.get(trimmed)
  if (named !== undefined) return named
  const [, from, to] = betweenPattern.exec(trimmed) ?? []
  if (from !== undefined && to !== undefined) return slotOf(readTime(withHalfOf(from, to)), readTime(to))
  const [, latest] = beforePattern.exec(trimmed) ?? []
  if (latest !== undefined) return endingAt(readTime(latest))
  const [, earliest = trimmed] = afterPattern.exec(trimmed) ?? []
  return startingAt(readTime(earliest))
}

/** The hours that a part of the day stands for. */
const MORNING = { earliest: '08:00', latest: '12:00' } as const
const AFTERNOON = { earliest: '12:00', latest: '17:00' } as const
const EVENING = { earliest: '17:00', latest: '21:00' } as const

const anyTime: ReadSlot = { earliest: undefined, latest: undefined }

const namedSlots: ReadonlyMap<string, ReadSlot> = new Map<string, ReadSlot>([
  ...['ochtend', "'s ochtends", 's ochtends', 'morgen', 'voormiddag', 'vm', 'morning', 'am'].map(
    (name) => [name, MORNING] as const,
  ),
  ...['middag', "'s middags", 's middags', 'namiddag', 'nm', 'afternoon', 'pm'].map(
    (name) => [name, AFTERNOON] as const,
  ),
  ...['avond', "'s avonds", 's avonds', 'evening'].map((name) => [name, EVENING] as const),
  ...['hele dag', 'gehele dag', 'hd', 'any time', 'anytime', 'all day', 'geen', 'none', '-', 'n.v.t.', 'nvt'].map(
    (name) => [name, anyTime] as const,
  ),
])

const betweenPattern =
  /^(?:van|tussen|from|between)?\s*(\S.*?)\s*(?:-|–|—|\/|tot en met|t\/m|tot|en|to|and|until|till)\s*(\d.*)$/
const beforePattern = /^(?:voor|vóór|uiterlijk|tot|before|until|by|<)\s*(\d.*)$/
const afterPattern = /^(?:na|vanaf|van|after|from|>)\s*(\d.*)$/

/** In `2-4 pm` the half of the day stands once, and in `9-12 pm` it is that of the end alone. */
const withHalfOf = (from: string, to: string): string => {
  const [half] = /[ap]\.?m\.?$/.exec(to) ?? []
  const hours = [from, to].map((time) => Number.parseInt(time, 10) % 12)
  const isOfBoth = /^(?:\d|1[0-2])(?:[:.]\d\d)?$/.test(from) && (hours[0] ?? 0) < (hours[1] ?? 0)
  return half !== undefined && isOfBoth ? `${from} ${half}` : from
}

const slotOf = (earliest: string | undefined, latest: string | undefined): ReadSlot | undefined =>
  earliest === undefined || latest === undefined ? undefined : { earliest, latest }

const startingAt = (earliest: string | undefined): ReadSlot | undefined =>
  earliest === undefined ? undefined : { earliest, latest: undefined }

const endingAt = (latest: string | undefined): ReadSlot | undefined =>
  latest === undefined ? undefined : { earliest: undefined, latest }
