import * as O from 'fp-ts/Option'
import { decodeUser, type User } from '../../domain/session'

/** §3: where the user is kept. */
export const USER_KEY = 'currentUser'

/** A store that somebody else wrote into holds no user. */
export const parseStoredUser = (text: string | null): O.Option<User> =>
  O.flatMap(decodeUser)(O.tryCatch((): unknown => JSON.parse(text ?? 'null')))
