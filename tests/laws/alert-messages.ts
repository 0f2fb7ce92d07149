import assert from 'node:assert/strict'
import * as O from 'fp-ts/Option'
import fc from 'fast-check'
import { failureAlertOf, type Alert } from '../../src/domain/alert'
import { endsSession, isLockRefusal, serverMessageOf } from '../../src/domain/failure'
import { aFailure, aTried } from '../kit/arbitraries/alert'
import { law, type Law } from '../kit/law'

export const alertMessageLaws: ReadonlyArray<Law> = [
  law({
    name: 'words for a failure',
    statement:
      'A failure is shown as an error with words, or as a warning where a lock holds. The end of the session is always shown, in the same words ' +
      'whatever was tried, and it alone survives the way to /login.',
    subject: failureAlertOf,
    arbitrary: fc.tuple(aTried(), aTried(), aFailure()),
    holds: (subject, [attempt, otherAttempt, failure]) => {
      const told = subject(attempt, failure)
      const ends = endsSession(attempt, failure)
      if (ends) assert.ok(O.isSome(told))
      if (ends && endsSession(otherAttempt, failure)) assert.deepEqual(subject(otherAttempt, failure), told)
      if (O.isNone(told)) return
      const isLockMessage = isLockRefusal(failure) && told.value.message === serverMessageOf(failure)
      assert.equal(told.value.type, isLockMessage ? 'Warning' : 'Error')
      assert.notEqual(told.value.message.trim(), '')
      assert.equal(told.value.persists, ends)
    },
    mutants: {
      'a lock that holds is an error': (attempt, failure) =>
        failureAlertOf(attempt, failure.kind === 'refused' ? { ...failure, code: 'refused' } : failure),
      'an empty message of the server is passed on': (attempt, failure) =>
        failure.kind === 'refused'
          ? O.map((alert: Alert) => ({ ...alert, message: failure.message }))(failureAlertOf(attempt, failure))
          : failureAlertOf(attempt, failure),
      'a 401 is a failure like any other': (attempt, failure) =>
        failureAlertOf(attempt, failure.kind === 'signed-out' ? { kind: 'unreachable' } : failure),
      'the end of a session says what was tried': (attempt, failure) =>
        O.map((alert: Alert) => (alert.persists ? { ...alert, message: `${alert.message}: ${attempt}` } : alert))(
          failureAlertOf(attempt, failure),
        ),
    },
  }),
]
