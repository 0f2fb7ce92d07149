import { isRecord, type Said } from '../parse'

/** Whether two values say the same, absent or undefined; whatever is the same object is not looked into. */
export const alike = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, place) => alike(item, other[place]))
  return isRecord(one) && isRecord(other) && areAlike(one, other)
}

const areAlike = (one: Said, other: Said): boolean => {
  let left = saidBy(other)
  for (const name of Object.keys(one)) {
    if (one[name] === undefined) continue
    if (!Object.hasOwn(other, name) || !alike(one[name], other[name])) return false
    left -= 1
  }
  return left === 0
}

/** How many fields a record gives a value. */
const saidBy = (record: Said): number => {
  let said = 0
  for (const name of Object.keys(record)) if (record[name] !== undefined) said += 1
  return said
}
