import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { auditEntryCodec, DEFAULT_AUDIT_PAGE_SIZE } from '../../../contract/audit'
import { inviteUser } from '../../../contract/user'
import type { AdministrationGateway } from '../../../src/application/administration'
import type { AuditEntry, AuditFilter } from '../../../src/domain/audit'
import { changeUser, foldName, type OrganisationUser, type PasswordLink } from '../../../src/domain/user'
import { answerRequest, parseBody } from './answer-request'
import type { MemoryServer } from './memory-server'

const userNotFound: Refusal = { code: 'not_found', message: 'There is no such user.' }

export const memoryAdministrationGateway = (server: MemoryServer): AdministrationGateway => {
  const { users, links, audit } = server
  const record = (entry: Pick<AuditEntry, 'action' | 'subject' | 'subjectId' | 'detail'>): void => {
    const at = server.now()
    audit.unshift({
      ...entry,
      id: server.newId('entry'),
      at,
      username: server.username,
      address: '192.0.2.7',
      count: 1,
    })
  }
  const makeLink = (user: OrganisationUser): PasswordLink => {
    const linkSecret = `secret of ${server.newId('link')}`
    for (const [other, userId] of links) if (userId === user.id) links.delete(other)
    links.set(linkSecret, user.id)
    return { user, linkSecret, endsAt: '2026-11-23T09:24:00.000Z' }
  }
  const findUser = (id: string): E.Either<Refusal, OrganisationUser> =>
    E.fromNullable(userNotFound)(users.find((user) => user.id === id))
  const found = ({ username, action, from = '', until = '9999' }: AuditFilter): ReadonlyArray<AuditEntry> =>
    audit.filter(
      (entry) =>
        (username === undefined || foldName(entry.username ?? '') === foldName(username)) &&
        (action === undefined || entry.action === action) &&
        entry.at >= from &&
        entry.at < until,
    )
  return {
    listUsers: (cancelSignal) =>
      answerRequest(
        server,
        () => E.right(users.toSorted((one, other) => (one.username < other.username ? -1 : 1))),
        cancelSignal,
      ),
    inviteUser: (invitation) =>
      answerRequest(server, () =>
        pipe(
          parseBody(inviteUser.body, invitation),
          E.filterOrElseW(
            ({ username }) => !users.some((user) => foldName(user.username) === foldName(username)),
            ({ username }): Refusal => ({
              code: 'name_taken',
              message: `There is a user ${username} already: choose another name.`,
            }),
          ),
          E.map(({ username, role }) => {
            const user = {
              id: server.newId('user'),
              username,
              role,
              state: 'invited',
              createdAt: server.now(),
            } as const
            users.push(user)
            server.invitedIds.add(user.id)
            record({ action: 'user_invited', subject: username, subjectId: user.id, detail: role })
            return makeLink(user)
          }),
        ),
      ),
    changeUser: (id, change) =>
      answerRequest(server, () =>
        pipe(
          changeUser(users, { id, change, hasPassword: !server.invitedIds.has(id) }),
          E.mapLeft((reason): Refusal => (reason === 'no such user' ? userNotFound : { code: 'last_administrator' })),
          E.map((user) => {
            users.splice(
              users.findIndex((one) => one.id === id),
              1,
              user,
            )
            return user
          }),
        ),
      ),
    createPasswordLink: (id) =>
      answerRequest(server, () =>
        pipe(
          findUser(id),
          E.filterOrElse(
            ({ state }) => state !== 'disabled',
            (): Refusal => ({ code: 'user_disabled' }),
          ),
          E.map(makeLink),
        ),
      ),
    readAudit: ({ before, ...filter }, cancelSignal) =>
      answerRequest(
        server,
        () => {
          const all = found(filter)
          const start = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1
          const entries = all.slice(start, start + DEFAULT_AUDIT_PAGE_SIZE)
          const isMore = all.length > start + DEFAULT_AUDIT_PAGE_SIZE
          return E.right({ entries, next: isMore ? entries.at(-1)?.id : undefined })
        },
        cancelSignal,
      ),
    auditLines: (filter) =>
      answerRequest(server, () =>
        E.right(
          new TextEncoder().encode(
            found(filter)
              .map((entry) => `${JSON.stringify(auditEntryCodec.encode(entry))}\n`)
              .join(''),
          ),
        ),
      ),
  }
}
