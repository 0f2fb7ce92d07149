import type { Directory, OrganisationName } from '../storage'

export const findOrganisation = async (
  directory: Pick<Directory, 'organisations'>,
  organisationName: string,
): Promise<OrganisationName | undefined> =>
  (await directory.organisations()).find(({ name }) => name === organisationName)
