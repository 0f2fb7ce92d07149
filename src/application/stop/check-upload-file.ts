import type { RefusedCall } from '../../domain/failure'
import { isUploadFile, MAX_UPLOAD_BYTES, MAX_UPLOAD_MB, type UploadProblem } from '../../domain/stop'
import type { ChosenFile } from './chosen-file'

/** §5: a file that no server would take is refused as a server would refuse it, without going there. */
export const checkUploadFile = ({ name, size }: Pick<ChosenFile, 'name' | 'size'>): RefusedCall | undefined => {
  if (!isUploadFile(name)) return refusalFor('Not a .json file')
  return size > MAX_UPLOAD_BYTES ? refusalFor(`Larger than ${MAX_UPLOAD_MB} MB`) : undefined
}

const refusalFor = (reason: string): RefusedCall => {
  const problem: UploadProblem = { row: 1, field: 'file', reason }
  return { kind: 'refused', code: 'not_sent', message: reason, details: [problem], total: 1 }
}
