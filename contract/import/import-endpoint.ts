import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isJsonObject, quoted, wrongType } from '../../src/domain/parse'
import { pluralise } from '../../src/domain/text'
import type { Steps } from '../../src/domain/value'
import {
  importModes,
  MAX_STOPS_PER_REQUEST,
  MAX_UPLOAD_BYTES,
  parseImport,
  parseImportInSteps,
  type ImportMode,
  type StopToImport,
  type WrittenRow,
} from '../../src/domain/upload'
import {
  codecOf,
  enumCodec,
  integerCodec,
  listCodec,
  nullableField,
  optionalField,
  reasonsOf,
  record,
  requiredField,
  unstorableParts,
  type Codec,
} from '../codec'
import { writtenAddressFields } from '../address'
import {
  defineEndpoint,
  endpointDefaults,
  invalidRefusal,
  jsonAnswer,
  projectParameters,
  type Refusal,
} from '../endpoint'
import { storedChangeCodec, type StoredChange } from '../history'
import { newStopExample } from '../stop/stop-schema'
import { unstorableRowsRefusal, uploadedStopSchema, uploadRefusal } from '../stop/upload-codec'

/** Rows of stops to be added to a project, or to be found there by their references and updated. */
type ImportRequest = {
  readonly mode: ImportMode
  readonly rows: ReadonlyArray<unknown>
  /** the addresses of rows that a user corrected, as they were before; undefined for none */
  readonly written: ReadonlyArray<WrittenRow> | undefined
}

const writtenRowCodec = record<WrittenRow>('WrittenRow', {
  row: requiredField('row', integerCodec({ min: 1, max: MAX_STOPS_PER_REQUEST }, 1)),
  ...writtenAddressFields,
})

const writtenField = optionalField('written', listCodec(writtenRowCodec, MAX_STOPS_PER_REQUEST))

const modeField = requiredField('mode', enumCodec<ImportMode>(importModes, 'update'))
const othersCodec = record<Omit<ImportRequest, 'rows'>>('ImportWithoutRows', { mode: modeField, written: writtenField })

const rowsCodec: Codec<ImportRequest['rows']> = codecOf({
  name: 'ImportedStops',
  decode: (value) =>
    Array.isArray(value)
      ? pipe(
          parseImport(value),
          E.bimap(
            ({ problems }) => problems.map(({ row, field, reason }) => ({ field: `${row}.${field}`, reason })),
            (): ReadonlyArray<unknown> => value,
          ),
        )
      : wrongType('a list', value),
  encode: (rows) => rows,
  schema: { type: 'array', items: uploadedStopSchema, minItems: 1, maxItems: MAX_STOPS_PER_REQUEST },
  example: [{ ...newStopExample, groupedExternalTaskIds: ['T-1042'] }],
})

const importRequestCodec = record<ImportRequest>('Import', {
  mode: modeField,
  rows: requiredField('rows', rowsCodec),
  written: writtenField,
})

/** The rows are not parsed yet, which takes long: `parseImportedRows` does that in steps. */
const decodeImport = (body: unknown): E.Either<Refusal, ImportRequest> => {
  const { rows, ...others } = isJsonObject(body) ? body : {}
  const reasons = unstorableParts(others)
  if (reasons.length > 0) return E.left(invalidRefusal(reasons))
  const decoded = othersCodec.decode(body)
  if (E.isLeft(decoded)) return E.left(invalidRefusal(reasonsOf(decoded.left)))
  if (!Array.isArray(rows)) return E.left(invalidRefusal([{ field: 'rows', reason: `Not a list: ${quoted(rows)}` }]))
  const unknownRow = decoded.right.written?.findIndex(({ row }) => row > rows.length) ?? -1
  if (unknownRow >= 0)
    return E.left(
      invalidRefusal([
        { field: `written.${unknownRow}.row`, reason: `The import has ${pluralise(rows.length, 'row')}` },
      ]),
    )
  return E.right({ ...decoded.right, rows })
}

/** The stops of an import, or a refusal that lists the problems by row, as that of an upload. */
export const parseImportedRows = function* (
  rows: ReadonlyArray<unknown>,
): Steps<E.Either<Refusal, ReadonlyArray<StopToImport>>> {
  const stops = yield* parseImportInSteps(rows)
  if (E.isLeft(stops)) return E.left(uploadRefusal(stops.left))
  const refusal = yield* unstorableRowsRefusal(stops.right.map(({ draft }) => draft))
  return refusal === undefined ? stops : E.left(refusal)
}

type ImportResult = {
  readonly version: number
  /** undefined where nothing has changed */
  readonly change: StoredChange | undefined
  readonly addedCount: number
  readonly updatedCount: number
  /** rows that say what the stop has already */
  readonly unchangedCount: number
}

const countCodec = (example: number) => integerCodec({ min: 0 }, example)

const importResultCodec = record<ImportResult>('ImportResult', {
  version: requiredField('version', integerCodec({ min: 1 }, 42)),
  change: nullableField('change', storedChangeCodec),
  addedCount: requiredField('added', countCodec(12)),
  updatedCount: requiredField('updated', countCodec(74)),
  unchangedCount: requiredField('unchanged', countCodec(3)),
})

export const importStops = defineEndpoint({
  ...endpointDefaults,
  name: 'importStops',
  method: 'POST',
  path: '/delivery/v2/projects/{id}/imports',
  summary: 'Import stops into a project, or update those with the same references: all of them or none, as one change',
  group: 'Stops',
  parameters: projectParameters,
  body: { kind: 'json', codec: importRequestCodec, maxBytes: MAX_UPLOAD_BYTES, decode: decodeImport },
  answer: jsonAnswer(importResultCodec),
  refusals: ['not_found', 'bad_upload'],
  version: { sendsEtag: true, checksIfMatch: true },
  sendsChange: true,
})
