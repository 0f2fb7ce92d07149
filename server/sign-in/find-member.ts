import type { Credentials } from '../../src/domain/session'
import type { OrganisationId, Storage, UserRecord, Directory, NamedOrganisation } from '../storage'
import type { Passwords } from './password-hash'
import { foldName, stateOfUser, type OrganisationUser } from '../../src/domain/user'

/** A user, and the id of the organisation that the user belongs to. */
export type Member = { readonly organisation: OrganisationId; readonly user: UserRecord }

export const findMember = async (
  { directory, read }: Pick<Storage, 'directory' | 'read'>,
  username: string,
): Promise<Member | undefined> => {
  const directoryUser = await directory.findUser(username)
  if (directoryUser === undefined) return undefined
  const user = await read(directoryUser.organisation, ({ users }) => users.find(directoryUser.username))
  return user === undefined ? undefined : { organisation: directoryUser.organisation, user }
}

export type HasPasswordPorts = {
  readonly storage: Pick<Storage, 'directory' | 'read'>
  readonly passwords: Pick<Passwords, 'matches'>
}

/** Whether a user with this name and password may log in. */
export const hasPassword =
  ({ storage, passwords }: HasPasswordPorts) =>
  async ({ username, password }: Credentials): Promise<boolean> => {
    const member = await findMember(storage, username)
    if (member === undefined || member.user.disabledAt !== undefined) return false
    return passwords.matches(password, member.user.passwordHash)
  }

export const findOrganisation = async (
  directory: Pick<Directory, 'organisations'>,
  organisationName: string,
): Promise<NamedOrganisation | undefined> =>
  (await directory.organisations()).find(({ name }) => name === organisationName)

/** An organisation whose name differs in case alone. */
export const findByFoldedName = async (
  directory: Pick<Directory, 'organisations'>,
  organisationName: string,
): Promise<NamedOrganisation | undefined> =>
  (await directory.organisations()).find(({ name }) => foldName(name) === foldName(organisationName))

export const organisationUserOf = ({
  id,
  username,
  role,
  createdAt,
  disabledAt,
  passwordHash,
}: UserRecord): OrganisationUser => ({
  id,
  username,
  role,
  state: stateOfUser(disabledAt !== undefined, passwordHash !== ''),
  createdAt,
})
