import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type ForgetfulDisk = {
  readonly folder: string
  readonly sync: () => void
  /** what no program has synced is gone, as after a power failure; nothing may have a file open */
  readonly losePower: () => void
  readonly remove: () => void
}

/** The file system writes nothing by itself in this time, far longer than a round. */
const COMMIT_SECONDS = 300

/**
 * A file system of its own in a file. The file has what was synced, and the rest is in the memory of the system; so a copy
 * of the file is the disk after a power failure. Undefined if no file can be mounted here.
 */
export const forgetfulDisk = (megabytes: number): ForgetfulDisk | undefined => {
  const base = mkdtempSync(join(tmpdir(), 'rondrit-forgetful-'))
  const folder = join(base, 'disk')
  let image = join(base, 'image-0')
  let lossCount = 0
  const runCommand = (command: string, ...args: ReadonlyArray<string>): void => {
    execFileSync(command, args, { stdio: 'ignore' })
  }
  const mount = (): void => runCommand('mount', '-o', `loop,commit=${COMMIT_SECONDS}`, image, folder)
  try {
    mkdirSync(folder)
    runCommand('truncate', '--size', `${megabytes}M`, image)
    runCommand('/sbin/mkfs.ext4', '-q', '-F', image)
    mount()
  } catch {
    rmSync(base, { recursive: true })
    return undefined
  }
  // PostgreSQL runs as another user, who must reach its folder.
  chmodSync(base, 0o711)
  const sync = (): void => runCommand('sync', '--file-system', folder)
  sync()
  return {
    folder,
    sync,
    losePower: () => {
      const synced = join(base, `image-${(lossCount += 1)}`)
      runCommand('cp', '--sparse=always', image, synced)
      runCommand('umount', '--lazy', folder)
      rmSync(image)
      image = synced
      mount()
    },
    remove: () => {
      runCommand('umount', '--lazy', folder)
      rmSync(base, { recursive: true })
    },
  }
}

export const canForget = (): boolean => {
  const disk = forgetfulDisk(PROBE_MB)
  disk?.remove()
  return disk !== undefined
}

/** The smallest that the file system can be made in. */
const PROBE_MB = 8
