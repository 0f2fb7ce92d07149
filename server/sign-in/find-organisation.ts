import type { Directory, OrganisationName } from '../storage'

export const organisationNamed = async (
  directory: Pick<Directory, 'organisations'>,
  called: string,
): Promise<OrganisationName | undefined> => (await directory.organisations()).find(({ name }) => name === called)
