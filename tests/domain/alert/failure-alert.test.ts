import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { failureAlertOf, alertDurationOf } from '../../../src/domain/alert'
import { callNames, type CallFailure, type CallName } from '../../../src/domain/failure'

const signedOut: CallFailure = { kind: 'signed-out' }
const refused: CallFailure = { kind: 'refused', message: 'Route 3 is vergrendeld.', code: 'route_locked' }
const refusedWithoutMessage: CallFailure = { kind: 'refused', message: ' ', code: '500' }
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
type Message = string | undefined

/**
 * The attempt, then the messages for: a 401, a refusal, a refusal without a message, no answer, an unreadable answer.
 */
const rows: ReadonlyArray<readonly [CallName, Message, Message, Message, Message, Message]> = [
  ['log in', INVALID, INVALID, INVALID, INVALID, INVALID],
  ['upload stops', LOGGED_OUT, CHECK_FILE, CHECK_FILE, CHECK_FILE, CHECK_FILE],
  ['load stops', LOGGED_OUT, TRY_AGAIN, TRY_AGAIN, TRY_AGAIN, TRY_AGAIN],
  ['load the stops document', LOGGED_OUT, TRY_AGAIN, TRY_AGAIN, TRY_AGAIN, TRY_AGAIN],
  ['load the project on the stops tab', LOGGED_OUT, TRY_AGAIN, TRY_AGAIN, TRY_AGAIN, TRY_AGAIN],
  ['load the project on the routes tab', LOGGED_OUT, CHECK_FILE, CHECK_FILE, CHECK_FILE, CHECK_FILE],
  ['load projects', LOGGED_OUT, REFRESH, REFRESH, REFRESH, REFRESH],
  ['load carriers', LOGGED_OUT, SERVER, REFRESH, REFRESH, REFRESH],
  ['update a stop', LOGGED_OUT, SERVER, LATER, LATER, LATER],
  ['refresh a stop', LOGGED_OUT, SERVER, LATER, LATER, LATER],
  ['look up an address', LOGGED_OUT, none, none, none, none],
  ['create a project', LOGGED_OUT, none, none, none, none],
  ['delete a project', LOGGED_OUT, none, none, none, none],
  ['import stops', LOGGED_OUT, none, none, none, none],
  ['check addresses', LOGGED_OUT, none, none, none, none],
  ['list corrections', LOGGED_OUT, none, none, none, none],
  ['forget a correction', LOGGED_OUT, SERVER, LATER, LATER, LATER],
  ['bring back a correction', LOGGED_OUT, SERVER, LATER, LATER, LATER],
  ['accept the proposal', LOGGED_OUT, none, none, none, none],
  ['add a stop', LOGGED_OUT, none, none, none, none],
  ['edit a stop', LOGGED_OUT, none, none, none, none],
  ['delete a stop', LOGGED_OUT, SERVER, LATER, LATER, LATER],
  ['remove a route', LOGGED_OUT, SERVER, LATER, LATER, LATER],
  ['recalculate all routes', LOGGED_OUT, SERVER, LATER, LATER, LATER],
  ['recalculate a route', LOGGED_OUT, none, none, none, none],
  ['change the driver of a route', LOGGED_OUT, none, none, none, none],
  ['change the driver of a stop', LOGGED_OUT, none, none, none, none],
  ['lock or unlock', LOGGED_OUT, SERVER, LATER, LATER, LATER],
  ['move stops', LOGGED_OUT, SERVER, LATER, LATER, LATER],
  ['read prices', LOGGED_OUT, none, none, none, none],
  ['load drivers', LOGGED_OUT, none, none, none, none],
  ['load a driver', LOGGED_OUT, none, none, none, none],
  ['add a driver', LOGGED_OUT, none, none, none, none],
  ['change a driver', LOGGED_OUT, none, none, none, none],
  ['delete a driver', LOGGED_OUT, none, none, none, none],
  ['restore a driver', LOGGED_OUT, none, none, none, none],
  ['download the report', LOGGED_OUT, none, none, none, none],
  ['export the stops', LOGGED_OUT, none, none, none, none],
  ['optimise', LOGGED_OUT, none, none, none, none],
  ['follow a job', LOGGED_OUT, none, none, none, none],
  ['cancel a job', LOGGED_OUT, none, none, none, none],
  ['post a route problem', LOGGED_OUT, none, none, none, none],
  ['follow the project', LOGGED_OUT, none, none, none, none],
  ['load the history', LOGGED_OUT, none, none, none, none],
  ['undo a change', LOGGED_OUT, none, none, none, none],
  ['redo a change', LOGGED_OUT, none, none, none, none],
  ['load keys', LOGGED_OUT, none, none, none, none],
  ['make a key', LOGGED_OUT, none, none, none, none],
  ['end keys', LOGGED_OUT, none, none, none, none],
  ['change the password', LOGGED_OUT, none, none, none, none],
  ['read a password link', LOGGED_OUT, none, none, none, none],
  ['choose a password', LOGGED_OUT, none, none, none, none],
  ['sign in by a service', LOGGED_OUT, none, none, none, none],
  ['load users', LOGGED_OUT, none, none, none, none],
  ['invite a user', LOGGED_OUT, none, none, none, none],
  ['change a user', LOGGED_OUT, none, none, none, none],
  ['make a password link', LOGGED_OUT, none, none, none, none],
  ['load the audit trail', LOGGED_OUT, none, none, none, none],
]

describe('failureAlertOf: a lock', () => {
  it('a lock gives a warning with the message of the server', () => {
    const message = 'Stop 40, Bakkerij Jansen, is locked by demo since 22-11 10:15.'
    const expectedAlert = {
      type: 'Warning',
      message,
      lang: undefined,
      persists: false,
      isRunning: false,
      staysLong: true,
    }
    for (const callName of ['update a stop', 'change the driver of a route', 'change the driver of a stop'] as const)
      expect(failureAlertOf(callName, { kind: 'refused', message, code: 'locked' })).toEqual(O.some(expectedAlert))
  })

  it('a lock warning stays for 10 seconds, as every failed update (§8)', () => {
    const expectedAlert = O.toUndefined(
      failureAlertOf('update a stop', { kind: 'refused', message: 'Locked', code: 'locked' }),
    )
    expect(expectedAlert && alertDurationOf(expectedAlert)).toBe(10_000)
  })
})

describe('failureAlertOf (§8)', () => {
  it('every attempt has a row in this table', () => {
    expect(rows.map(([callName]) => callName).toSorted()).toEqual(callNames.toSorted())
  })

  describe.each(rows)('failureAlertOf: %s', (callName, ...expected) => {
    it.each([
      ['a 401', signedOut, expected[0]],
      ['a refusal', refused, expected[1]],
      ['a refusal without a message', refusedWithoutMessage, expected[2]],
      ['no answer', unreachable, expected[3]],
      ['an unreadable answer', unreadable, expected[4]],
    ] as const)('%s gives the message of §8', (_, failure, message) => {
      const expectedAlert =
        message === undefined
          ? O.none
          : O.some({ type: 'Error', message, lang: undefined, persists: message === LOGGED_OUT, isRunning: false })
      expect(failureAlertOf(callName, failure)).toEqual(expectedAlert)
    })
  })
})
