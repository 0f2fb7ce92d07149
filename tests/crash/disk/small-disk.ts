import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  readonly folder: string
  readonly enlarge: (kilobytes: number) => void
  /** nothing may have a file open to write */
  readonly makeReadOnly: () => void
  readonly remove: () => void
}

const runCommand = (command: 'mount' | 'umount', ...args: ReadonlyArray<string>): void => {
  execFileSync(command, args, { stdio: 'ignore' })
}

/** A small disk in memory; undefined if mounting is not allowed. */
export const smallDisk = (kilobytes: number): SmallDisk | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'rondrit-disk-'))
  try {
    runCommand('mount', '-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder)
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  return {
    folder,
    enlarge: (to) => runCommand('mount', '-o', `remount,size=${to}k`, folder),
    makeReadOnly: () => runCommand('mount', '-o', 'remount,ro', folder),
    remove: () => {
      runCommand('umount', '--lazy', folder)
      rmSync(folder, { recursive: true })
    },
  }
}

export const canMount = (): boolean => {
  const disk = smallDisk(TINY_KB)
  disk?.remove()
  return disk !== undefined
}

const TINY_KB = 16
