import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import config from '../../scripts/import-rules/config.mjs'
import { cruiseImports } from '../../scripts/import-rules/cruise.mjs'
import { brokenExamples, sourcesOf } from '../../scripts/import-rules/sources.mjs'

const rules = config.forbidden.map((rule) => String(rule.name))
const fixedTree = '.cache/import-rules/fixed'
const isRefused = (line: string): boolean => line.endsWith('// refused')

/** The imports of an example that are marked as refused. */
const markedImports = (example: string): ReadonlyArray<string> =>
  sourcesOf(example).flatMap((file) =>
    readFileSync(`${example}/${file}`, 'utf8')
      .split('\n')
      .filter(isRefused)
      .map((line) => `${file} imports ${line.match(/'(?:node:)?(.+)'/)?.[1] ?? '?'}`),
  )

const violationsIn = async (base: string) => (await cruiseImports(base)).summary.violations

/** What the rules say about the example of each rule. */
const violations = new Map<string, ReturnType<typeof violationsIn>>()

const violationsInExample = (rule: string): ReturnType<typeof violationsIn> => {
  const found = violations.get(rule) ?? violationsIn(`${brokenExamples}/${rule}`)
  violations.set(rule, found)
  return found
}

describe('import rules: broken examples', { timeout: 60_000 }, () => {
  it('every rule has a broken example, and every example has a rule', () => {
    expect(readdirSync(brokenExamples).toSorted()).toEqual(rules.toSorted())
  })

  it.each(rules)('%s refuses its example, and no other rule does', async (rule) => {
    const found = await violationsInExample(rule)
    expect([...new Set(found.map((violation) => violation.rule.name))]).toEqual([rule])
  })

  it.each(rules.filter((rule) => !rule.startsWith('no-cycles')))('%s refuses each marked line', async (rule) => {
    const found = await violationsInExample(rule)
    const lines = found.map((violation) => `${violation.from} imports ${violation.unresolvedTo ?? violation.to}`)
    expect(lines.toSorted()).toEqual(markedImports(`${brokenExamples}/${rule}`).toSorted())
  })

  it.each(rules)('%s accepts its example without the marked lines', async (rule) => {
    const copy = `${fixedTree}/${rule}`
    rmSync(copy, { recursive: true, force: true })
    cpSync(`${brokenExamples}/${rule}`, copy, { recursive: true })
    for (const file of sourcesOf(copy)) {
      const keptLines = readFileSync(`${copy}/${file}`, 'utf8')
        .split('\n')
        .filter((line) => !isRefused(line))
      writeFileSync(`${copy}/${file}`, keptLines.join('\n'))
    }
    expect(await violationsIn(copy)).toEqual([])
  })
})
