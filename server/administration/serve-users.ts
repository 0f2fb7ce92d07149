import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import * as endpoints from '../../contract/user'
import type { LinkedUser } from '../../src/domain/user'
import { callResult, administratorRequired, emptyResult, type Serve } from '../http'
import { changeAccess, createLinkSecret, organisationUserOf, parseName, type SignIn, type KeyHolder } from '../sign-in'
import type { Records, UserRecord } from '../storage'

/** So that no organisation takes names without end, which are unique among all. */
const MAX_USERS = 1_000

const userNotFound: Refusal = { code: 'not_found', message: 'There is no such user.' }

type Ports = {
  readonly signIn: Pick<SignIn, 'choosePassword' | 'forgetKey' | 'isEnded' | 'readLink'>
  readonly now: () => Date
  readonly newId: () => string
}

export const serveUsers = (serve: Serve, { signIn, now, newId }: Ports): void => {
  /**
   * All users of the organisation, which stay as they are until the transaction ends. The administrator may have lost
   * the session or the role after the check of the key, since a body can take minutes to arrive.
   */
  const requireAdministrator = async (
    { keyHash }: KeyHolder,
    { users, keys }: Pick<Records, 'users' | 'keys'>,
  ): Promise<E.Either<Refusal, ReadonlyArray<UserRecord>>> => {
    const all = await users.all()
    const key = await keys.find(keyHash)
    if (key === undefined || signIn.isEnded(key)) return E.left({ code: 'signed_out' })
    return key.role === 'administrator' ? E.right(all) : E.left(administratorRequired)
  }

  serve.read(endpoints.listUsers, async (_, { users }) =>
    E.right(callResult((await users.all()).map(organisationUserOf))),
  )

  serve.write(endpoints.inviteUser, async ({ body: { username, role }, user }, records) => {
    const all = await requireAdministrator(user, records)
    if (E.isLeft(all)) return all
    const name = parseName(username)
    if (E.isLeft(name))
      return E.left({
        code: 'invalid',
        message: `Username: ${name.left}`,
        details: [{ field: 'username', reason: name.left }],
      })
    if (all.right.length >= MAX_USERS) return E.left({ code: 'too_many_users' })
    const madeAt = now()
    const invited: UserRecord = {
      id: newId(),
      username: name.right,
      passwordHash: '',
      createdAt: madeAt.toISOString(),
      role,
      disabledAt: undefined,
    }
    if (E.isLeft(await records.users.add(invited)))
      return E.left({ code: 'name_taken', message: `There is a user ${name.right} already: choose another name.` })
    const link = await createLinkSecret(records, { organisation: user.organisation, userId: invited.id, madeAt })
    return E.right({
      ...callResult({ user: organisationUserOf(invited), ...link }),
      audited: { action: 'user_invited', subject: name.right, subjectId: invited.id, detail: role },
    })
  })

  serve.write(endpoints.changeUser, async ({ parameters: { userId }, body, user, clientAddress }, records) => {
    const all = await requireAdministrator(user, records)
    if (E.isLeft(all)) return all
    const userRecord = all.right.find(({ id }) => id === userId)
    if (userRecord === undefined) return E.left(userNotFound)
    const changed = await changeAccess(records, userRecord, body, { user, address: clientAddress, at: now() })
    if (E.isLeft(changed)) return E.left({ code: 'last_administrator' })
    const { endedKeys, user: stored } = changed.right
    records.afterCommit(() => endedKeys.forEach(signIn.forgetKey))
    return E.right(callResult(organisationUserOf(stored)))
  })

  serve.write(endpoints.createPasswordLink, async ({ parameters: { userId }, user }, records) => {
    const all = await requireAdministrator(user, records)
    if (E.isLeft(all)) return all
    const userRecord = all.right.find(({ id }) => id === userId)
    if (userRecord === undefined) return E.left(userNotFound)
    if (userRecord.disabledAt !== undefined) return E.left({ code: 'user_disabled' })
    const link = await createLinkSecret(records, { organisation: user.organisation, userId, madeAt: now() })
    return E.right({
      ...callResult({ user: organisationUserOf(userRecord), ...link }),
      audited: { action: 'link_made', subject: userRecord.username, subjectId: userId },
    })
  })

  serve.open(endpoints.readPasswordLink, async ({ body: { linkSecret } }) =>
    E.map((linked: LinkedUser) => callResult(linked))(await signIn.readLink(linkSecret)),
  )

  serve.open(endpoints.choosePassword, async ({ body, clientAddress }) =>
    E.map(() => emptyResult)(await signIn.choosePassword({ ...body, clientAddress })),
  )
}
