import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isJsonObject, type FieldReason } from '../parse'
import { parseStopFields, type StopDraft } from '../stop'
import { formatNumber } from '../text'
import { runAtOnce, type Steps } from '../value'
import { MAX_REPORTED_PROBLEMS, MAX_STOPS_PER_REQUEST } from './upload-limits'

/** Row 1 is the first stop. A problem of the whole file has row 1 and field `file`. */
export type UploadProblem = FieldReason & {
  readonly row: number
  /** another row that the reason names */
  readonly otherRow?: number
}

const FILE_FIELD = 'file'

export const fileProblem = (reason: string): UploadProblem => ({ row: 1, field: FILE_FIELD, reason })

export const isFileProblem = ({ field }: Pick<UploadProblem, 'field'>): boolean => field === FILE_FIELD

export type UploadRefusal = { readonly problems: ReadonlyArray<UploadProblem>; readonly total: number }

type ParsedUpload = E.Either<UploadRefusal, ReadonlyArray<StopDraft>>

/** Parses the text or the JSON value of an upload file: every stop, or all problems. */
export const parseUpload = (input: unknown): ParsedUpload => runAtOnce(parseUploadInSteps(input))

/** `parseUpload` in steps of one row each, so that other requests are answered between them. */
export const parseUploadInSteps = function* (input: unknown): Steps<ParsedUpload> {
  const rows = pipe(typeof input === 'string' ? parseJsonText(input) : E.right(input), E.flatMap(rowsOf))
  return E.isLeft(rows) ? E.left({ problems: [fileProblem(rows.left)], total: 1 }) : yield* parseRows(rows.right)
}

const parseJsonText = (text: string): E.Either<string, unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text),
    () => 'Not a readable .json file',
  )

const rowsOf = (file: unknown): E.Either<string, ReadonlyArray<unknown>> => {
  const rows: unknown = isJsonObject(file) ? file['stops'] : file
  if (!Array.isArray(rows)) return E.left('Has no list of stops: use [ … ] or { "stops": [ … ] }')
  if (rows.length === 0) return E.left('Has no stops')
  return rows.length > MAX_STOPS_PER_REQUEST
    ? E.left(`Has ${formatNumber(rows.length)} stops, more than ${formatNumber(MAX_STOPS_PER_REQUEST)}`)
    : E.right(rows)
}

const parseRows = function* (rows: ReadonlyArray<unknown>): Steps<ParsedUpload> {
  const stops: StopDraft[] = []
  const problems: UploadProblem[] = []
  let total = 0
  for (const [index, value] of rows.entries()) {
    yield
    const parsedRow = parseStopFields(value)
    if (E.isRight(parsedRow)) stops.push(parsedRow.right)
    else {
      total += parsedRow.left.length
      problems.push(
        ...parsedRow.left
          .map((reason) => ({ row: index + 1, ...reason }))
          .slice(0, MAX_REPORTED_PROBLEMS - problems.length),
      )
    }
  }
  return total === 0 ? E.right(stops) : E.left({ problems, total })
}
