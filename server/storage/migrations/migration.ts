/** SQL for creating tables that differs between the databases. */
export type TableSyntax = {
  /** the type of a text that is ordered by code point in any locale */
  readonly text: string
  /** suffix for a table of small rows that are stored in key order */
  readonly clustered: string
}

/** A schema change. Once released, a migration is never changed, only followed by another. */
export type Migration = {
  readonly number: number
  readonly words: string
  readonly statements: (syntax: TableSyntax) => ReadonlyArray<string>
}
