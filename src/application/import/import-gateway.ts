import type * as TE from 'fp-ts/TaskEither'
import type { AddressCorrections, Coordinates, House, WrittenAddress } from '../../domain/address'
import type { CallFailure } from '../../domain/failure'
import type { ImportMode, RowVerdict } from '../../domain/import'
import type { ProjectId } from '../../domain/project'
import type { JsonObject } from '../../domain/parse'
import type { WrittenRow } from '../../domain/upload'
import type { CancelSignal, EditResult } from '../gateway'

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
   * operator corrected them.
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
