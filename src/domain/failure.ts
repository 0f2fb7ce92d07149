/** Responsible for failed calls: what is called, how it can fail, and which failure ends the session. */
import * as E from 'fp-ts/Either'

/** The calls of §7, by purpose. */
export const callNames = [
  'log in',
  'load projects',
  'create a project',
  'delete a project',
  'load the project on the routes tab',
  'load the project on the stops tab',
  'accept the proposal',
  'load stops',
  'load the stops document',
  'upload stops',
  'import stops',
  'check addresses',
  'list corrections',
  'forget a correction',
  'bring back a correction',
  'add a stop',
  'edit a stop',
  'delete a stop',
  'remove a route',
  'refresh a stop',
  'update a stop',
  'load carriers',
  'recalculate a route',
  'recalculate all routes',
  'change the driver of a route',
  'change the driver of a stop',
  'lock or unlock',
  'move stops',
  'read prices',
  'load drivers',
  'load a driver',
  'add a driver',
  'change a driver',
  'delete a driver',
  'restore a driver',
  'look up an address',
  'download the report',
  'export the stops',
  'optimise',
  'follow a job',
  'cancel a job',
  'post a route problem',
  'follow the project',
  'load the history',
  'undo a change',
  'redo a change',
  'load keys',
  'make a key',
  'end keys',
  'change the password',
  'read a password link',
  'choose a password',
  'sign in by a service',
  'load users',
  'invite a user',
  'change a user',
  'make a password link',
  'load the audit trail',
] as const

export type CallName = (typeof callNames)[number]

export type CallFailure =
  /** a 401: the API key is no longer valid, or the password is wrong */
  | { readonly kind: 'signed-out' }
  /** the server understood the call and refuses it */
  | RefusedCall
  /** no answer */
  | { readonly kind: 'unreachable' }
  /** an answer of another shape, and the path where it differs */
  | { readonly kind: 'unreadable'; readonly path: ReadonlyArray<string> }
  /** cancelled by the caller, or not needed: not reported */
  | { readonly kind: 'cancelled' }

export type RefusedCall = {
  readonly kind: 'refused'
  readonly message: string
  readonly code: string
  /** the reasons, if the server gives them */
  readonly details?: ReadonlyArray<unknown>
  /** the number of reasons, of which details may hold only the first */
  readonly total?: number
  /** the version that is current, where that of the caller no longer is */
  readonly version?: number
  /** the keys of the routes of a proposal that changes of others affect since it was made */
  readonly affectedRouteKeys?: ReadonlyArray<string>
  /** the server failed, so that nothing is wrong with what was sent */
  readonly isServerFault?: true
}

/** The result of a successful use case that returns no value. */
export const done: E.Either<never, void> = E.right(undefined)

/** The result of a use case that was not started, or whose answer is no longer needed. */
export const cancelled: E.Either<CallFailure, never> = E.left({ kind: 'cancelled' })

/** §8 "the server message" */
export const serverMessageOf = (failure: CallFailure): string | undefined =>
  failure.kind === 'refused' && failure.message.trim() !== '' ? failure.message : undefined

/** §4: a 401 on any call but log-in ends the session. */
export const endsSession = (callName: CallName, failure: CallFailure): boolean =>
  failure.kind === 'signed-out' && callName !== 'log in'

const hasRefusalCode =
  (code: string) =>
  (failure: CallFailure): boolean =>
    failure.kind === 'refused' && failure.code === code

/** Whether the server does not have what was asked for. */
export const isNotFound = hasRefusalCode('not_found')

/** Whether what was to be changed has changed since it was read. */
export const isStale = hasRefusalCode('stale')

/** Whether the proposal of the job was accepted before, which made a new version of its project. */
export const isAlreadyAccepted = hasRefusalCode('already_accepted')

/** Whether somebody else moved what was to be moved. */
export const isMovedMeanwhile = hasRefusalCode('moved_meanwhile')

/** Whether a lock prevents the change. */
export const isLockRefusal = hasRefusalCode('locked')

/** The reason of a failure for people: the server's message, or a general one. */
export const failureMessageOf = (failure: CallFailure): string =>
  serverMessageOf(failure) ??
  (failure.kind === 'unreachable' ? 'the server could not be reached' : 'the server did not answer as it should')

/** The message next to the control that failed; undefined for a lock, which has an alert already. */
export const inlineMessageOf = (whatFailed: string, failure: CallFailure): string | undefined =>
  isLockRefusal(failure) && serverMessageOf(failure) !== undefined
    ? undefined
    : `${whatFailed}: ${failureMessageOf(failure)}`
