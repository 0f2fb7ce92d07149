export type OrganisationId = string

/**
 * Which user belongs to which organisation: the only data across organisations. Names of users and of organisations are
 * unique.
 */
export type Directory = {
  readonly organisationOf: (username: string) => Promise<OrganisationId | undefined>
  /** ordered by name */
  readonly organisations: () => Promise<ReadonlyArray<OrganisationName>>
  readonly hasUsers: () => Promise<boolean>
}

export type OrganisationName = { readonly id: OrganisationId; readonly name: string }

/** The name belongs to another user or organisation. */
export type NameTaken = 'name taken'
