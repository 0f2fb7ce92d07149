import type { CallFailure } from '../../../src/domain/failure'

/** The alert that a failed call is expected to show. */
export type ExpectedAlert = { readonly message: string; readonly persists: boolean }

type ExpectedMessage = { readonly text: string | undefined; readonly showsServerMessage?: boolean }

/** The messages of §8 by situation, written independently of the table in the product. */
const rows = {
  'Login failure': { text: 'Invalid username or password, please try again' },
  'Stop upload failure (not 401)': { text: 'Something went wrong, please check your file and try again' },
  'Failure loading stops, stops document or the project on the stops tab': {
    text: 'Something went wrong, please try again',
  },
  'Failure loading the project on the routes tab': {
    text: 'Something went wrong, please check your file and try again',
  },
  'Projects load failure (not 401)': { text: 'Something went wrong, please refresh the page' },
  'External routes load failure (not 401)': {
    text: 'Something went wrong, please refresh the page',
    showsServerMessage: true,
  },
  'External update failure, and stop fetch failure': {
    text: 'Something went wrong, please try again later...',
    showsServerMessage: true,
  },
  'Address lookup failure': { text: undefined },
  'Other failures': { text: undefined },
} as const satisfies Readonly<Record<string, ExpectedMessage>>

export type FailedAttempt = keyof typeof rows

const loggedOutAlert: ExpectedAlert = {
  message: 'You have been logged out automatically, please login with your credentials',
  persists: true,
}

/** Whether a failure ends the session (§8): a 401 does on any call but a log-in, where the password is wrong. */
export const logsOut = (situation: FailedAttempt, failure: CallFailure): boolean =>
  failure.kind === 'signed-out' && situation !== 'Login failure'

/** The alerts expected after a failure in this situation; none if the call was cancelled. */
export const expectedAlerts = (situation: FailedAttempt, failure: CallFailure): ReadonlyArray<ExpectedAlert> => {
  if (failure.kind === 'cancelled') return []
  if (logsOut(situation, failure)) return [loggedOutAlert]
  const { text, showsServerMessage = false }: ExpectedMessage = rows[situation]
  const serverMessage = showsServerMessage && failure.kind === 'refused' ? failure.message : ''
  const message = serverMessage.trim() === '' ? text : serverMessage
  return message === undefined ? [] : [{ message, persists: false }]
}

export const situations: ReadonlyArray<string> = Object.keys(rows)
