import type { ProjectId } from '../../domain/project'
import type { User } from '../../domain/session'
import type { ImportOwner } from './import-storage'

/** Two users of one organisation keep their imports apart; the API key is not stored a second time. */
export const userKeyOf = (user: User | undefined): string | undefined =>
  user && JSON.stringify([user.organisationId ?? '', user.accountId ?? '', user.username ?? ''])

export const ownerOf = (user: User | undefined, project: ProjectId): ImportOwner | undefined => {
  const key = userKeyOf(user)
  return key === undefined ? undefined : { user: key, project }
}

export const isSameOwner = (one: ImportOwner | undefined, other: ImportOwner): boolean =>
  one !== undefined && one.user === other.user && one.project === other.project
