import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checks } from '../../scripts/check/checks.mjs'
import { runCheck } from '../../scripts/check/run-check.mjs'

describe('runCheck', () => {
  it('a check is ok if its command succeeds', async () => {
    expect(await runCheck({ name: 'lint', args: ['-e', ''] })).toEqual({ name: 'lint', ok: true, output: '' })
  })

  it('a check is not ok if its command fails, and keeps the output', async () => {
    const args = ['-e', `console.log('stop.ts is wrong'); process.exit(2)`]
    expect(await runCheck({ name: 'lint', args })).toEqual({ name: 'lint', ok: false, output: 'stop.ts is wrong\n' })
  })
})

describe('checks', () => {
  it('the checks compile with every tsconfig except the base', () => {
    const compiled = checks.map(({ name }) => name).filter((name) => name.startsWith('types, '))
    const files = readdirSync('.').filter((file) => file.startsWith('tsconfig') && file !== 'tsconfig.base.json')
    expect(compiled.toSorted()).toEqual(files.map((file) => `types, ${file}`).toSorted())
  })

  it('the checks include lint, import rules, dead code, structure and format', () => {
    expect(checks.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['lint', 'import rules', 'dead code', 'structure', 'format']),
    )
  })
})
