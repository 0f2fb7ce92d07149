import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildStale } from '../../../scripts/build/build-stale.mjs'
import type { Part } from '../../../scripts/build/parts.mjs'
import { aFolder, write } from '../test-folder'

const ui: Part = { name: 'ui', words: '', proof: 'index.html', sources: ['src'] }
const server: Part = { name: 'server', words: '', proof: 'main.js', sources: ['server'] }
const parts = [ui, server]

const aTree = () => aFolder({ 'src/a.ts': 'a', 'server/b.ts': 'b' })

/** Builds by writing the proof, and remembers what it was asked to build. */
const aBuilder = (goesWell = true) => {
  const asked: string[] = []
  const build = async (part: Part, into: string): Promise<boolean> => {
    asked.push(part.name)
    write(into, goesWell ? part.proof : 'half.txt', `built ${asked.length}`)
    return goesWell
  }
  return { asked, build }
}

const built = async (folder: string): Promise<ReadonlyArray<string>> => {
  const { asked, build } = aBuilder()
  expect(await buildStale(folder, parts, build)).toBe(true)
  return asked
}

describe('a build', () => {
  it('makes everything the first time, and nothing the second', async () => {
    const folder = aTree()
    expect(await built(folder)).toEqual(['ui', 'server'])
    expect(await built(folder)).toEqual([])
  })

  it('makes only the part whose sources changed', async () => {
    const folder = aTree()
    await built(folder)
    write(folder, 'server/b.ts', 'c')
    expect(await built(folder)).toEqual(['server'])
  })

  it('makes a part whose files were thrown away', async () => {
    const folder = aTree()
    await built(folder)
    rmSync(join(folder, 'dist/ui'), { recursive: true })
    expect(await built(folder)).toEqual(['ui'])
  })

  it('leaves nothing of an earlier one in its folder', async () => {
    const folder = aTree()
    await built(folder)
    write(folder, 'dist/ui/assets/old.js', '')
    write(folder, 'src/a.ts', 'c')
    await built(folder)
    expect(readdirSync(join(folder, 'dist/ui'))).toEqual(['index.html'])
  })

  it('that fails leaves the last good one, and is tried again', async () => {
    const folder = aTree()
    await built(folder)
    write(folder, 'src/a.ts', 'broken')
    expect(await buildStale(folder, parts, aBuilder(false).build)).toBe(false)
    expect(readFileSync(join(folder, 'dist/ui/index.html'), 'utf8')).toBe('built 1')
    expect(readdirSync(join(folder, 'dist')).toSorted()).toEqual(['server', 'server.stamp', 'ui', 'ui.stamp'])
    expect(await built(folder)).toEqual(['ui'])
  })

  it('that is cut off does not look finished', async () => {
    const folder = aTree()
    const cutOff = async (_part: Part, into: string): Promise<boolean> => {
      write(into, 'index.html', 'half')
      throw new Error('the power went')
    }
    await expect(buildStale(folder, [ui], cutOff)).rejects.toThrow('the power went')
    expect(existsSync(join(folder, 'dist/ui'))).toBe(false)
    expect(await built(folder)).toEqual(['ui', 'server'])
  })

  it('made while its sources change is made again', async () => {
    const folder = aTree()
    const whileChanging = async (part: Part, into: string): Promise<boolean> => {
      write(folder, 'src/a.ts', 'saved just now')
      write(into, part.proof, '')
      return true
    }
    await buildStale(folder, [ui], whileChanging)
    expect(await built(folder)).toEqual(['ui', 'server'])
  })
})
