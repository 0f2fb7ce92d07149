import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import { uploadRefusal } from '../../contract/stop'
import type { Plan } from '../../src/domain/plan'
import type { StopFacts } from '../../src/domain/stop'
import {
  reasonAgainstUpdate,
  stopsByReference,
  stopsWithReference,
  type ImportMode,
  type StopsByReference,
  type StopToImport,
  type UploadProblem,
} from '../../src/domain/upload'
import type { Steps } from '../../src/domain/value'

/** The parsed rows of an import. */
export type StopsToImport = { readonly mode: ImportMode; readonly rows: ReadonlyArray<StopToImport> }

/** A row of an import, and the stop that it updates; without one it is added. */
export type MatchedRow = StopToImport & { readonly row: number; readonly facts: StopFacts | undefined }

/** So many rows are matched before other requests have their turn. */
const ROWS_PER_STEP = 500

/** Finds the stop of each row by any reference that both have, and refuses the rows for which it is not certain. */
export const matchRows = function* (
  { stops }: Pick<Plan, 'stops'>,
  { mode, rows }: StopsToImport,
): Steps<E.Either<Refusal, ReadonlyArray<MatchedRow>>> {
  if (mode === 'add') return E.right(rows.map((row, index) => ({ ...row, row: index + 1, facts: undefined })))
  const byReference = stopsByReference(Array.from(stops, ({ facts }) => facts))
  const matches: Match[] = []
  for (const { draft } of rows) {
    if (matches.length % ROWS_PER_STEP === 0) yield
    const { groupedExternalTaskIds: references } = draft
    matches.push({ references, matching: stopsWithReference(byReference, references) })
  }
  const rowsOf = groupByKey(matches.map(({ references }, index) => [references, index + 1] as const))
  yield
  const rowsOfStop = groupByKey(matches.map(({ matching }, index) => [matching, index + 1] as const))
  const problems: UploadProblem[] = []
  for (const [index, match] of matches.entries()) {
    if (index % ROWS_PER_STEP === 0) yield
    problems.push(...problemsOf(match, index + 1, { byReference, rowsOf, rowsOfStop }))
  }
  return problems.length === 0
    ? E.right(rows.map((row, index) => ({ ...row, row: index + 1, facts: matches[index]?.matching[0] })))
    : E.left(uploadRefusal({ problems, total: problems.length }))
}

/** The references of a row, and the stops of the project that have any of them. */
type Match = {
  readonly references: ReadonlyArray<string>
  readonly matching: ReadonlyArray<StopFacts>
}

type RowsByKey<K> = ReadonlyMap<K, ReadonlyArray<number>>

const groupByKey = <K, A>(
  pairs: ReadonlyArray<readonly [keys: ReadonlyArray<K>, value: A]>,
): ReadonlyMap<K, ReadonlyArray<A>> => {
  const groups = new Map<K, A[]>()
  for (const [keys, value] of pairs)
    for (const key of keys) {
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [value])
      else group.push(value)
    }
  return groups
}

/** What a row is compared with. */
type Others = {
  readonly byReference: StopsByReference
  readonly rowsOf: RowsByKey<string>
  readonly rowsOfStop: RowsByKey<StopFacts>
}

/** The other row is a number of its own, since a file may count its rows in another way than the request. */
const problemsOf = (
  { references, matching }: Match,
  row: number,
  { byReference, rowsOf, rowsOfStop }: Others,
): ReadonlyArray<UploadProblem> => {
  const problem = (reason: string, otherRow?: number): ReadonlyArray<UploadProblem> => [
    { row, field: 'groupedExternalTaskIds', reason, ...(otherRow === undefined ? {} : { otherRow }) },
  ]
  const reason = reasonAgainstUpdate(byReference, references)
  for (const reference of references) {
    const otherRow = rowsOf.get(reference)?.find((other) => other !== row)
    if (otherRow !== undefined) return problem(`${reference} is the reference of another row too`, otherRow)
  }
  if (reason !== undefined) return problem(reason)
  const otherRow = matching.flatMap((facts) => rowsOfStop.get(facts) ?? []).find((other) => other !== row)
  const matched = references.filter((reference) => byReference.has(reference))
  return otherRow === undefined ? [] : problem(`${matched.join(', ')} is of the same stop as another row`, otherRow)
}
