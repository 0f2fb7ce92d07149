import { isRecord, withFallback, textOrNumber, type JsonObject } from '../parse'

/** Who locked a stop or a route, and when, as far as that was said. */
export type Lock = { readonly by: string; readonly at: string }

/** What may be locked: the lock stands among the fields that every program keeps, whether it knows locks or not. */
export type Lockable = { readonly extra: JsonObject }

/** The field that a stop or a route carries as long as it is locked. */
const LOCK_FIELD = 'locked'

const textOrEmpty = withFallback(textOrNumber(), '')

/** `true` locks as well; nobody is said to have done it then. */
export const lockOf = ({ extra }: Lockable): Lock | undefined => {
  const lock = extra[LOCK_FIELD]
  if (lock === true) return { by: '', at: '' }
  return isRecord(lock) ? { by: textOrEmpty(lock['by']), at: textOrEmpty(lock['at']) } : undefined
}

export const isLocked = (lockable: Lockable): boolean => lockOf(lockable) !== undefined

/** With this lock, or without any. What is locked already keeps its lock: whoever locked it first is the one to ask. */
export const withLock = <A extends Lockable>(lockable: A, lock: Lock | undefined): A => {
  if (isLocked(lockable) === (lock !== undefined)) return lockable
  const { [LOCK_FIELD]: _, ...others } = lockable.extra
  return { ...lockable, extra: lock === undefined ? others : { ...others, [LOCK_FIELD]: lock } }
}

/** Whether one that is locked has the same lock afterwards. */
export const keepsLock = (before: Lockable, after: Lockable): boolean => {
  const [lockBefore, lockAfter] = [lockOf(before), lockOf(after)]
  return (
    lockBefore === undefined ||
    (lockAfter !== undefined && lockAfter.by === lockBefore.by && lockAfter.at === lockBefore.at)
  )
}
