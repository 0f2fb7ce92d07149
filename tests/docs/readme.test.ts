import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { postponing } from './readme-example'

const readme = readFileSync('README.md', 'utf8')
const example = readFileSync('tests/docs/readme-example.ts', 'utf8')
const codeBlocks = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code.trim())

describe('README.md', () => {
  it('the page has at most 90 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(90)
  })

  it('the page shows a rule and a law that stand in a file that compiles', () => {
    expect(codeBlocks).toHaveLength(2)
    const lines = example
      .replace('const postpone =', 'export const postpone =')
      .replace('export const postponing = law(', 'law(')
    for (const code of codeBlocks) expect(lines).toContain(code)
  })

  it('the page shows a law that holds for its rule, and that its mutant breaks', () => {
    expect(postponing.check({ numRuns: 200, seed: 1 }).holds).toBe(true)
    expect(postponing.check({ numRuns: 200, seed: 1 }, 'it stays where it is').refuted?.by).toBe('assertion')
  })

  it('links to files that exist', () => {
    const links = [...readme.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((link) => !existsSync(link))).toEqual([])
  })
})
