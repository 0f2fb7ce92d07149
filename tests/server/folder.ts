import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeAfterFile } from '../kit/after-file'

/** A folder that is gone when the tests of the file are done. */
export const aFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'rondrit-'))
  closeAfterFile(() => rm(folder, { recursive: true, force: true }))
  return folder
}
