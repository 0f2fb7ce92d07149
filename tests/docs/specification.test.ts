import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { citedSections, faultsOf, sectionsOf } from './spec-page'

const page = readFileSync('docs/specification.md', 'utf8')
const isTestFile = (link: string): boolean => link.startsWith('../tests/') && existsSync(join('docs', link))

const sourceFiles = ['src', 'contract', 'server', 'optimiser', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => join(folder, file)),
)

describe('docs/specification.md', () => {
  it('the page has nine sections of facts, numbered without gaps, each with links to files of tests', () => {
    expect(sectionsOf(page)).toHaveLength(9)
    expect(faultsOf(page, isTestFile)).toEqual([])
  })

  it('the page has every section that the code and its tests cite', () => {
    const numbers = new Set(sectionsOf(page).map(({ number }) => number))
    const dangling = sourceFiles
      .filter((file) => !file.startsWith(join('tests', 'docs')))
      .flatMap((file) => citedSections(readFileSync(file, 'utf8')).map((number) => ({ file, number })))
      .filter(({ number }) => !numbers.has(number))
    expect(dangling).toEqual([])
  })

  it('the page has facts enough to be the specification', () => {
    expect(sectionsOf(page).flatMap(({ facts }) => facts).length).toBeGreaterThanOrEqual(150)
  })
})

describe('faultsOf', () => {
  const mutations: ReadonlyArray<readonly [string, string, string, string]> = [
    ['a dead link', '../tests/ui/app/frame', '../tests/ui/app/no-frame', 'which is no file'],
    [
      'a fact without a link',
      page.split('\n').find((line) => line.startsWith('- **3.1**')) ?? '',
      '- **3.1** A user.',
      '3.1 has no link',
    ],
    ['a gap', '- **4.2** ', '- **4.3** ', '4.3 stands in the place of 4.2'],
    ['a fact without a number', '- **5.1** ', '- ', 'stands in the place of 5.1'],
    ['a section that is missing', '## 6. ', '## 60. ', 'section 6 is numbered 60'],
  ]

  it.each(mutations)('the check finds %s', (_, original, changed, fault) => {
    expect(page).toContain(original)
    const faults = faultsOf(page.replace(original, changed), isTestFile)
    expect(faults.some((text) => text.includes(fault))).toBe(true)
  })

  it('the check finds a section without facts', () => {
    expect(faultsOf('## 1. Users\n\nNothing.\n', isTestFile)).toEqual(['section 1 has no facts'])
  })
})

describe('citedSections', () => {
  it('the cited sections are the numbers behind the sign', () => {
    expect(citedSections('as §2 and §9.3 say, but not 4')).toEqual([2, 9])
  })
})
