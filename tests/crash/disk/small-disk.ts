import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  readonly folder: string
  readonly enlarge: (kilobytes: number) => void
  readonly remove: () => void
}

const disk = (does: 'mount' | 'umount', ...args: ReadonlyArray<string>): void => {
  execFileSync(does, args, { stdio: 'ignore' })
}

/** A small disk in memory; undefined where mounting is not allowed. */
export const smallDisk = (kilobytes: number): SmallDisk | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'rondrit-disk-'))
  try {
    disk('mount', '-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder)
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  return {
    folder,
    enlarge: (to) => disk('mount', '-o', `remount,size=${to}k`, folder),
    remove: () => {
      disk('umount', '--lazy', folder)
      rmSync(folder, { recursive: true })
    },
  }
}

/** Whether this process may mount disks. */
export const mayMount = (): boolean => {
  const tried = smallDisk(TINY_KB)
  tried?.remove()
  return tried !== undefined
}

const TINY_KB = 16
