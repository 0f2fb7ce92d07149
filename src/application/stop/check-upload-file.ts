import type { RefusedCall } from '../../domain/failure'
import { isUploadFile, MAX_UPLOAD_BYTES, MAX_UPLOAD_MB, type UploadProblem } from '../../domain/stop'
import type { ChosenFile } from './chosen-file'

/** §5: a file that no server would take is refused as a server would refuse it, without going there. */
export const whyNotSent = ({ name, size }: Pick<ChosenFile, 'name' | 'size'>): RefusedCall | undefined => {
  if (!isUploadFile(name)) return refused('Not a .json file')
  return size > MAX_UPLOAD_BYTES ? refused(`Larger than ${MAX_UPLOAD_MB} MB`) : undefined
}

const refused = (reason: string): RefusedCall => {
  const problem: UploadProblem = { row: 1, field: 'file', reason }
  return { kind: 'refused', code: 'not_sent', message: reason, details: [problem], total: 1 }
}
