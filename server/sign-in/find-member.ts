import type { OrganisationId, Storage, UserRecord } from '../storage'

/** A user with the organisation. */
export type Member = { readonly organisation: OrganisationId; readonly user: UserRecord }

export const findMember = async (
  { directory, read }: Pick<Storage, 'directory' | 'read'>,
  username: string,
): Promise<Member | undefined> => {
  const organisation = await directory.organisationOf(username)
  if (organisation === undefined) return undefined
  const user = await read(organisation, ({ users }) => users.find(username))
  return user === undefined ? undefined : { organisation, user }
}
