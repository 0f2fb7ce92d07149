import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildStale } from '../../../scripts/build/build-stale.mjs'
import type { Part } from '../../../scripts/build/parts.mjs'
import { createTestFolder, write } from '../test-folder'

const ui: Part = { name: 'ui', label: '', outputFile: 'index.html', sources: ['src'] }
const server: Part = { name: 'server', label: '', outputFile: 'main.js', sources: ['server'] }
const parts = [ui, server]

const sourceTree = () => createTestFolder({ 'src/a.ts': 'a', 'server/b.ts': 'b' })

/** Builds by writing the output file, and records what was built. */
const recordingBuilder = (succeeds = true) => {
  const builtParts: string[] = []
  const build = async (part: Part, into: string): Promise<boolean> => {
    builtParts.push(part.name)
    write(into, succeeds ? part.outputFile : 'half.txt', `built ${builtParts.length}`)
    return succeeds
  }
  return { builtParts, build }
}

const buildAndList = async (folder: string): Promise<ReadonlyArray<string>> => {
  const { builtParts, build } = recordingBuilder()
  expect(await buildStale(folder, parts, build)).toBe(true)
  return builtParts
}

describe('buildStale', () => {
  it('a first build makes every part, and a second one none', async () => {
    const folder = sourceTree()
    expect(await buildAndList(folder)).toEqual(['ui', 'server'])
    expect(await buildAndList(folder)).toEqual([])
  })

  it('only the part whose sources changed is built', async () => {
    const folder = sourceTree()
    await buildAndList(folder)
    write(folder, 'server/b.ts', 'c')
    expect(await buildAndList(folder)).toEqual(['server'])
  })

  it('a part whose output was deleted is built', async () => {
    const folder = sourceTree()
    await buildAndList(folder)
    rmSync(join(folder, 'dist/ui'), { recursive: true })
    expect(await buildAndList(folder)).toEqual(['ui'])
  })

  it('a build removes the files of an earlier one', async () => {
    const folder = sourceTree()
    await buildAndList(folder)
    write(folder, 'dist/ui/assets/old.js', '')
    write(folder, 'src/a.ts', 'c')
    await buildAndList(folder)
    expect(readdirSync(join(folder, 'dist/ui'))).toEqual(['index.html'])
  })

  it('a failed build keeps the last good one, and is tried again', async () => {
    const folder = sourceTree()
    await buildAndList(folder)
    write(folder, 'src/a.ts', 'broken')
    expect(await buildStale(folder, parts, recordingBuilder(false).build)).toBe(false)
    expect(readFileSync(join(folder, 'dist/ui/index.html'), 'utf8')).toBe('built 1')
    expect(readdirSync(join(folder, 'dist')).toSorted()).toEqual(['server', 'server.stamp', 'ui', 'ui.stamp'])
    expect(await buildAndList(folder)).toEqual(['ui'])
  })

  it('an interrupted build does not count as finished', async () => {
    const folder = sourceTree()
    const interruptedBuild = async (_part: Part, into: string): Promise<boolean> => {
      write(into, 'index.html', 'half')
      throw new Error('interrupted')
    }
    await expect(buildStale(folder, [ui], interruptedBuild)).rejects.toThrow('interrupted')
    expect(existsSync(join(folder, 'dist/ui'))).toBe(false)
    expect(await buildAndList(folder)).toEqual(['ui', 'server'])
  })

  it('a part whose sources change during the build is built again', async () => {
    const folder = sourceTree()
    const buildWhileChanging = async (part: Part, into: string): Promise<boolean> => {
      write(folder, 'src/a.ts', 'saved just now')
      write(into, part.outputFile, '')
      return true
    }
    await buildStale(folder, [ui], buildWhileChanging)
    expect(await buildAndList(folder)).toEqual(['ui', 'server'])
  })
})
