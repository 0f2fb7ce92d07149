import type { Directory, NamedOrganisation } from '../storage'

export const findOrganisation = async (
  directory: Pick<Directory, 'organisations'>,
  organisationName: string,
): Promise<NamedOrganisation | undefined> =>
  (await directory.organisations()).find(({ name }) => name === organisationName)
