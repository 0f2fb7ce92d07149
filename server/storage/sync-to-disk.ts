import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Waits until a file, or the list of files in a folder, would survive a power failure. */
export const syncToDisk = (path: string): void => {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
