import type * as E from 'fp-ts/Either'
import type { SourceTable } from '../../domain/import'
import type { ChosenFile } from '../stop'

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
