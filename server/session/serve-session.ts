import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { callResult, emptyResult, type Serve } from '../http'
import { type SignIn, createKey, hashOf, END_OF_PROGRAM_KEY, type PasswordHashes, type KeyHolder } from '../sign-in'
import type { Refusal } from '../../contract'
import * as endpoints from '../../contract/session'
import type { AccountKey } from '../../src/domain/session'
import type { ApiKeyRecord, Records } from '../storage'

export const serveSession = (
  serve: Serve,
  signIn: Pick<SignIn, 'logIn' | 'requestOpenId' | 'logInByOpenId' | 'forgetKey'>,
): void => {
  serve.open(endpoints.logIn, async ({ body, clientAddress, userAgent }) =>
    pipe(
      await signIn.logIn({ ...body, clientAddress, userAgent }),
      E.map((user) => callResult(user)),
    ),
  )

  serve.open(endpoints.requestOpenId, async ({ body: { returnAddress } }) =>
    pipe(
      await signIn.requestOpenId(returnAddress),
      E.map((request) => callResult(request)),
    ),
  )

  serve.open(endpoints.logInByOpenId, async ({ body, clientAddress, userAgent }) =>
    pipe(
      await signIn.logInByOpenId({ ...body, clientAddress, userAgent }),
      E.map((user) => callResult(user)),
    ),
  )

  serve.write(endpoints.logOut, async ({ user }, { keys, afterCommit }) => {
    await keys.remove(user.keyHash)
    afterCommit(() => signIn.forgetKey(user.keyHash))
    return E.right({ ...emptyResult, audited: { action: 'log_out' } })
  })
}

/** More would only hide the ones in use. */
const MAX_PROGRAM_KEYS = 50

export const serveKeys = (
  serve: Serve,
  signIn: Pick<SignIn, 'forgetKey' | 'isEnded' | 'prepareOwnPassword'>,
  now: () => Date,
): void => {
  /**
   * The session may have ended after the check of its key, since a body can take minutes to arrive. In PostgreSQL the
   * user is locked from here on, so that no two keys of one name are made at once.
   */
  const requireSession = async (
    { username, keyHash }: KeyHolder,
    { keys, users }: Pick<Records, 'keys' | 'users'>,
  ): Promise<E.Either<Refusal, void>> => {
    await users.find(username)
    const key = await keys.find(keyHash)
    return key === undefined || signIn.isEnded(key) ? E.left({ code: 'signed_out' }) : E.right(undefined)
  }

  serve.read(endpoints.listKeys, async ({ user }, { keys }) => {
    const records = await keys.allOf(user.userId)
    return E.right(callResult(records.filter((key) => !signIn.isEnded(key)).map(toAccountKey(user))))
  })

  serve.write(endpoints.createProgramKey, async ({ body: { name }, user }, records) => {
    const session = await requireSession(user, records)
    if (E.isLeft(session)) return session
    const { keys } = records
    const programKeys = (await keys.allOf(user.userId)).filter(({ kind }) => kind === 'program')
    if (programKeys.some((key) => key.name === name))
      return E.left({
        code: 'name_taken',
        message: `There is a key ${name} already: end it first, or choose another name.`,
      })
    if (programKeys.length >= MAX_PROGRAM_KEYS) return E.left({ code: 'too_many_keys' })
    const apiKey = createKey(user.organisation)
    const key: ApiKeyRecord = {
      hash: hashOf(apiKey),
      userId: user.userId,
      endsAt: END_OF_PROGRAM_KEY,
      kind: 'program',
      name,
      madeAt: now().toISOString(),
      lastUsedAt: undefined,
      address: undefined,
    }
    await keys.add(key)
    const result = callResult({ apiKey, key: toAccountKey(user)(key) })
    return E.right({ ...result, audited: { action: 'key_made', subject: name } })
  })

  serve.write(endpoints.endKey, async ({ parameters: { keyId }, user }, records) => {
    const session = await requireSession(user, records)
    if (E.isLeft(session)) return session
    const { keys, afterCommit } = records
    const hash = keyId.startsWith(endpoints.KEY_ID_PREFIX) ? keyId.slice(endpoints.KEY_ID_PREFIX.length) : ''
    const key = await keys.find(hash)
    if (key?.userId !== user.userId) return E.left({ code: 'not_found', message: 'This has ended already.' })
    await keys.remove(hash)
    afterCommit(() => signIn.forgetKey(hash))
    const action = key.kind === 'program' ? 'key_ended' : 'session_ended'
    return E.right({ ...emptyResult, audited: { action, subject: key.name } })
  })

  serve.write(endpoints.endOtherSessions, async ({ user }, records) => {
    const session = await requireSession(user, records)
    if (E.isLeft(session)) return session
    const { keys, afterCommit } = records
    const ended = await keys.removeSessions(user.userId, user.keyHash)
    afterCommit(() => ended.forEach(signIn.forgetKey))
    return E.right({ ...emptyResult, audited: { action: 'sessions_ended' } })
  })

  serve.writeAfterPreparing(
    endpoints.changePassword,
    async ({ body: { current, password }, user, clientAddress }) =>
      E.map((hashes: PasswordHashes) => ({ hashes, user }))(
        await signIn.prepareOwnPassword({ username: user.username, current, password, clientAddress }),
      ),
    async ({ hashes, user }, records) => {
      const session = await requireSession(user, records)
      if (E.isLeft(session)) return session
      const { users, keys, afterCommit } = records
      const stored = await users.find(user.username)
      if (stored?.passwordHash !== hashes.old) return E.left({ code: 'wrong_password' })
      await users.changePassword(user.username, hashes.new)
      const ended = await keys.removeSessions(user.userId, user.keyHash)
      afterCommit(() => ended.forEach(signIn.forgetKey))
      await keys.removeOf(user.userId, ['link'])
      return E.right({ ...emptyResult, audited: { action: 'password_changed', subject: user.username } })
    },
  )
}

const toAccountKey =
  ({ keyHash }: Pick<KeyHolder, 'keyHash'>) =>
  ({ hash, kind, name, madeAt, lastUsedAt, address }: ApiKeyRecord): AccountKey => ({
    id: `${endpoints.KEY_ID_PREFIX}${hash}`,
    kind,
    name: name === '' ? 'Unknown browser' : name,
    madeAt,
    lastUsedAt,
    address,
    isCurrent: hash === keyHash,
  })
