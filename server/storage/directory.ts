export type OrganisationId = string

/** Has the records of log-ins, which come before their organisation is known. */
export const NO_ORGANISATION: OrganisationId = ''

/**
 * Which user belongs to which organisation: the only data across organisations. Names of users and of organisations are
 * unique.
 */
export type Directory = {
  readonly organisationOf: (username: string) => Promise<OrganisationId | undefined>
  /** ordered by name */
  readonly organisations: () => Promise<ReadonlyArray<NamedOrganisation>>
  readonly hasUsers: () => Promise<boolean>
}

export type NamedOrganisation = { readonly id: OrganisationId; readonly name: string }

/** The name belongs to another user or organisation. */
export type NameTaken = 'name taken'
