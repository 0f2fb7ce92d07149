/** What the engines write differently where tables are made. */
export type TableWords = {
  /** a text that is ordered by its characters, whatever the country */
  readonly text: string
  /** ends the table of small rows: they are kept in the order of their key */
  readonly clustered: string
}

/** A step of the tables from one release to the next: never changed once it is out, only followed by another. */
export type Migration = {
  readonly number: number
  readonly words: string
  readonly statements: (words: TableWords) => ReadonlyArray<string>
}
