import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** What is kept is nobody's business who happens to share the machine. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 }

/**
 * One that is there already stays as it is, with whoever may enter it. One at a time, for Node's own `recursive` never
 * ends where a folder takes no other, as /proc.
 */
export const makePrivateFolder = (folder: string): void => {
  const above = dirname(folder)
  if (above !== folder && !existsSync(above)) makePrivateFolder(above)
  try {
    mkdirSync(folder, { mode: OWNER_ONLY.folder })
  } catch (error) {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error
  }
}

/** Empty, where there is none yet; what opens it next takes it as its own. */
export const makePrivateFile = (file: string): void => {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY.file))
  } catch {
    // It is there, or cannot be: what opens it next says why.
  }
}
