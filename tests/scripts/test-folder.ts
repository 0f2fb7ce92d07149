import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { closeAfterFile } from '../kit/after-file'

/** A temporary folder with these files, removed after the tests. */
export const createTestFolder = (files: Readonly<Record<string, string>> = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rondrit-test-'))
  closeAfterFile(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, contents] of Object.entries(files)) write(folder, path, contents)
  return folder
}

export const write = (folder: string, path: string, contents: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), contents)
}
