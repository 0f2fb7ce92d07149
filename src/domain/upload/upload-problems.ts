import { nonBlankText, isRecord, withFallback, wholeNumber } from '../parse'
import type { UploadProblem, UploadRefusal } from '../stop'
import type { CallFailure } from '../failure/call-failure'

const optionalText = withFallback(nonBlankText(), undefined)
const rowNumberOf = withFallback(wholeNumber({ min: 1 }), undefined)

/** What is wrong with which row of an uploaded file, as far as the server tells; nothing where it speaks of no rows. */
export const uploadProblemsOf = (failure: CallFailure): UploadRefusal => {
  const { details = [], total = 0 } = failure.kind === 'refused' ? failure : {}
  const problems = details.flatMap(problemOf)
  return { problems, total: problems.length === 0 ? 0 : Math.max(total, problems.length) }
}

const problemOf = (detail: unknown): ReadonlyArray<UploadProblem> => {
  const record = isRecord(detail) ? detail : {}
  const rowNumber = rowNumberOf(record['row'])
  const reason = optionalText(record['reason'])
  return rowNumber === undefined || reason === undefined
    ? []
    : [{ row: rowNumber, field: optionalText(record['field']) ?? '', reason }]
}
