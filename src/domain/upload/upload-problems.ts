import type { CallFailure } from '../failure'
import { nonBlankText, isJsonObject, parseOrFallback, wholeNumber } from '../parse'
import type { UploadProblem, UploadRefusal } from './parse-upload'

const optionalText = parseOrFallback(nonBlankText(), undefined)
const rowNumberOf = parseOrFallback(wholeNumber({ min: 1 }), undefined)

/** The problems of a refused upload as the server lists them; empty if it names no rows. */
export const uploadProblemsOf = (failure: CallFailure): UploadRefusal => {
  const { details = [], total = 0 } = failure.kind === 'refused' ? failure : {}
  const problems = details.flatMap(problemOf)
  return { problems, total: problems.length === 0 ? 0 : Math.max(total, problems.length) }
}

const problemOf = (detail: unknown): ReadonlyArray<UploadProblem> => {
  const record = isJsonObject(detail) ? detail : {}
  const rowNumber = rowNumberOf(record['row'])
  const reason = optionalText(record['reason'])
  const otherRow = rowNumberOf(record['otherRow'])
  return rowNumber === undefined || reason === undefined
    ? []
    : [
        {
          row: rowNumber,
          field: optionalText(record['field']) ?? '',
          reason,
          ...(otherRow === undefined ? {} : { otherRow }),
        },
      ]
}
