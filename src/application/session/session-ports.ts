import type * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { ClearedData, User, CookieName, Credentials, OpenIdAnswer, OpenIdRequest } from '../../domain/session'
import type { Unsubscribe } from '../gateway'

/** A port: the data stored in the browser between visits (§3). */
export type UserStorage = {
  readonly user: TE.TaskEither<CallFailure, O.Option<User>>
  readonly save: (user: User) => TE.TaskEither<CallFailure, void>
  readonly clear: (items: ClearedData) => TE.TaskEither<CallFailure, void>
}

/** A port: the cookies of §3. An unreadable cookie counts as absent; a failed write is ignored. */
export type CookieStorage = {
  readonly read: (name: CookieName) => string | undefined
  /** undefined deletes the cookie */
  readonly write: (name: CookieName, value: string | undefined) => void
}

/** A port: log-outs in other tabs of the same browser. */
export type OtherTabs = {
  readonly onSignedOut: (listener: () => void) => Unsubscribe
}

/** A port: the tab of the browser, which goes to a sign-in service and comes back from it. */
export type SignInTab = {
  /** where the service is to send the browser */
  readonly returnAddress: () => string
  /** keeps the secrets of the request in this tab, and goes to the service */
  readonly goToService: (request: OpenIdRequest) => void
  /** the answer with which the tab came back, once; undefined where it was not sent to the service */
  readonly takeAnswer: () => OpenIdAnswer | undefined
}

/** A port: copies text, such as an API key. */
export type Clipboard = { readonly copy: (text: string) => TE.TaskEither<CallFailure, void> }

/** A port: checks credentials, and ends the keys that it gave. */
export type SessionGateway = {
  readonly logIn: (credentials: Credentials) => TE.TaskEither<CallFailure, User>
  readonly logOut: (apiKey: string) => TE.TaskEither<CallFailure, void>
}
