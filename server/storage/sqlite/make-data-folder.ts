import { isRecord } from '../../../src/domain/parse'
import { makePrivateFolder } from '../private-files'

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'a file is in its place',
  ENOTDIR: 'a file is in its place',
  ENOENT: 'no folder can be made there',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
}

/** Creates a data folder if there is none yet. */
export const makeDataFolder = (folder: string): void => {
  try {
    makePrivateFolder(folder)
  } catch (error) {
    const code = String(isRecord(error) ? error['code'] : '')
    const reason = reasons[code] ?? code
    throw new Error(`the data folder ${folder} cannot be made, for ${reason}: set DATA_DIR to another`, {
      cause: error,
    })
  }
}
