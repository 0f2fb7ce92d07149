import { isJsonObject, parseOrFallback, textLike, type JsonObject } from '../parse'
import { timeOrDayTimeLabel } from '../calendar'

/** Who locked a stop or a route, and when; empty where unknown. */
export type Lock = { readonly by: string; readonly at: string }

/** The facts of a stop, or a route. The lock is an unknown field of it, so that programs without locks keep it too. */
export type Lockable = { readonly unknownFields: JsonObject }

const LOCK_FIELD = 'locked'

const textOrEmpty = parseOrFallback(textLike(), '')

/** A lock of `true` has no owner and no time. */
export const lockOf = ({ unknownFields }: Lockable): Lock | undefined => {
  const lock = unknownFields[LOCK_FIELD]
  if (lock === true) return { by: '', at: '' }
  return isJsonObject(lock) ? { by: textOrEmpty(lock['by']), at: textOrEmpty(lock['at']) } : undefined
}

export const isLocked = (lockable: Lockable): boolean => lockOf(lockable) !== undefined

/** Whether it was locked or unlocked; false for what is new. */
export const isLockChanged = (before: Lockable | undefined, after: Lockable): boolean =>
  before !== undefined && isLocked(before) !== isLocked(after)

/** Sets or removes a lock; an existing lock keeps its owner. */
export const withLock = <A extends Lockable>(lockable: A, lock: Lock | undefined): A => {
  if (isLocked(lockable) === (lock !== undefined)) return lockable
  const { [LOCK_FIELD]: _, ...others } = lockable.unknownFields
  return { ...lockable, unknownFields: lock === undefined ? others : { ...others, [LOCK_FIELD]: lock } }
}

/** Whether a lock that there was is still there, with its owner and time. */
export const keepsLock = (before: Lockable, after: Lockable): boolean => {
  const [lockBefore, lockAfter] = [lockOf(before), lockOf(after)]
  return (
    lockBefore === undefined ||
    (lockAfter !== undefined && lockAfter.by === lockBefore.by && lockAfter.at === lockBefore.at)
  )
}

/** Who reads of a lock, and the ISO date on which, as far as that is known. */
export type LockReader = { readonly username?: string | undefined; readonly today?: string | undefined }

/** `locked by demo since 22-11 10:15`, or `locked by you since 10:15` for one's own of today, from the parts that are known. */
export const describeLock = ({ by, at }: Lock, { username, today }: LockReader = {}): string => {
  const since = timeOrDayTimeLabel(at, today)
  return [
    'locked',
    ...(by === '' ? [] : [`by ${by === username ? 'you' : by}`]),
    ...(since === undefined ? [] : [`since ${since}`]),
  ].join(' ')
}
