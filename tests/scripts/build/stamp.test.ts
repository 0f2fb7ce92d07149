import { renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stampOf } from '../../../scripts/build/stamp.mjs'
import { createTestFolder, write } from '../test-folder'

const sources = ['src', 'index.html', 'not-yet']
const aTree = () => createTestFolder({ 'index.html': '<p>', 'src/a.ts': 'a', 'src/ui/b.ts': 'b', 'README.md': 'hello' })

describe('stampOf', () => {
  it('equal sources in different folders have the same stamp', () => {
    expect(stampOf(aTree(), sources)).toBe(stampOf(aTree(), sources))
  })

  it.each([
    ['a file changes', (folder: string) => write(folder, 'src/ui/b.ts', 'c')],
    ['a file comes', (folder: string) => write(folder, 'src/ui/new.ts', '')],
    ['a file goes', (folder: string) => rmSync(join(folder, 'src/a.ts'))],
    ['a file moves', (folder: string) => renameSync(join(folder, 'src/a.ts'), join(folder, 'src/ui/a.ts'))],
    ['a source comes that was not there', (folder: string) => write(folder, 'not-yet/x.ts', '')],
  ])('the stamp changes when %s', (_case, change) => {
    const folder = aTree()
    const before = stampOf(folder, sources)
    change(folder)
    expect(stampOf(folder, sources)).not.toBe(before)
  })

  it.each([
    ['a file is only touched', (folder: string) => utimesSync(join(folder, 'src/a.ts'), 1, 1)],
    ['something else changes', (folder: string) => write(folder, 'README.md', 'bye')],
    ['an editor leaves a hidden file', (folder: string) => write(folder, 'src/.a.ts.swp', 'x')],
    ['a file changes and changes back', (folder: string) => ['x', 'a'].forEach((a) => write(folder, 'src/a.ts', a))],
  ])('the stamp stays when %s', (_case, change) => {
    const folder = aTree()
    const before = stampOf(folder, sources)
    change(folder)
    expect(stampOf(folder, sources)).toBe(before)
  })
})
