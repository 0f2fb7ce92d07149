import * as O from 'fp-ts/Option'
import { endsSession, isHeldByLock, serverMessageOf, type CallFailed, type Tried } from '../failure'
import { failure, notChanged, signedOutAutomatically, type Alert } from './alert'

type Words = (failed: CallFailed) => string | undefined

const says =
  (words: string): Words =>
  () =>
    words

const serverMessageOr =
  (words: string): Words =>
  (failed) =>
    serverMessageOf(failed) ?? words

/** §8 "Other failures: no message". */
const nothing: Words = () => undefined

/** No message, except where a lock holds: then it is told whose lock it is. */
const onlyOfLocks: Words = (failed) => (isHeldByLock(failed) ? serverMessageOf(failed) : undefined)

const tryAgain = says('Something went wrong, please try again')
const checkYourFile = says('Something went wrong, please check your file and try again')
const refreshThePage = 'Something went wrong, please refresh the page'
const tryAgainLater = serverMessageOr('Something went wrong, please try again later...')

/** §8, row by row. */
const words: Readonly<Record<Tried, Words>> = {
  'log in': says('Invalid username or password, please try again'),
  'upload stops': checkYourFile,
  'load stops': tryAgain,
  'load the stops document': tryAgain,
  'load the project on the stops tab': tryAgain,
  'load the project on the routes tab': checkYourFile,
  'load projects': says(refreshThePage),
  'load external routes': serverMessageOr(refreshThePage),
  'update a stop': tryAgainLater,
  'refresh a stop': tryAgainLater,
  'look up an address': nothing,

  'create a project': nothing,
  'delete a project': nothing,
  'save the project': onlyOfLocks,
  'add a stop': nothing,
  'recalculate a route': onlyOfLocks,
  'change the driver of a route': onlyOfLocks,
  'change the driver of a stop': onlyOfLocks,
  'lock or unlock': tryAgainLater,
  'load drivers': nothing,
  'load a driver': nothing,
  'add a driver': nothing,
  'change a driver': nothing,
  'delete a driver': nothing,
  'restore a driver': nothing,
  'download the report': nothing,
  optimise: nothing,
  'follow a job': nothing,
  'cancel a job': nothing,
  'post a route problem': nothing,
  'follow the project': nothing,
  'load the history': nothing,
  'undo a change': nothing,
  'redo a change': nothing,
}

/** §8: what the user is told when something tried has failed. */
export const alertOn = (tried: Tried, failed: CallFailed): O.Option<Alert> => {
  if (failed.kind === 'called-off') return O.none
  if (endsSession(tried, failed)) return O.some(signedOutAutomatically)
  const message = words[tried](failed)
  if (message === undefined) return O.none
  const isOfLock = isHeldByLock(failed) && message === serverMessageOf(failed)
  return O.some(isOfLock ? notChanged(message) : failure(message))
}
