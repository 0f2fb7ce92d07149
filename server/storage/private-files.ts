import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync, fsyncSync } from 'node:fs'
import { dirname } from 'node:path'

/** Other users of the machine may not read the data. */
const OWNER_ONLY_MODES = { folder: 0o700, file: 0o600 }

/**
 * Creates a folder for the owner only; an existing folder keeps its permissions. Parents are created one by one,
 * because the `recursive` option of Node never returns in places such as /proc, where no folder can be created.
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

/** Creates an empty file for the owner only, if there is none yet; the database is then opened in it. */
export const makePrivateFile = (file: string): void => {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY_MODES.file))
  } catch {
    // The file exists, or cannot be created: then opening it reports why.
  }
}

/** Waits until a file, or the list of files in a folder, would survive a power failure. */
const syncToDisk = (path: string): void => {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Gives a file its name once it would survive a power failure; it replaces another of that name. */
export const renameWhenOnDisk = (unfinished: string, file: string): void => {
  syncToDisk(unfinished)
  renameSync(unfinished, file)
  syncToDisk(dirname(file))
}
