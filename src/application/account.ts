/** Responsible for the account of the user: password, sessions and keys for programs. */
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import { done, isNotFound, type CallFailure } from '../domain/failure'
import {
  sessionOf,
  type AccountKey,
  type ProgramKey,
  type OpenIdAnswer,
  type OpenIdRequest,
  type User,
} from '../domain/session'
import type { PasswordChange } from '../domain/password'
import type { LinkedUser } from '../domain/user'
import type { CancelSignal } from './gateway'
import type { CallServer, SessionStore, SignInTab, UserStorage } from './session'

/** A port: the account of the user. */
export type AccountGateway = {
  /** the sessions and the keys for programs, used last first */
  readonly listKeys: (cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, ReadonlyArray<AccountKey>>
  /** refused as `name_taken` where the user has a key of that name */
  readonly createProgramKey: (name: string) => TE.TaskEither<CallFailure, ProgramKey>
  /** ends all other sessions; refused as `wrong_password` where `current` is not the password */
  readonly changePassword: (change: PasswordChange) => TE.TaskEither<CallFailure, void>
  /** needs no session; refused as `link_ended` where the link has been used or is too old */
  readonly readLink: (linkSecret: string, cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, LinkedUser>
  readonly choosePassword: (linkSecret: string, password: string) => TE.TaskEither<CallFailure, void>
  /** needs no session; asks where to sign in by the service that the server trusts */
  readonly requestOpenId: (returnAddress: string) => TE.TaskEither<CallFailure, OpenIdRequest>
  /** needs no session; refused as `open_id_refused` where the service does not confirm who the user is */
  readonly logInByOpenId: (answer: OpenIdAnswer) => TE.TaskEither<CallFailure, User>
  readonly endKey: (id: string) => TE.TaskEither<CallFailure, void>
  /** ends all sessions but that of the call */
  readonly endOtherSessions: () => TE.TaskEither<CallFailure, void>
}

export type AccountActionsPorts = {
  readonly gateway: AccountGateway
  readonly callServer: CallServer
  readonly tab: SignInTab
  readonly userStorage: Pick<UserStorage, 'save'>
  readonly session: Pick<SessionStore, 'set'>
}

/** The account and its actions, for screens. */
export type AccountFacade = {
  readonly listKeys: (cancelSignal: CancelSignal) => Promise<E.Either<CallFailure, ReadonlyArray<AccountKey>>>
  readonly createProgramKey: (name: string) => Promise<E.Either<CallFailure, ProgramKey>>
  readonly changePassword: (change: PasswordChange) => Promise<E.Either<CallFailure, void>>
  readonly readLink: (linkSecret: string, cancelSignal: CancelSignal) => Promise<E.Either<CallFailure, LinkedUser>>
  readonly choosePassword: (linkSecret: string, password: string) => Promise<E.Either<CallFailure, void>>
  /** leaves the page for the sign-in service, unless that is away */
  readonly signInByService: () => Promise<E.Either<CallFailure, void>>
  /** starts the session of the user whom the service sent back */
  readonly finishSignIn: () => Promise<E.Either<CallFailure, void>>
  /** a key that has ended meanwhile counts as ended */
  readonly endKey: (id: string) => Promise<E.Either<CallFailure, void>>
  readonly endOtherSessions: () => Promise<E.Either<CallFailure, void>>
}

/** Of a tab that does not come from a service. */
const noRequestFailure: CallFailure = {
  kind: 'refused',
  code: 'not_asked',
  message: 'This tab did not ask a sign-in service for you. Begin at the log-in.',
}

export const accountActions = ({
  gateway,
  callServer,
  tab,
  userStorage,
  session,
}: AccountActionsPorts): AccountFacade => ({
  listKeys: (cancelSignal) => callServer('load keys', gateway.listKeys(cancelSignal)),
  createProgramKey: (name) => callServer('make a key', gateway.createProgramKey(name)),
  changePassword: (change) => callServer('change the password', gateway.changePassword(change)),
  readLink: (linkSecret, cancelSignal) =>
    callServer('read a password link', gateway.readLink(linkSecret, cancelSignal)),
  choosePassword: (linkSecret, password) =>
    callServer('choose a password', gateway.choosePassword(linkSecret, password)),
  signInByService: async () => {
    const request = await callServer('sign in by a service', gateway.requestOpenId(tab.returnAddress()))
    return E.map(tab.goToService)(request)
  },
  finishSignIn: async () => {
    const answer = tab.takeAnswer()
    if (answer === undefined) return E.left(noRequestFailure)
    const user = await callServer('sign in by a service', gateway.logInByOpenId(answer))
    if (E.isLeft(user)) return user
    await userStorage.save(user.right)()
    session.set(sessionOf(O.some(user.right)))
    return done
  },
  endKey: async (id) => {
    const answer = await callServer('end keys', gateway.endKey(id))
    return E.isLeft(answer) && isNotFound(answer.left) ? done : answer
  },
  endOtherSessions: () => callServer('end keys', gateway.endOtherSessions()),
})
