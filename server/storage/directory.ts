export type OrganisationId = string

/** Who belongs where: the only thing that is kept across organisations. No two users share a name, nor two organisations. */
export type Directory = {
  readonly organisationOf: (username: string) => Promise<OrganisationId | undefined>
  /** by name */
  readonly organisations: () => Promise<ReadonlyArray<OrganisationName>>
  readonly hasUsers: () => Promise<boolean>
}

export type OrganisationName = { readonly id: OrganisationId; readonly name: string }

/** A name that somebody else has. */
export type NameTaken = 'name taken'
