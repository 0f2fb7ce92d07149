import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { root } from '../root.mjs'

/** @import { Check } from './run-check.mjs' */

/** Listed from disk, so that a new tsconfig is included; the base compiles nothing itself. */
const tsconfigs = readdirSync(root)
  .filter((file) => /^tsconfig(?!\.base)[\w.]*\.json$/.test(file))
  .toSorted((first, second) => first.length - second.length)

/** Several threads of the compiler check some types twice, and other checks run beside it. */
const checkers = String(Math.ceil(availableParallelism() / 4))

/** @type {(file: string) => string[]} */
const tsc = (file) => ['node_modules/typescript-7/bin/tsc', '--checkers', checkers, '-p', file]

const knip = ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors']
const oxfmt = ['node_modules/oxfmt/bin/oxfmt', '--list-different', '.']

/** @type {ReadonlyArray<Check>} The longest first, so that the short ones fill the gaps. */
export const checks = [
  ...tsconfigs.map((file) => ({ name: `types, ${file}`, args: tsc(file) })),
  { name: 'format', args: oxfmt },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint'] },
  { name: 'import rules', args: ['scripts/import-rules.mjs'] },
  { name: 'dead code', args: knip },
  { name: 'structure', args: ['scripts/structure.mjs'] },
]
