import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { ImportRequest } from '../../contract/import'
import { uploadRefusal } from '../../contract/stop'
import type { Plan } from '../../src/domain/plan'
import { isCustomerStop, type StopFacts } from '../../src/domain/stop'
import type { StopToImport, UploadProblem } from '../../src/domain/upload'

/** A row of an import, and the stop that it updates; without one it is added. */
export type MatchedRow = StopToImport & { readonly row: number; readonly facts: StopFacts | undefined }

/** Finds the stop of each row by any reference that both have, and refuses the rows for which it is not certain. */
export const matchRows = (
  { stops }: Pick<Plan, 'stops'>,
  { mode, rows }: Pick<ImportRequest, 'mode' | 'rows'>,
): E.Either<Refusal, ReadonlyArray<MatchedRow>> => {
  if (mode === 'add') return E.right(rows.map((row, index) => ({ ...row, row: index + 1, facts: undefined })))
  const factsOf = groupByKey(
    Array.from(stops)
      .filter(isCustomerStop)
      .map(({ facts }) => [facts.groupedExternalTaskIds, facts] as const),
  )
  const matches = rows.map(({ draft: { groupedExternalTaskIds: references } }): Match => {
    const known = references.filter((reference) => factsOf.has(reference))
    return { references, known, matching: [...new Set(known.flatMap((reference) => factsOf.get(reference) ?? []))] }
  })
  const rowsOf = groupByKey(matches.map(({ references }, index) => [references, index + 1] as const))
  const rowsOfStop = groupByKey(matches.map(({ matching }, index) => [matching, index + 1] as const))
  const problems = matches.flatMap((match, index) => problemsOf(match, index + 1, rowsOf, rowsOfStop))
  return problems.length === 0
    ? E.right(rows.map((row, index) => ({ ...row, row: index + 1, facts: matches[index]?.matching[0] })))
    : E.left(uploadRefusal({ problems, total: problems.length }))
}

/** The references of a row, those that stops of the project have, and these stops. */
type Match = {
  readonly references: ReadonlyArray<string>
  readonly known: ReadonlyArray<string>
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

/** The other row is a number of its own, since a file may count its rows in another way than the request. */
const problemsOf = (
  { references, known, matching }: Match,
  row: number,
  rowsOf: RowsByKey<string>,
  rowsOfStop: RowsByKey<StopFacts>,
): ReadonlyArray<UploadProblem> => {
  const problem = (reason: string, otherRow?: number): ReadonlyArray<UploadProblem> => [
    { row, field: 'groupedExternalTaskIds', reason, ...(otherRow === undefined ? {} : { otherRow }) },
  ]
  if (references.length === 0) return problem('Has no reference, by which the stop to update could be found')
  for (const reference of references) {
    const otherRow = rowsOf.get(reference)?.find((other) => other !== row)
    if (otherRow !== undefined) return problem(`${reference} is the reference of another row too`, otherRow)
  }
  if (matching.length > 1) {
    const verb = known.length === 1 ? 'is the reference' : 'are references'
    return problem(`${known.join(', ')} ${verb} of ${matching.length} stops of this project`)
  }
  const otherRow = matching.flatMap((facts) => rowsOfStop.get(facts) ?? []).find((other) => other !== row)
  return otherRow === undefined ? [] : problem(`${known.join(', ')} is of the same stop as another row`, otherRow)
}
