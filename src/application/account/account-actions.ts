import * as E from 'fp-ts/Either'
import { done, isNotFound, type CallFailure } from '../../domain/failure'
import type { AccountKey, PasswordChange, ProgramKey } from '../../domain/session'
import type { LinkedUser } from '../../domain/user'
import type { CancelSignal } from '../gateway'
import type { AttemptCall } from '../session'
import type { AccountGateway } from './account-gateway'

export type AccountActionsPorts = { readonly gateway: AccountGateway; readonly attempt: AttemptCall }

/** The account and its actions, for screens. */
export type AccountFacade = {
  readonly listKeys: (cancelSignal: CancelSignal) => Promise<E.Either<CallFailure, ReadonlyArray<AccountKey>>>
  readonly createProgramKey: (name: string) => Promise<E.Either<CallFailure, ProgramKey>>
  readonly changePassword: (change: PasswordChange) => Promise<E.Either<CallFailure, void>>
  readonly readLink: (link: string, cancelSignal: CancelSignal) => Promise<E.Either<CallFailure, LinkedUser>>
  readonly choosePassword: (link: string, password: string) => Promise<E.Either<CallFailure, void>>
  /** a key that has ended meanwhile counts as ended */
  readonly endKey: (id: string) => Promise<E.Either<CallFailure, void>>
  readonly endOtherSessions: () => Promise<E.Either<CallFailure, void>>
}

export const accountActions = ({ gateway, attempt }: AccountActionsPorts): AccountFacade => ({
  listKeys: (cancelSignal) => attempt('load keys', gateway.listKeys(cancelSignal)),
  createProgramKey: (name) => attempt('make a key', gateway.createProgramKey(name)),
  changePassword: (change) => attempt('change the password', gateway.changePassword(change)),
  readLink: (link, cancelSignal) => attempt('read a password link', gateway.readLink(link, cancelSignal)),
  choosePassword: (link, password) => attempt('choose a password', gateway.choosePassword(link, password)),
  endKey: async (id) => {
    const answer = await attempt('end keys', gateway.endKey(id))
    return E.isLeft(answer) && isNotFound(answer.left) ? done : answer
  },
  endOtherSessions: () => attempt('end keys', gateway.endOtherSessions()),
})
