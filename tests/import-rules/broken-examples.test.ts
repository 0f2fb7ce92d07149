import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import config from '../../scripts/import-rules/config.mjs'
import { cruised } from '../../scripts/import-rules/cruise.mjs'
import { brokenOnPurpose, sourcesOf } from '../../scripts/import-rules/sources.mjs'

const rules = config.forbidden.map((rule) => String(rule.name))
const mended = '.cache/fences/mended'
const isRefused = (line: string): boolean => line.endsWith('// refused')

/** The lines of a miniature that are marked as refused, as the file and what it imports. */
const marked = (miniature: string): ReadonlyArray<string> =>
  sourcesOf(miniature).flatMap((file) =>
    readFileSync(`${miniature}/${file}`, 'utf8')
      .split('\n')
      .filter(isRefused)
      .map((line) => `${file} imports ${line.match(/'(?:node:)?(.+)'/)?.[1] ?? '?'}`),
  )

const violationsIn = async (base: string) => (await cruised(base)).summary.violations

describe('every fence refuses what it is for', { timeout: 60_000 }, () => {
  it('every rule has its broken miniature, and every miniature has its rule', () => {
    expect(readdirSync(brokenOnPurpose).toSorted()).toEqual(rules.toSorted())
  })

  it.each(rules)('%s refuses its miniature, and no other rule does', async (rule) => {
    const found = await violationsIn(`${brokenOnPurpose}/${rule}`)
    expect([...new Set(found.map((violation) => violation.rule.name))]).toEqual([rule])
  })

  it.each(rules.filter((rule) => !rule.startsWith('no-cycles')))('%s refuses each marked line', async (rule) => {
    const found = await violationsIn(`${brokenOnPurpose}/${rule}`)
    const lines = found.map((violation) => `${violation.from} imports ${violation.unresolvedTo ?? violation.to}`)
    expect(lines.toSorted()).toEqual(marked(`${brokenOnPurpose}/${rule}`).toSorted())
  })

  it.each(rules)('%s accepts its miniature without the marked lines', async (rule) => {
    const copy = `${mended}/${rule}`
    rmSync(copy, { recursive: true, force: true })
    cpSync(`${brokenOnPurpose}/${rule}`, copy, { recursive: true })
    for (const file of sourcesOf(copy)) {
      const kept = readFileSync(`${copy}/${file}`, 'utf8')
        .split('\n')
        .filter((line) => !isRefused(line))
      writeFileSync(`${copy}/${file}`, kept.join('\n'))
    }
    expect(await violationsIn(copy)).toEqual([])
  })
})
