import * as E from 'fp-ts/Either'
import type { BeforeAfter } from '../../src/domain/history'
import { isJsonObject, type FieldReason, type JsonObject, wrongType } from '../../src/domain/parse'
import type { Route } from '../../src/domain/route'

/** How many first and last characters the line of a route has in common before and after a change. */
type CommonEnds = { readonly first: number; readonly last: number }

/** Undefined unless there is a line before and after the change. */
export const commonEndsOf = ({ before, after }: BeforeAfter<Route>): CommonEnds | undefined => {
  const [was, is] = [before?.overviewPolyline, after?.overviewPolyline]
  if (was === undefined || is === undefined) return undefined
  const shorter = Math.min(was.length, is.length)
  let [first, last] = [0, 0]
  while (first < shorter && was[first] === is[first]) first += 1
  while (last < shorter - first && was.at(-last - 1) === is.at(-last - 1)) last += 1
  return { first, last }
}

export const encodeLine = (line: string, { first, last }: CommonEnds): JsonObject => ({
  first,
  text: line.slice(first, line.length - last),
  last,
  sum: checksumOf(line),
})

/**
 * Restores a line from the ends of the one in the plan. If that is neither the line before the change nor the one after
 * it, the checksum differs, and the result is a text that equals no line.
 */
export const decodeLine = (value: unknown, inPlan = ''): E.Either<ReadonlyArray<FieldReason>, string> => {
  const { first, text, last, sum } = isJsonObject(value) ? value : {}
  if (!isCount(first) || !isCount(last) || !isCount(sum) || typeof text !== 'string')
    return wrongType('a line', value, 'line')
  const line = inPlan.slice(0, first) + text + inPlan.slice(Math.max(0, inPlan.length - last))
  return E.right(checksumOf(line) === sum ? line : `\0${sum}`)
}

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** FNV-1a, of 32 bits. */
const checksumOf = (text: string): number => {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return sum >>> 0
}
