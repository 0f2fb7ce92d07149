import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { runNode } from './run-node'

describe('scripts/run.mjs', () => {
  let folder = ''
  beforeAll(() => {
    mkdirSync(join(root, '.cache'), { recursive: true })
    folder = mkdtempSync(join(root, '.cache', 'run-test-'))
    writeFileSync(
      join(folder, 'main.ts'),
      `import * as E from 'fp-ts/Either'
       const flags: ReadonlyArray<string> = process.argv.slice(2)
       if (flags.includes('--fail')) throw new Error('failed on request')
       console.log(JSON.stringify(E.right(flags)))`,
    )
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const run = (...flags: ReadonlyArray<string>) =>
    runNode(['scripts/run.mjs', relative(root, join(folder, 'main.ts')), ...flags])

  it('a TypeScript file gets its own flags unchanged, and can import fp-ts', async () => {
    const { code, out } = await run('resequence', '--runs', '100000', '--seed=-7', '--', 'a b')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      _tag: 'Right',
      right: ['resequence', '--runs', '100000', '--seed=-7', '--', 'a b'],
    })
  })

  it('a failing file exits with 1 and reports its own line numbers', async () => {
    const { code, err } = await run('--fail')
    expect(code).toBe(1)
    expect(err).toMatch(/main\.ts:3:/)
  })

  it('a run leaves no files behind', async () => {
    await run()
    expect(readdirSync(join(root, '.cache', 'run')).filter((name) => name.includes('run-test'))).toEqual([])
  })
})
