import { existsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createMemoryFolder, removeMemoryFolder } from '../../../scripts/test/memory-folder.mjs'

describe('createMemoryFolder', () => {
  it('every user can write to the folder, and its removal takes all that is in it', () => {
    const folder = createMemoryFolder(tmpdir(), 0) ?? ''
    expect(statSync(folder).mode & 0o7777).toBe(0o1777)
    writeFileSync(join(folder, 'rondrit.db'), '')
    removeMemoryFolder(folder)
    expect(existsSync(folder)).toBe(false)
  })

  it('there is no folder where memory is short or no disk is in memory', () => {
    expect(createMemoryFolder(tmpdir(), Infinity)).toBeUndefined()
    expect(createMemoryFolder(join(tmpdir(), 'no such disk'), 0)).toBeUndefined()
  })
})
