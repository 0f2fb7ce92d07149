import { isRecord } from '../reading'

/** Whether plain data is the same to whoever reads it: value by value, however deep. A field that is undefined is there. */
export const alike = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (Array.isArray(one)) return Array.isArray(other) && alikeInOrder(one, other)
  return isRecord(one) && isRecord(other) && !Array.isArray(other) && alikeByName(one, other)
}

const alikeInOrder = (one: ReadonlyArray<unknown>, other: ReadonlyArray<unknown>): boolean =>
  one.length === other.length && one.every((value, at) => alike(value, other[at]))

const alikeByName = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean => {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && alike(one[name], other[name]))
  )
}
