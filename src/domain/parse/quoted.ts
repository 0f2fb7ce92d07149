import { truncate } from '../text'

/** An invalid value as a reason quotes it: short, and safe whatever it is. */
export const quoted = (value: unknown): string => {
  if (typeof value === 'string') return `"${truncate(value, 40)}"`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return 'a list'
  return value === undefined || value === null ? 'nothing' : 'a record'
}
