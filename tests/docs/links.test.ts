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

describe('the pages of docs', () => {
  it.each(pages)('%s links to files that exist', (page) => {
    const links = relativeLinksIn(readFileSync(page, 'utf8'))
    expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([])
  })

  it('number their decisions, each once', () => {
    const numbers = readdirSync('docs/decisions').map((file) => file.slice(0, 4))
    expect(numbers).toEqual([...new Set(numbers)])
    for (const page of pages.filter((file) => /decisions.\d/.test(file)))
      expect(readFileSync(page, 'utf8')).toMatch(new RegExp(`^# ${Number(/(\d{4})-/.exec(page)?.[1])}\\. `))
  })
})

describe('relativeLinksIn', () => {
  it('are the links without those to other sites', () => {
    expect(relativeLinksIn('[a](b/c.md#d) [e](https://f.nl) ![g](h.png)')).toEqual(['b/c.md', 'h.png'])
  })
})
