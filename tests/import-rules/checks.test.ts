import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checks } from '../../scripts/check/checks.mjs'
import { runCheck } from '../../scripts/check/run-check.mjs'

describe('a check', () => {
  it('is ok when it ends well', async () => {
    expect(await runCheck({ name: 'lint', args: ['-e', ''] })).toEqual({ name: 'lint', ok: true, said: '' })
  })

  it('is not ok when it fails, and keeps its output', async () => {
    const args = ['-e', `console.log('stop.ts is wrong'); process.exit(2)`]
    expect(await runCheck({ name: 'lint', args })).toEqual({ name: 'lint', ok: false, said: 'stop.ts is wrong\n' })
  })
})

describe('the checks', () => {
  it('compile with every tsconfig except the base', () => {
    const compiled = checks.map(({ name }) => name).filter((name) => name.startsWith('types, '))
    const files = readdirSync('.').filter((file) => file.startsWith('tsconfig') && file !== 'tsconfig.base.json')
    expect(compiled.toSorted()).toEqual(files.map((file) => `types, ${file}`).toSorted())
  })

  it('include lint, fences, dead code and format', () => {
    expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining(['lint', 'fences', 'dead code', 'format']))
  })
})
