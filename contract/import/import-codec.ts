import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isJsonObject, quoted } from '../../src/domain/parse'
import {
  importModes,
  MAX_UPLOADED_STOPS,
  parseImport,
  rowOfImport,
  type ImportMode,
  type StopToImport,
  type UploadRefusal,
} from '../../src/domain/upload'
import {
  codecOf,
  enumCodec,
  integerCodec,
  nullableField,
  reasonsOf,
  record,
  requiredField,
  unstorableParts,
  type Codec,
} from '../codec'
import { invalidRefusal, type Refusal } from '../endpoint'
import { storedChangeCodec, type StoredChange } from '../move/moves-codec'
import { newStopExample } from '../stop/stop-schema'
import { unstorableFields, uploadedStopSchema, uploadRefusal } from '../stop/upload-codec'

/** Stops to be added to a project, or to be found there by their references and updated. */
export type ImportRequest = { readonly mode: ImportMode; readonly rows: ReadonlyArray<StopToImport> }

const modeField = requiredField('mode', enumCodec<ImportMode>(importModes, 'update'))
const modeCodec = record<Pick<ImportRequest, 'mode'>>('ImportMode', { mode: modeField })

const rowsCodec: Codec<ImportRequest['rows']> = codecOf({
  name: 'ImportedStops',
  decode: (value) =>
    Array.isArray(value)
      ? pipe(
          parseImport(value),
          E.mapLeft(({ problems }) => problems.map(({ row, field, reason }) => ({ field: `${row}.${field}`, reason }))),
        )
      : E.left([{ field: '', reason: `Not a list: ${quoted(value)}` }]),
  encode: (rows) => rows.map(rowOfImport),
  schema: { type: 'array', items: uploadedStopSchema, minItems: 1, maxItems: MAX_UPLOADED_STOPS },
  example: [{ ...newStopExample, groupedExternalTaskIds: ['T-1042'] }],
})

export const importRequestCodec = record<ImportRequest>('Import', {
  mode: modeField,
  rows: requiredField('rows', rowsCodec),
})

/** The import, or a refusal that lists the problems by row, as that of an upload. */
export const decodeImport = (body: unknown): E.Either<Refusal, ImportRequest> => {
  const { rows, ...others } = isJsonObject(body) ? body : {}
  const reasons = unstorableParts(others)
  if (reasons.length > 0) return E.left(invalidRefusal(reasons))
  const mode = modeCodec.decode(body)
  if (E.isLeft(mode)) return E.left(invalidRefusal(reasonsOf(mode.left)))
  if (!Array.isArray(rows)) return E.left(invalidRefusal([{ field: 'rows', reason: `Not a list: ${quoted(rows)}` }]))
  return pipe(
    parseImport(rows),
    E.filterOrElse(
      (stops) => stops.every(({ draft }) => unstorableParts(draft.unknownFields).length === 0),
      (stops): UploadRefusal => {
        const problems = stops.flatMap(({ draft }, index) => unstorableFields(draft, index))
        return { problems, total: problems.length }
      },
    ),
    E.bimap(uploadRefusal, (stops) => ({ ...mode.right, rows: stops })),
  )
}

export type ImportResult = {
  readonly version: number
  /** undefined where nothing has changed */
  readonly change: StoredChange | undefined
  readonly addedCount: number
  readonly updatedCount: number
  /** rows that say what the stop has already */
  readonly unchangedCount: number
}

const countCodec = (example: number) => integerCodec({ min: 0 }, example)

export const importResultCodec = record<ImportResult>('ImportResult', {
  version: requiredField('version', integerCodec({ min: 1 }, 42)),
  change: nullableField('change', storedChangeCodec),
  addedCount: requiredField('added', countCodec(12)),
  updatedCount: requiredField('updated', countCodec(74)),
  unchangedCount: requiredField('unchanged', countCodec(3)),
})
