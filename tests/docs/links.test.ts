import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const pages = [
  'CONTRIBUTING.md',
  'optimiser/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]

const relativeLinksIn = (text: string) =>
  Array.from(text.matchAll(/\]\((?!https?:)([^)#\s]+)/g), ([, link = '']) => link)

const isDecision = (file: string): boolean => /^\d/.test(file)

const decisions = readdirSync('docs/decisions').filter(isDecision).toSorted()

describe('the pages of docs', () => {
  it.each(pages)('%s links to files that exist', (page) => {
    const links = relativeLinksIn(readFileSync(page, 'utf8'))
    expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([])
  })

  it('number their decisions, each once', () => {
    const numbers = decisions.map((file) => file.slice(0, 4))
    expect(numbers).toEqual([...new Set(numbers)])
    for (const page of pages.filter((file) => /decisions.\d/.test(file)))
      expect(readFileSync(page, 'utf8')).toMatch(new RegExp(`^# ${Number(/(\d{4})-/.exec(page)?.[1])}\\. `))
  })

  it('the index of the decisions lists each of them once, by its title', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8')
    const titleOf = (file: string) => readFileSync(join('docs/decisions', file), 'utf8').split('\n')[0]?.slice(2)
    expect(relativeLinksIn(index).filter(isDecision).toSorted()).toEqual(decisions)
    expect(decisions.filter((file) => !index.includes(`[${titleOf(file)}](${file})`))).toEqual([])
  })
})

describe('relativeLinksIn', () => {
  it('the relative links are those without those to other sites', () => {
    expect(relativeLinksIn('[a](b/c.md#d) [e](https://f.nl) ![g](h.png)')).toEqual(['b/c.md', 'h.png'])
  })
})
