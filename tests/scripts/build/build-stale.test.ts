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

/** Builds by writing the proof, and remembers what it was asked to build. */
const recordingBuilder = (succeeds = true) => {
  const builtParts: string[] = []
  const build = async (part: Part, into: string): Promise<boolean> => {
    builtParts.push(part.name)
    write(into, succeeds ? part.outputFile : 'half.txt', `built ${builtParts.length}`)
    return succeeds
  }
  return { asked: builtParts, build }
}

const buildAndList = async (folder: string): Promise<ReadonlyArray<string>> => {
  const { asked: builtParts, build } = recordingBuilder()
  expect(await buildStale(folder, parts, build)).toBe(true)
  return builtParts
}

describe('a build', () => {
  it('makes everything the first time, and nothing the second', async () => {
    const folder = sourceTree()
    expect(await buildAndList(folder)).toEqual(['ui', 'server'])
    expect(await buildAndList(folder)).toEqual([])
  })

  it('makes only the part whose sources changed', async () => {
    const folder = sourceTree()
    await buildAndList(folder)
    write(folder, 'server/b.ts', 'c')
    expect(await buildAndList(folder)).toEqual(['server'])
  })

  it('makes a part whose files were thrown away', async () => {
    const folder = sourceTree()
    await buildAndList(folder)
    rmSync(join(folder, 'dist/ui'), { recursive: true })
    expect(await buildAndList(folder)).toEqual(['ui'])
  })

  it('leaves nothing of an earlier one in its folder', async () => {
    const folder = sourceTree()
    await buildAndList(folder)
    write(folder, 'dist/ui/assets/old.js', '')
    write(folder, 'src/a.ts', 'c')
    await buildAndList(folder)
    expect(readdirSync(join(folder, 'dist/ui'))).toEqual(['index.html'])
  })

  it('that fails leaves the last good one, and is tried again', async () => {
    const folder = sourceTree()
    await buildAndList(folder)
    write(folder, 'src/a.ts', 'broken')
    expect(await buildStale(folder, parts, recordingBuilder(false).build)).toBe(false)
    expect(readFileSync(join(folder, 'dist/ui/index.html'), 'utf8')).toBe('built 1')
    expect(readdirSync(join(folder, 'dist')).toSorted()).toEqual(['server', 'server.stamp', 'ui', 'ui.stamp'])
    expect(await buildAndList(folder)).toEqual(['ui'])
  })

  it('that is cut off does not look finished', async () => {
    const folder = sourceTree()
    const interruptedBuild = async (_part: Part, into: string): Promise<boolean> => {
      write(into, 'index.html', 'half')
      throw new Error('the power went')
    }
    await expect(buildStale(folder, [ui], interruptedBuild)).rejects.toThrow('the power went')
    expect(existsSync(join(folder, 'dist/ui'))).toBe(false)
    expect(await buildAndList(folder)).toEqual(['ui', 'server'])
  })

  it('made while its sources change is made again', async () => {
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
