import type { ColumnMeaning, ImportMode, ImportSettings, RowEdit, SourceTable } from '../../domain/import'
import type { ProjectId } from '../../domain/project'
import type { User } from '../../domain/session'

/** A table, and what the operator decided about it. */
export type ImportWork = {
  readonly table: SourceTable
  readonly settings: ImportSettings
  /** oldest first */
  readonly edits: ReadonlyArray<RowEdit>
  /** the numbers of the rows of the sheet that are imported already, and are shown no more */
  readonly importedRows: ReadonlyArray<number>
}

/** The import of a project by a user, until all of it is sent or it is discarded. */
export type KeptImport = ImportWork & { readonly mode: ImportMode; readonly step: 'columns' | 'rows' }

/** What the columns with the same names meant in the last import. */
export type EarlierColumns = {
  readonly columns: ReadonlyArray<ColumnMeaning | undefined>
  readonly fileName: string
  /** an ISO date */
  readonly day: string
}

/** Who keeps an import, and for which project. */
export type ImportOwner = { readonly user: string; readonly project: ProjectId }

/** A port: what the browser keeps of imports, for each user alone. What cannot be read or kept counts as absent. */
export type ImportStorage = {
  readonly load: (owner: ImportOwner) => Promise<KeptImport | undefined>
  /** answers whether it is kept */
  readonly save: (owner: ImportOwner, kept: KeptImport) => Promise<boolean>
  readonly discard: (owner: ImportOwner) => Promise<void>
  /** the projects with an import that this user has not finished */
  readonly projectsOf: (user: string) => Promise<ReadonlyArray<ProjectId>>
  readonly loadColumns: (user: string, headerKey: string) => Promise<EarlierColumns | undefined>
  readonly saveColumns: (user: string, headerKey: string, columns: EarlierColumns) => Promise<void>
}

/** Two users of one organisation keep their imports apart; the API key is not stored a second time. */
export const userKeyOf = (user: User | undefined): string | undefined =>
  user && JSON.stringify([user.organisationId ?? '', user.accountId ?? '', user.username ?? ''])

export const ownerOf = (user: User | undefined, project: ProjectId): ImportOwner | undefined => {
  const key = userKeyOf(user)
  return key === undefined ? undefined : { user: key, project }
}

export const isSameOwner = (one: ImportOwner | undefined, other: ImportOwner): boolean =>
  one !== undefined && one.user === other.user && one.project === other.project
