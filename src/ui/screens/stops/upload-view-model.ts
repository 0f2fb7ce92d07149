import type { RefusedUpload, Uploading } from '../../../application/stop'
import { isFileProblem, type UploadProblem, type UploadRefusal } from '../../../domain/upload'
import { pluralise, formatNumber } from '../../../domain/text'

type ProblemRow = {
  readonly key: string
  /** a dash for a problem of the whole file */
  readonly row: string
  readonly field: string
  readonly reason: string
}

export type UploadProblemsViewModel = {
  readonly heading: string
  readonly name: string
  readonly rows: ReadonlyArray<ProblemRow>
  /** the rows as tab-separated text, for a spreadsheet */
  readonly copyText: string
}

export const uploadProblemsViewModel = ({ name, refusal }: RefusedUpload): UploadProblemsViewModel => {
  const rows = refusal.problems.map(problemRow)
  const copyText = [['Row', 'Field', 'Reason'], ...rows.map(({ row, field, reason }) => [row, field, reason])]
    .map((cells) => cells.join('\t'))
    .join('\n')
  return { heading: headingOf(refusal), name, rows, copyText }
}

const problemRow = (problem: UploadProblem, index: number): ProblemRow => ({
  key: `${index}`,
  row: isFileProblem(problem) ? '–' : formatNumber(problem.row),
  field: problem.field,
  reason: problem.reason,
})

/** Such as `9 problems in 7 rows`; without the rows where the list of problems is truncated. */
const headingOf = ({ problems, total }: UploadRefusal): string => {
  if (total > problems.length) return `${pluralise(total, 'problem')}, the first ${formatNumber(problems.length)} below`
  const rows = new Set(problems.filter((problem) => !isFileProblem(problem)).map(({ row }) => row)).size
  return rows === 0 ? pluralise(total, 'problem') : `${pluralise(total, 'problem')} in ${pluralise(rows, 'row')}`
}

/** As the limit of an upload counts it. */
const MB = 1024 * 1024

/** Such as `1.2 of 1.9 MB`. */
export const uploadProgressText = ({ size, share }: Pick<Uploading, 'size' | 'share'>): string => {
  if (share >= 1) return 'Sent, being read'
  return `${formatMb(size * share)} of ${formatMb(size)} MB`
}

const formatMb = (bytes: number): string => (bytes / MB).toFixed(1)
