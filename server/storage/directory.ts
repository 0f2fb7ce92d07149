export type OrganisationId = string

/** Has the records of log-ins, which come before their organisation is known. */
export const NO_ORGANISATION: OrganisationId = ''

/**
 * Which user belongs to which organisation: the only data across organisations. Names of users and of organisations are
 * unique, those of users in any case.
 */
export type Directory = {
  /** by any spelling of the name; of two names that were alike in case before this was checked, by its own or the older */
  readonly findUser: (username: string) => Promise<DirectoryUser | undefined>
  /** ordered by name */
  readonly organisations: () => Promise<ReadonlyArray<NamedOrganisation>>
  readonly hasUsers: () => Promise<boolean>
}

export type DirectoryUser = { readonly organisation: OrganisationId; readonly username: string }

export type NamedOrganisation = { readonly id: OrganisationId; readonly name: string }

/** The name belongs to another user or organisation. */
export type NameTaken = 'name taken'
