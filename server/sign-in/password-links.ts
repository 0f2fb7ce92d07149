import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { LinkedUser } from '../../src/domain/user'
import { auditEntry } from '../audit'
import type { KeyWithUser, OrganisationId, Records, Storage } from '../storage'
import { createKey, hashOf, organisationOf } from './key'
import { parseOwnPassword } from './change-own-password'
import type { HashQueue } from './hash-queue'
import { tooManyLogIns } from './log-in'
import type { Passwords } from './password-hash'
import { senderNetworkOf } from './client-and-network'

/** Long enough for a weekend. */
const LINK_HOURS = 72
const HOUR_MS = 3_600_000

/** Makes the secret of a link for a user, which replaces the one before; the database keeps its hash alone. */
export const createLinkSecret = async (
  { keys }: Pick<Records, 'keys'>,
  { organisation, userId, madeAt }: { organisation: OrganisationId; userId: string; madeAt: Date },
): Promise<{ readonly linkSecret: string; readonly endsAt: string }> => {
  const linkSecret = createKey(organisation)
  const endsAt = new Date(madeAt.getTime() + LINK_HOURS * HOUR_MS).toISOString()
  await keys.removeOf(userId, ['link'])
  await keys.add({
    hash: hashOf(linkSecret),
    userId,
    endsAt,
    kind: 'link',
    name: '',
    madeAt: madeAt.toISOString(),
    lastUsedAt: undefined,
    address: undefined,
  })
  return { linkSecret, endsAt }
}

type LinkPorts = {
  readonly storage: Pick<Storage, 'read' | 'write'>
  readonly passwords: Pick<Passwords, 'hash'>
  readonly hashQueue: HashQueue
  readonly now: () => Date
  readonly forgetKey: (keyHash: string) => void
}

type PasswordChoice = { readonly linkSecret: string; readonly password: string; readonly clientAddress: string }

export type PasswordLinks = {
  readonly readLink: (linkSecret: string) => Promise<E.Either<Refusal, LinkedUser>>
  /** works once: of two at the same time, one finds that the link has ended */
  readonly choosePassword: (choice: PasswordChoice) => Promise<E.Either<Refusal, void>>
}

const linkEnded: Refusal = { code: 'link_ended' }

/** A link cannot be guessed, so that nothing slows its look-up down; a password is hashed only for one that is valid. */
export const passwordLinks = ({ storage, passwords, hashQueue, now, forgetKey }: LinkPorts): PasswordLinks => {
  const findLink = async ({ keys }: Pick<Records, 'keys'>, linkSecret: string): Promise<KeyWithUser | undefined> => {
    const key = await keys.find(hashOf(linkSecret))
    return key?.kind === 'link' && Date.parse(key.endsAt) > now().getTime() ? key : undefined
  }

  const readLink = async (linkSecret: string): Promise<E.Either<Refusal, LinkedUser>> => {
    const organisationId = organisationOf(linkSecret)
    if (organisationId === undefined) return E.left(linkEnded)
    return storage.read(organisationId, async (records) => {
      const key = await findLink(records, linkSecret)
      const user = key && (await records.users.find(key.username))
      const organisation = await records.organisation.find()
      if (key === undefined || user === undefined || organisation === undefined) return E.left(linkEnded)
      const { username, passwordHash } = user
      return E.right({
        username,
        organisationName: organisation.name,
        isInvited: passwordHash === '',
        endsAt: key.endsAt,
      })
    })
  }

  return {
    readLink,
    choosePassword: async ({ linkSecret, password, clientAddress }) => {
      const linked = await readLink(linkSecret)
      const organisation = organisationOf(linkSecret)
      if (E.isLeft(linked) || organisation === undefined) return E.left(linkEnded)
      const parsed = await parseOwnPassword(linked.right.username, password)
      if (E.isLeft(parsed)) return parsed
      const hashed = await hashQueue({
        group: senderNetworkOf(clientAddress),
        work: () => passwords.hash(parsed.right),
      })
      if (E.isLeft(hashed)) return E.left(tooManyLogIns)
      return storage.write<Refusal, void>(organisation, async (records) => {
        const { users, keys, audit, afterCommit } = records
        // Locks the user, so that of two choices at the same time one waits for the other.
        await users.find(linked.right.username)
        const key = await findLink(records, linkSecret)
        if (key === undefined || !(await keys.remove(key.hash))) return E.left(linkEnded)
        await users.changePassword(key.username, hashed.right)
        const ended = await keys.removeOf(key.userId, ['session', 'link'])
        afterCommit(() => ended.forEach(forgetKey))
        const context = { user: key, address: clientAddress, at: now() }
        await audit.add(auditEntry({ action: 'password_set', subject: key.username }, context))
        return E.right(undefined)
      })
    },
  }
}
