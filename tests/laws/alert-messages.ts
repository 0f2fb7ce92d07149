import assert from 'node:assert/strict'
import * as O from 'fp-ts/Option'
import fc from 'fast-check'
import { failureAlertOf, type Alert } from '../../src/domain/alert'
import { endsSession, isLockRefusal, serverMessageOf } from '../../src/domain/failure'
import { aFailure, aCallName } from '../kit/arbitraries/alert'
import { law, type Law } from '../kit/law'

export const alertMessageLaws: ReadonlyArray<Law> = [
  law({
    name: 'message of a failure',
    statement:
      'A failure has an error alert with a message, or a warning for a lock. A signed-out alert is the same for every ' +
      'call but log-in, and only it persists on the way to /login.',
    subject: failureAlertOf,
    arbitrary: fc.tuple(aCallName(), aCallName(), aFailure()),
    holds: (subject, [callName, otherCallName, failure]) => {
      const alert = subject(callName, failure)
      const ends = endsSession(callName, failure)
      if (ends) assert.ok(O.isSome(alert))
      if (ends && endsSession(otherCallName, failure)) assert.deepEqual(subject(otherCallName, failure), alert)
      if (O.isNone(alert)) return
      const isLockMessage = isLockRefusal(failure) && alert.value.message === serverMessageOf(failure)
      assert.equal(alert.value.type, isLockMessage ? 'Warning' : 'Error')
      assert.notEqual(alert.value.message.trim(), '')
      assert.equal(alert.value.persists, ends)
    },
    mutants: {
      'a lock that holds is an error': (callName, failure) =>
        failureAlertOf(callName, failure.kind === 'refused' ? { ...failure, code: 'refused' } : failure),
      'an empty message of the server is shown': (callName, failure) =>
        failure.kind === 'refused'
          ? O.map((alert: Alert) => ({ ...alert, message: failure.message }))(failureAlertOf(callName, failure))
          : failureAlertOf(callName, failure),
      'a 401 is an ordinary failure': (callName, failure) =>
        failureAlertOf(callName, failure.kind === 'signed-out' ? { kind: 'unreachable' } : failure),
      'a signed-out alert depends on the call': (callName, failure) =>
        O.map((alert: Alert) => (alert.persists ? { ...alert, message: `${alert.message}: ${callName}` } : alert))(
          failureAlertOf(callName, failure),
        ),
    },
  }),
]
