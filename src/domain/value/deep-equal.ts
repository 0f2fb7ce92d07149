import { isJsonObject, type JsonObject } from '../parse'

/** Undefined fields count as absent; identical objects are not compared further. */
export const deepEqual = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => deepEqual(item, other[index]))
  return isJsonObject(one) && isJsonObject(other) && recordsEqual(one, other)
}

const recordsEqual = (one: JsonObject, other: JsonObject): boolean => {
  let uncompared = countDefined(other)
  for (const name of Object.keys(one)) {
    if (one[name] === undefined) continue
    if (!Object.hasOwn(other, name) || !deepEqual(one[name], other[name])) return false
    uncompared -= 1
  }
  return uncompared === 0
}

const countDefined = (record: JsonObject): number => {
  let count = 0
  for (const name of Object.keys(record)) if (record[name] !== undefined) count += 1
  return count
}
