import { isRecord, type Said } from '../reading'
import { unplannedOn, type Stop } from '../stop'

const placement: ReadonlySet<string> = new Set(Object.keys(unplannedOn(undefined)))

/** Whether every fact of two stops is the same object, as where one only stands elsewhere. What is alike may yet not be. */
export const sameFacts = (one: Stop, other: Stop): boolean => isRecord(one) && isRecord(other) && areSame(one, other)

const areSame = (one: Said, other: Said): boolean => {
  for (const name in one) if (one[name] !== other[name] && !placement.has(name)) return false
  return true
}
