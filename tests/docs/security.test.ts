import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const page = readFileSync('docs/security.md', 'utf8')

/** Each section of the standard, with the number of its requirements of levels 1 and 2. */
const sections = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2
  8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4
  11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`

const expectedIds = sections
  .trim()
  .split(/\s+/)
  .flatMap((entry) => {
    const [section, count] = entry.split(':')
    return Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`)
  })

const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, ids = '', state = '', text = '', shownBy = ''] = line.split('|').map((cell) => cell.trim())
    return { ids: ids.split(', '), state, text, shownBy }
  })

const countOf = (state: string): number =>
  rows.filter((row) => row.state === state).reduce((sum, { ids }) => sum + ids.length, 0)

describe('the page on security', () => {
  it('states each requirement once', () => {
    expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(expectedIds.toSorted())
  })

  it('the page gives each requirement a state and a test or a reason', () => {
    expect(rows.filter(({ state }) => !['held', 'open', 'none'].includes(state))).toEqual([])
    expect(rows.filter(({ text, shownBy }) => text === '' && shownBy === '')).toEqual([])
  })

  it('the page counts its requirements as they are', () => {
    const [held, open, none] = [countOf('held'), countOf('open'), countOf('none')]
    expect(page.replaceAll(/\s+/g, ' ')).toContain(
      `Of ${held + open + none} requirements ${held} are held, ${open} are open, and ${none} concern`,
    )
  })
})
