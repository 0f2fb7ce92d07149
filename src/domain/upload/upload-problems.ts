import { filled, isRecord, otherwise, wholeNumber } from '../parse'
import type { UploadProblem, UploadRefused } from '../stop'
import type { CallFailed } from '../failure/call-failure'

const word = otherwise(filled(), undefined)
const row = otherwise(wholeNumber({ min: 1 }), undefined)

/** What is wrong with which row of an uploaded file, as far as the server tells; nothing where it speaks of no rows. */
export const uploadProblemsIn = (failed: CallFailed): UploadRefused => {
  const { details = [], total = 0 } = failed.kind === 'refused' ? failed : {}
  const problems = details.flatMap(problemIn)
  return { problems, total: problems.length === 0 ? 0 : Math.max(total, problems.length) }
}

const problemIn = (detail: unknown): ReadonlyArray<UploadProblem> => {
  const said = isRecord(detail) ? detail : {}
  const at = row(said['row'])
  const reason = word(said['reason'])
  return at === undefined || reason === undefined ? [] : [{ row: at, field: word(said['field']) ?? '', reason }]
}
