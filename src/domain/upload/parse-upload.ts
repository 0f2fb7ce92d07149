import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isRecord, type Reason } from '../parse'
import type { StopDraft } from '../stop/new-stop'
import { inDigits } from '../text'
import { readUploadRow } from './upload-row'

export const MAX_UPLOAD_MB = 20
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024
export const MAX_UPLOADED_STOPS = 10_000
/** How many of a refused file's problems are told; all of them are counted. */
export const PROBLEMS_TOLD = 100

/** Row 1 is the first stop. What is wrong with the file as a whole stands at row 1, field `file`. */
export type UploadProblem = Reason & { readonly row: number }

export type UploadRefused = { readonly problems: ReadonlyArray<UploadProblem>; readonly total: number }

/** Reads the text of an upload file, or what was parsed from it: every stop in it, or none and what is wrong. */
export const readUpload = (given: unknown): E.Either<UploadRefused, ReadonlyArray<StopDraft>> =>
  pipe(
    typeof given === 'string' ? parsed(given) : E.right(given),
    E.flatMap(rowsIn),
    E.mapLeft((reason): UploadRefused => ({ problems: [{ row: 1, field: 'file', reason }], total: 1 })),
    E.flatMap(readRows),
  )

const parsed = (text: string): E.Either<string, unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text),
    () => 'Not a readable .json file',
  )

const rowsIn = (file: unknown): E.Either<string, ReadonlyArray<unknown>> => {
  const rows: unknown = isRecord(file) ? file['stops'] : file
  if (!Array.isArray(rows)) return E.left('Has no list of stops: use [ … ] or { "stops": [ … ] }')
  if (rows.length === 0) return E.left('Has no stops')
  return rows.length > MAX_UPLOADED_STOPS
    ? E.left(`Has ${inDigits(rows.length)} stops, more than ${inDigits(MAX_UPLOADED_STOPS)}`)
    : E.right(rows)
}

const readRows = (rows: ReadonlyArray<unknown>): E.Either<UploadRefused, ReadonlyArray<StopDraft>> => {
  const stops: StopDraft[] = []
  const problems: UploadProblem[] = []
  let total = 0
  for (const [index, value] of rows.entries()) {
    const read = readUploadRow(value)
    if (E.isRight(read)) stops.push(read.right)
    else {
      total += read.left.length
      problems.push(
        ...read.left.map((reason) => ({ row: index + 1, ...reason })).slice(0, PROBLEMS_TOLD - problems.length),
      )
    }
  }
  return total === 0 ? E.right(stops) : E.left({ problems, total })
}
