import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { failureAlertOf, alertDurationOf } from '../../../src/domain/alert'
import { attemptNames, type CallFailure, type AttemptName } from '../../../src/domain/failure'

const signedOut: CallFailure = { kind: 'signed-out' }
const refused: CallFailure = { kind: 'refused', message: 'Route 3 is vergrendeld.', code: 'route_locked' }
const refusedInSilence: CallFailure = { kind: 'refused', message: ' ', code: '500' }
const unreachable: CallFailure = { kind: 'unreachable' }
const unreadable: CallFailure = { kind: 'unreadable', path: ['stops', '4', 'id'] }

const LOGGED_OUT = 'You have been logged out automatically, please login with your credentials'
const INVALID = 'Invalid username or password, please try again'
const CHECK_FILE = 'Something went wrong, please check your file and try again'
const TRY_AGAIN = 'Something went wrong, please try again'
const REFRESH = 'Something went wrong, please refresh the page'
const LATER = 'Something went wrong, please try again later...'
const SERVER = 'Route 3 is vergrendeld.'
const none = undefined
type Words = string | undefined

/** What was tried, then the words for: a 401, a refusal, a refusal without words, no answer, an odd answer. */
const rows: ReadonlyArray<readonly [AttemptName, Words, Words, Words, Words, Words]> = [
  ['log in', INVALID, INVALID, INVALID, INVALID, INVALID],
  ['upload stops', LOGGED_OUT, CHECK_FILE, CHECK_FILE, CHECK_FILE, CHECK_FILE],
  ['load stops', LOGGED_OUT, TRY_AGAIN, TRY_AGAIN, TRY_AGAIN, TRY_AGAIN],
  ['load the stops document', LOGGED_OUT, TRY_AGAIN, TRY_AGAIN, TRY_AGAIN, TRY_AGAIN],
  ['load the project on the stops tab', LOGGED_OUT, TRY_AGAIN, TRY_AGAIN, TRY_AGAIN, TRY_AGAIN],
  ['load the project on the routes tab', LOGGED_OUT, CHECK_FILE, CHECK_FILE, CHECK_FILE, CHECK_FILE],
  ['load projects', LOGGED_OUT, REFRESH, REFRESH, REFRESH, REFRESH],
  ['load external routes', LOGGED_OUT, SERVER, REFRESH, REFRESH, REFRESH],
  ['update a stop', LOGGED_OUT, SERVER, LATER, LATER, LATER],
  ['refresh a stop', LOGGED_OUT, SERVER, LATER, LATER, LATER],
  ['look up an address', LOGGED_OUT, none, none, none, none],
  ['create a project', LOGGED_OUT, none, none, none, none],
  ['delete a project', LOGGED_OUT, none, none, none, none],
  ['save the project', LOGGED_OUT, none, none, none, none],
  ['add a stop', LOGGED_OUT, none, none, none, none],
  ['recalculate a route', LOGGED_OUT, none, none, none, none],
  ['change the driver of a route', LOGGED_OUT, none, none, none, none],
  ['change the driver of a stop', LOGGED_OUT, none, none, none, none],
  ['lock or unlock', LOGGED_OUT, SERVER, LATER, LATER, LATER],
  ['load drivers', LOGGED_OUT, none, none, none, none],
  ['load a driver', LOGGED_OUT, none, none, none, none],
  ['add a driver', LOGGED_OUT, none, none, none, none],
  ['change a driver', LOGGED_OUT, none, none, none, none],
  ['delete a driver', LOGGED_OUT, none, none, none, none],
  ['restore a driver', LOGGED_OUT, none, none, none, none],
  ['download the report', LOGGED_OUT, none, none, none, none],
  ['optimise', LOGGED_OUT, none, none, none, none],
  ['follow a job', LOGGED_OUT, none, none, none, none],
  ['cancel a job', LOGGED_OUT, none, none, none, none],
  ['post a route problem', LOGGED_OUT, none, none, none, none],
  ['follow the project', LOGGED_OUT, none, none, none, none],
  ['load the history', LOGGED_OUT, none, none, none, none],
  ['undo a change', LOGGED_OUT, none, none, none, none],
  ['redo a change', LOGGED_OUT, none, none, none, none],
]

describe('a lock that holds', () => {
  it('is told as a warning, in the words of the server', () => {
    const message = 'Stop 40, Bakkerij Jansen, is locked by demo since 22-11 10:15.'
    const told = { type: 'Warning', message, lang: undefined, persists: false, isRunning: false, staysLong: true }
    for (const tried of ['update a stop', 'change the driver of a route', 'change the driver of a stop'] as const)
      expect(failureAlertOf(tried, { kind: 'refused', message, code: 'locked' })).toEqual(O.some(told))
  })

  it('stands for 10 seconds, as every update that failed (§8)', () => {
    const told = O.toUndefined(failureAlertOf('update a stop', { kind: 'refused', message: 'Locked', code: 'locked' }))
    expect(told && alertDurationOf(told)).toBe(10_000)
  })
})

describe('the error catalogue (§8)', () => {
  it('has a row for everything that can be tried', () => {
    expect(rows.map(([tried]) => tried).toSorted()).toEqual(attemptNames.toSorted())
  })

  describe.each(rows)('%s', (tried, ...expected) => {
    it.each([
      ['a 401', signedOut, expected[0]],
      ['a refusal', refused, expected[1]],
      ['a refusal without words', refusedInSilence, expected[2]],
      ['no answer', unreachable, expected[3]],
      ['an odd answer', unreadable, expected[4]],
    ] as const)('%s', (_, failed, message) => {
      const told =
        message === undefined
          ? O.none
          : O.some({ type: 'Error', message, lang: undefined, persists: message === LOGGED_OUT, isRunning: false })
      expect(failureAlertOf(tried, failed)).toEqual(told)
    })
  })
})
