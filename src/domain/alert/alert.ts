/** The types of alerts (§3). */
export type AlertType = 'Success' | 'Error' | 'Info' | 'Warning'

export type Alert = {
  readonly type: AlertType
  readonly message: string
  /** the language of the message, if not the page's */
  readonly lang: 'nl' | undefined
  /** §4: survives a change of page address */
  readonly persists: boolean
  /** reports running work, and stays until that is done */
  readonly isRunning: boolean
  /** stays as long as an error */
  readonly staysLong?: true
}

const SHORT_MS = 5_000
const LONG_MS = 10_000

/** §9: how long an alert stays, in milliseconds; undefined while its work runs. */
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

/** The alerts while a stop is changed, and afterwards (§8). */
export const updatingAlert = runningAlert('Updating...')
export const refreshingAlert = runningAlert('Refreshing...')
export const stopChangedAlert: Alert = {
  type: 'Success',
  message: 'Stop aangepast',
  lang: 'nl',
  persists: false,
  isRunning: false,
}

/** §4, §8: the alert of a 401. It persists through the navigation to /login. */
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

/** The alert of a failed call (§8). */
export const errorAlert = (message: string): Alert => simpleAlert('Error', message)

/** Says that a lock or a later change prevented the edit, which is no error. It stays for 10 seconds (§8). */
export const notChangedAlert = (message: string): Alert => ({ ...simpleAlert('Warning', message), staysLong: true })

/** Says why a dropped file is not accepted. */
export const fileRefusedAlert = (reason: string): Alert => simpleAlert('Warning', `The file was not taken. ${reason}`)

/** A dialog or another part of the page, whose module the server did not send. */
export const notLoadedAlert: Alert = simpleAlert('Error', 'This could not be opened, please try again later...')
