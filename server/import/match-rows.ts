import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { ImportRequest } from '../../contract/import'
import { uploadRefusal } from '../../contract/stop'
import type { Plan } from '../../src/domain/plan'
import { isCustomerStop, type StopFacts } from '../../src/domain/stop'
import { referenceOf, type StopToImport, type UploadProblem } from '../../src/domain/upload'

/** A row of an import, and the stop that it updates; without one it is added. */
export type MatchedRow = StopToImport & { readonly row: number; readonly facts: StopFacts | undefined }

/** Finds the stop of each row, and refuses the rows for which it is not certain. */
export const matchRows = (
  { stops }: Pick<Plan, 'stops'>,
  { mode, rows }: ImportRequest,
): E.Either<Refusal, ReadonlyArray<MatchedRow>> => {
  if (mode === 'add') return E.right(rows.map((row, index) => ({ ...row, row: index + 1, facts: undefined })))
  const rowsOf = groupByReference(Array.from(rows, ({ draft }, index) => [referenceOf(draft), index + 1] as const))
  const factsOf = groupByReference(
    Array.from(stops)
      .filter(isCustomerStop)
      .map(({ facts }) => [referenceOf(facts), facts] as const),
  )
  const problems: UploadProblem[] = []
  const matched = rows.map((imported, index): MatchedRow => {
    const row = index + 1
    const reference = referenceOf(imported.draft)
    const matching = reference === undefined ? [] : (factsOf.get(reference) ?? [])
    const reason = reasonAgainst(reference, matching.length, rowsOf.get(reference ?? '') ?? [], row)
    if (reason !== undefined) problems.push({ row, field: 'groupedExternalTaskIds', reason })
    return { ...imported, row, facts: matching[0] }
  })
  return problems.length === 0 ? E.right(matched) : E.left(uploadRefusal({ problems, total: problems.length }))
}

const groupByReference = <A>(
  pairs: ReadonlyArray<readonly [reference: string | undefined, value: A]>,
): ReadonlyMap<string, ReadonlyArray<A>> => {
  const groups = new Map<string, A[]>()
  for (const [reference, value] of pairs) {
    if (reference === undefined) continue
    const group = groups.get(reference)
    if (group === undefined) groups.set(reference, [value])
    else group.push(value)
  }
  return groups
}

const reasonAgainst = (
  reference: string | undefined,
  stopCount: number,
  rows: ReadonlyArray<number>,
  row: number,
): string | undefined => {
  if (reference === undefined) return 'Has no reference, by which the stop to update could be found'
  const other = rows.find((otherRow) => otherRow !== row)
  if (other !== undefined) return `${reference} is the reference of row ${other} too`
  return stopCount > 1 ? `${reference} is the reference of ${stopCount} stops of this project` : undefined
}
