import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import { failureAlertOf } from '../../domain/alert'
import { endsSession, type CallFailure, type CallName } from '../../domain/failure'
import type { AlertActions } from '../alert'
import type { LogOut } from './log-out'
import type { SessionStore } from './session-store'

export type CallServerPorts = {
  readonly session: Pick<SessionStore, 'value'>
  readonly alerts: Pick<AlertActions, 'show'>
  readonly logOut: LogOut
}

export type CallServer = <A>(
  callName: CallName,
  request: TE.TaskEither<CallFailure, A>,
) => Promise<E.Either<CallFailure, A>>

/**
 * Runs a call, and handles its failure: shows the alert of §8, and a 401 ends the session (§4).
 * A 401 that arrives after its session has ended, or after a new one has begun, is ignored.
 */
export const callServerWith =
  ({ session, alerts, logOut }: CallServerPorts): CallServer =>
  async (callName, request) => {
    const before = session.value
    const result = await request()
    if (E.isRight(result)) return result
    const isSessionEnded = endsSession(callName, result.left)
    if (isSessionEnded && session.value !== before) return result
    if (isSessionEnded) await logOut()
    const alert = failureAlertOf(callName, result.left)
    if (O.isSome(alert)) alerts.show(alert.value)
    return result
  }
