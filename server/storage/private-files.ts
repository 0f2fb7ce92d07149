import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Other users of the machine may not read the data. */
const OWNER_ONLY_MODES = { folder: 0o700, file: 0o600 }

/**
 * Makes a folder for the owner only; a folder that exists already keeps its permissions. Parents are made one by one,
 * since the `recursive` option of Node never ends in places such as /proc, where no folder can be made.
 */
export const makePrivateFolder = (folder: string): void => {
  const parent = dirname(folder)
  if (parent !== folder && !existsSync(parent)) makePrivateFolder(parent)
  try {
    mkdirSync(folder, { mode: OWNER_ONLY_MODES.folder })
  } catch (error) {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error
  }
}

/** Makes an empty file for the owner only, where there is none yet; the database is opened in it afterwards. */
export const makePrivateFile = (file: string): void => {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY_MODES.file))
  } catch {
    // The file exists, or cannot be made: then opening it will say why.
  }
}
