import assert from 'node:assert/strict'
import * as O from 'fp-ts/Option'
import fc from 'fast-check'
import { alertOn, type Alert } from '../../src/domain/alert'
import { endsSession, isHeldByLock, serverMessageOf } from '../../src/domain/failure'
import { aFailure, aTried } from '../kit/arbitraries/alert'
import { law, type Law } from '../kit/law'

export const alertWordLaws: ReadonlyArray<Law> = [
  law({
    name: 'words for a failure',
    words:
      'A failure is shown as an error with words, or as a warning where a lock holds. The end of the session is always shown, in the same words ' +
      'whatever was tried, and it alone survives the way to /login.',
    subject: alertOn,
    given: fc.tuple(aTried(), aTried(), aFailure()),
    holds: (subject, [tried, another, failed]) => {
      const told = subject(tried, failed)
      const ends = endsSession(tried, failed)
      if (ends) assert.ok(O.isSome(told))
      if (ends && endsSession(another, failed)) assert.deepEqual(subject(another, failed), told)
      if (O.isNone(told)) return
      const isOfLock = isHeldByLock(failed) && told.value.message === serverMessageOf(failed)
      assert.equal(told.value.type, isOfLock ? 'Warning' : 'Error')
      assert.notEqual(told.value.message.trim(), '')
      assert.equal(told.value.persists, ends)
    },
    mutants: {
      'a lock that holds is an error': (tried, failed) =>
        alertOn(tried, failed.kind === 'refused' ? { ...failed, code: 'refused' } : failed),
      'an empty message of the server is passed on': (tried, failed) =>
        failed.kind === 'refused'
          ? O.map((alert: Alert) => ({ ...alert, message: failed.message }))(alertOn(tried, failed))
          : alertOn(tried, failed),
      'a 401 is a failure like any other': (tried, failed) =>
        alertOn(tried, failed.kind === 'signed-out' ? { kind: 'unreachable' } : failed),
      'the end of a session says what was tried': (tried, failed) =>
        O.map((alert: Alert) => (alert.persists ? { ...alert, message: `${alert.message}: ${tried}` } : alert))(
          alertOn(tried, failed),
        ),
    },
  }),
]
