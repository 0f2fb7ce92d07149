/** SQL for making tables that differs between the databases. */
export type TableSyntax = {
  /** the type of a text that is ordered by its characters, in any locale */
  readonly text: string
  /** stands behind a table of small rows, which are to be stored in the order of their key */
  readonly clustered: string
}

/**
 * A step of the tables from one release to the next. Once released, a step is never changed, only followed by another.
 */
export type Migration = {
  readonly number: number
  readonly words: string
  readonly statements: (syntax: TableSyntax) => ReadonlyArray<string>
}
