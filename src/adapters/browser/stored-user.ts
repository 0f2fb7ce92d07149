import * as O from 'fp-ts/Option'
import type { User } from '../../domain/session'
import { decodeUser } from '../../../contract/session'

/** §3: the local storage key of the user. */
export const USER_KEY = 'currentUser'

/** Any text that is not a valid user counts as no user. */
export const parseStoredUser = (text: string | null): O.Option<User> =>
  O.flatMap(decodeUser)(O.tryCatch((): unknown => JSON.parse(text ?? 'null')))
