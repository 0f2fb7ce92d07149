import * as E from 'fp-ts/Either'
import type { BeforeAfter } from '../../src/domain/history'
import { isJsonObject, type FieldReason, type JsonObject, wrongType } from '../../src/domain/parse'
import type { Route } from '../../src/domain/route'

/** How many first and last characters the line of a route has in common before and after a change. */
type KeptOfLine = { readonly first: number; readonly last: number }

/** Undefined unless there is a line before and after the change. */
export const keptOfLine = ({ before, after }: BeforeAfter<Route>): KeptOfLine | undefined => {
  const [was, is] = [before?.overviewPolyline, after?.overviewPolyline]
  if (was === undefined || is === undefined) return undefined
  const shorter = Math.min(was.length, is.length)
  let [first, last] = [0, 0]
  while (first < shorter && was[first] === is[first]) first += 1
  while (last < shorter - first && was.at(-last - 1) === is.at(-last - 1)) last += 1
  return { first, last }
}

export const encodeLine = (line: string, { first, last }: KeptOfLine): JsonObject => ({
  first,
  text: line.slice(first, line.length - last),
  last,
  sum: checksumOf(line),
})

/**
 * The line of a route, with what is kept of the one in the plan. If that is neither as before nor as after the change,
 * the result is no line, and equals none.
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
