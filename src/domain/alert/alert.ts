/** §3 */
export type AlertType = 'Success' | 'Error' | 'Info' | 'Warning'

export type Alert = {
  readonly type: AlertType
  readonly message: string
  /** the language of the message, where it is not the page's own */
  readonly lang: 'nl' | undefined
  /** §4: survives a change of the page's address */
  readonly persists: boolean
  /** tells of work that runs, and stays until that is done */
  readonly isRunning: boolean
  /** stays as long as an error does, though it is none */
  readonly staysLong?: true
}

const SHORT_MS = 5_000
const LONG_MS = 10_000

/** §9: how long an alert stays by itself; none while its work runs. */
export const alertDurationOf = (alert: Alert): number | undefined => {
  if (alert.isRunning) return undefined
  return alert.type === 'Error' || alert.staysLong === true ? LONG_MS : SHORT_MS
}

const runningAlert = (message: string): Alert => ({
  type: 'Info',
  message,
  lang: undefined,
  persists: true,
  isRunning: true,
})

/** §8 */
export const updatingAlert = runningAlert('Updating...')
export const refreshingAlert = runningAlert('Refreshing...')
export const stopChangedAlert: Alert = {
  type: 'Success',
  message: 'Stop aangepast',
  lang: 'nl',
  persists: false,
  isRunning: false,
}

/** §4, §8: what a 401 says. It persists, for its reader is on the way to /login. */
export const signedOutAlert: Alert = {
  type: 'Error',
  message: 'You have been logged out automatically, please login with your credentials',
  lang: undefined,
  persists: true,
  isRunning: false,
}

const simpleAlert = (type: AlertType, message: string): Alert => ({
  type,
  message,
  lang: undefined,
  persists: false,
  isRunning: false,
})

/** §8 */
export const errorAlert = (message: string): Alert => simpleAlert('Error', message)

/** A lock, or a later change, was in the way: nothing went wrong, but nothing was changed either. §8 has that stand for 10 seconds. */
export const notChangedAlert = (message: string): Alert => ({ ...simpleAlert('Warning', message), staysLong: true })

/** A file that was dropped where none is taken: nothing failed, and nothing came of it. */
export const fileRejectedAlert = (reason: string): Alert => simpleAlert('Warning', `The file was not taken. ${reason}`)
