import * as O from 'fp-ts/Option'
import {
  endsSession,
  isLockRefusal,
  isMovedMeanwhile,
  serverMessageOf,
  type CallFailure,
  type CallName,
} from '../failure'
import { errorAlert, notChangedAlert, signedOutAlert, type Alert } from './alert'

type MessageOf = (failure: CallFailure) => string | undefined

const always =
  (message: string): MessageOf =>
  () =>
    message

const serverMessageOrElse =
  (message: string): MessageOf =>
  (failure) =>
    serverMessageOf(failure) ?? message

/** No message, except that of a lock, which names its owner. */
const lockMessageOnly: MessageOf = (failure) => (isLockRefusal(failure) ? serverMessageOf(failure) : undefined)

const tryAgainMessage = always('Something went wrong, please try again')
const checkFileMessage = always('Something went wrong, please check your file and try again')
const refreshPageText = 'Something went wrong, please refresh the page'
const tryAgainLaterMessage = serverMessageOrElse('Something went wrong, please try again later...')

/** The messages for failed calls (§8); "Other failures: no message". */
const messages: Readonly<Partial<Record<CallName, MessageOf>>> = {
  'log in': always('Invalid username or password, please try again'),
  'upload stops': checkFileMessage,
  'load stops': tryAgainMessage,
  'load the stops document': tryAgainMessage,
  'load the project on the stops tab': tryAgainMessage,
  'load the project on the routes tab': checkFileMessage,
  'load projects': always(refreshPageText),
  'load carriers': serverMessageOrElse(refreshPageText),
  'update a stop': tryAgainLaterMessage,
  'refresh a stop': tryAgainLaterMessage,
  'accept the proposal': lockMessageOnly,
  'forget a correction': tryAgainLaterMessage,
  'bring back a correction': tryAgainLaterMessage,
  'delete a stop': tryAgainLaterMessage,
  'remove a route': tryAgainLaterMessage,
  'recalculate a route': lockMessageOnly,
  'recalculate all routes': tryAgainLaterMessage,
  'change the driver of a route': lockMessageOnly,
  'change the driver of a stop': lockMessageOnly,
  'lock or unlock': tryAgainLaterMessage,
  // The user is asked whose move stays.
  'move stops': (failure) => (isMovedMeanwhile(failure) ? undefined : tryAgainLaterMessage(failure)),
}

/** §8: the alert for a failed call. */
export const failureAlertOf = (callName: CallName, failure: CallFailure): O.Option<Alert> => {
  if (failure.kind === 'cancelled') return O.none
  if (endsSession(callName, failure)) return O.some(signedOutAlert)
  const message = messages[callName]?.(failure)
  if (message === undefined) return O.none
  const isNoError = isLockRefusal(failure) && message === serverMessageOf(failure)
  return O.some(isNoError ? notChangedAlert(message) : errorAlert(message))
}
