import type * as TE from 'fp-ts/TaskEither'
import type * as E from 'fp-ts/Either'
import type { AddressCorrections, Coordinates, House, WrittenAddress } from '../../domain/address'
import type { CallFailure } from '../../domain/failure'
import type { ImportMode, RowVerdict, ColumnMeaning, ImportSettings, RowEdit, SourceTable } from '../../domain/import'
import type { ProjectId } from '../../domain/project'
import type { JsonObject } from '../../domain/parse'
import type { WrittenRow } from '../../domain/upload'
import type { CancelSignal, EditResult } from '../gateway'
import type { User } from '../../domain/session'
import type { ChosenFile } from '../stop'

export type ImportCounts = {
  readonly addedCount: number
  readonly updatedCount: number
  readonly unchangedCount: number
}

/** What the address register says of an address, and where it is. */
export type AddressVerdict = RowVerdict & {
  readonly street: string | undefined
  readonly city: string | undefined
  readonly coordinates: Coordinates | undefined
}

/** The most addresses of one call. */
export const MAX_CHECKED_ADDRESSES = 500

/** A port: imports the rows of a file, and checks their addresses. */
export type ImportGateway = {
  /**
   * All rows or none, as they stand in an upload file; `written` has the addresses of rows as they were before the
   * dispatcher corrected them.
   */
  readonly importStops: (
    project: ProjectId,
    mode: ImportMode,
    rows: ReadonlyArray<JsonObject>,
    written: ReadonlyArray<WrittenRow>,
  ) => TE.TaskEither<CallFailure, EditResult<ImportCounts>>
  /** one verdict for each address, in their order */
  readonly checkAddresses: (
    addresses: ReadonlyArray<WrittenAddress>,
  ) => TE.TaskEither<CallFailure, ReadonlyArray<AddressVerdict>>
  /** the newest of what users of the organisation corrected, with all words of `search` */
  readonly listCorrections: (
    search: string,
    cancelSignal?: CancelSignal,
  ) => TE.TaskEither<CallFailure, AddressCorrections>
  /** forgets what users of the organisation corrected of an address, in any spelling */
  readonly forgetCorrection: (house: House) => TE.TaskEither<CallFailure, unknown>
  /** brings back what was last forgotten of an address */
  readonly restoreCorrection: (house: House) => TE.TaskEither<CallFailure, unknown>
}

/** A table, and what the dispatcher decided about it. */
export type ImportWork = {
  readonly table: SourceTable
  readonly settings: ImportSettings
  /** oldest first */
  readonly edits: ReadonlyArray<RowEdit>
  /** the numbers of the rows of the sheet that are imported already, and are shown no more */
  readonly importedRows: ReadonlyArray<number>
}

/** The import of a project by a user, until all of it is sent or it is discarded. */
export type StoredImport = ImportWork & { readonly mode: ImportMode; readonly step: 'columns' | 'rows' }

/** What the columns with the same names meant in the last import. */
export type EarlierColumns = {
  readonly columns: ReadonlyArray<ColumnMeaning | undefined>
  readonly fileName: string
  /** an ISO date */
  readonly day: string
}

/** Whose import it is, and of which project. */
export type ImportOwner = { readonly user: string; readonly project: ProjectId }

/** A port: what the browser stores of imports, for each user alone. What cannot be read or stored counts as absent. */
export type ImportStorage = {
  readonly load: (owner: ImportOwner) => Promise<StoredImport | undefined>
  /** answers whether it is stored */
  readonly save: (owner: ImportOwner, toStore: StoredImport) => Promise<boolean>
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

/** A table that is being read. */
export type TableReading = {
  /** the table, or a sentence that says why it cannot be read */
  readonly result: Promise<E.Either<string, SourceTable>>
  /** `result` is never answered then */
  readonly cancel: () => void
}

/** A port: reads tables out of files and of text from a spreadsheet, beside the page. */
export type TableReader = {
  readonly read: (file: ChosenFile) => TableReading
  readonly readText: (text: string) => TableReading
}
