import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Waits until a file, or the list of files in a folder, would survive a power cut. */
export const settleOnDisk = (path: string): void => {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
