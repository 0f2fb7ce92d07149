import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const save = `const save = async (): Promise<void> => { await Promise.resolve() }`
const kind = `type Kind = 'delivery' | 'pickup'`

/** A file, its text, and the rules that refuse it. */
const samples: ReadonlyArray<readonly [file: string, text: string, refused: ReadonlyArray<string>]> = [
  // rules that need types
  ['src/ui/floats.ts', `${save}\nexport const onClick = () => { save() }`, ['no-floating-promises']],
  [
    'src/ui/exhausts.ts',
    `${kind}\nexport const f = (kind: Kind) => { switch (kind) { case 'pickup': return 1 } return 0 }`,
    ['switch-exhaustiveness-check'],
  ],
  ['src/ui/idle.ts', `export const f = (name: string) => name ?? ''`, ['no-unnecessary-condition']],
  ['src/ui/misuses.ts', `${save}\nexport const f = () => ['a'].forEach(save)`, ['no-misused-promises']],
  ['src/ui/blurs.ts', `export const f = (name: string | undefined) => (name ? 1 : 0)`, ['strict-boolean-expressions']],
  ['src/ui/forces.ts', `export const f = (id: string) => id as 'stop-1'`, ['no-unsafe-type-assertion']],
  // rules that need no types
  ['src/ui/any.ts', `export const f = (id: any): void => void id`, ['no-explicit-any']],
  ['src/ui/bang.ts', `export const f = (id: string | undefined) => id!`, ['no-non-null-assertion']],
  ['src/ui/default.ts', `const f = 1\nexport default f`, ['no-default-export']],
  ['src/ui/screens/stops/index.tsx', `const f = 1\nexport default f`, []],
  ['src/ui/deep-fp.ts', `import * as E from 'fp-ts/es6/Either'\nexport const f = E.left`, ['no-restricted-imports']],
  ['src/ui/long.ts', `export const f = 1\n${'// why\n'.repeat(250)}`, ['max-lines']],
  ['src/ui/badName.ts', `export const f = 1`, ['filename-case']],
  // rules for some modules
  ['src/domain/calls.ts', `export const f = () => fetch`, ['no-restricted-globals']],
  ['src/domain/clock.ts', `export const f = () => Date.now()`, ['no-restricted-properties']],
  ['src/domain/chance.ts', `export const f = () => Math.random()`, ['no-restricted-properties']],
  ['src/application/waits.ts', `export const f = () => setTimeout`, ['no-restricted-globals']],
  ['src/ui/calls.ts', `export const f = () => fetch`, ['no-restricted-globals']],
  ['src/adapters/http/calls.ts', `export const f = () => fetch`, []],
  ['src/adapters/http/cookie.ts', `export const f = () => { document.cookie = 'a=1' }`, ['no-document-cookie']],
  ['src/adapters/browser/cookie.ts', `export const f = () => { document.cookie = 'a=1' }`, []],
  [
    'tests/domain/stop/stop.test.ts',
    `import { expect, it } from 'vitest'\nit('should work', () => { expect(1).toBe(1) })`,
    ['valid-title'],
  ],
]

type Diagnostic = { readonly code: string; readonly filename: string }

/** Outside the project, since files that git ignores are not linted. */
const sampleTree = mkdtempSync(join(tmpdir(), 'rondrit-lint-'))
for (const [file, text] of samples) {
  mkdirSync(dirname(`${sampleTree}/${file}`), { recursive: true })
  writeFileSync(`${sampleTree}/${file}`, `${text}\n`)
}
for (const file of ['.oxlintrc.json', 'tsconfig.json', 'tsconfig.base.json'])
  copyFileSync(file, `${sampleTree}/${file}`)
symlinkSync(resolve('node_modules'), `${sampleTree}/node_modules`)

const oxlint = resolve('node_modules/oxlint/bin/oxlint')
const { stdout } = spawnSync(process.execPath, [oxlint, 'src', 'tests', '--format', 'json'], {
  cwd: sampleTree,
  encoding: 'utf8',
})
const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: ReadonlyArray<Diagnostic> }
rmSync(sampleTree, { recursive: true })

describe('oxlint rules', () => {
  it.each(samples.map(([file, , refused]) => [file, refused] as const))('%s is refused by %j', (file, refused) => {
    const findings = diagnostics.filter(({ filename }) => filename === file)
    expect(findings.map(({ code }) => code.replace(/^.*\((.+)\)$/, '$1'))).toEqual(refused)
  })
})
