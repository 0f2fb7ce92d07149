import { isRecord, otherwise, wording, type Said } from '../parse'

/** Who locked a stop or a route, and when, as far as that was said. */
export type Lock = { readonly by: string; readonly at: string }

/** What may be locked: the lock stands among the fields that every program keeps, whether it knows locks or not. */
export type Lockable = { readonly extra: Said }

/** The field that a stop or a route carries as long as it is locked. */
const NAME = 'locked'

const words = otherwise(wording(), '')

/** `true` locks as well; nobody is said to have done it then. */
export const lockOf = ({ extra }: Lockable): Lock | undefined => {
  const lock = extra[NAME]
  if (lock === true) return { by: '', at: '' }
  return isRecord(lock) ? { by: words(lock['by']), at: words(lock['at']) } : undefined
}

export const isLocked = (one: Lockable): boolean => lockOf(one) !== undefined

/** With this lock, or without any. What is locked already keeps its lock: whoever locked it first is the one to ask. */
export const withLock = <A extends Lockable>(one: A, lock: Lock | undefined): A => {
  if (isLocked(one) === (lock !== undefined)) return one
  const { [NAME]: _, ...others } = one.extra
  return { ...one, extra: lock === undefined ? others : { ...others, [NAME]: lock } }
}

/** Whether one that is locked has the same lock afterwards. */
export const keepsLock = (before: Lockable, after: Lockable): boolean => {
  const [was, is] = [lockOf(before), lockOf(after)]
  return was === undefined || (is !== undefined && is.by === was.by && is.at === was.at)
}
