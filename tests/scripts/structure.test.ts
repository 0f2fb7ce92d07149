import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourcesOf, styleSheetsOf } from '../../scripts/import-rules/sources.mjs'
import { findOldNames, wordsIn } from '../../scripts/structure/find-old-names.mjs'
import { identifiersOf } from '../../scripts/structure/identifiers-of.mjs'
import { linesIn, measure, median, reportLines } from '../../scripts/structure/measure.mjs'

const oldNamesOf = (file: string, ...identifiers: ReadonlyArray<string>) =>
  findOldNames(file, identifiers).map(({ name, old }) => `${name}: ${old}`)

describe('identifiersOf', () => {
  it('the identifiers are names of variables, types and properties, but no text, comment or pattern', () => {
    const text = `// fence\nconst plan: Route = { stop: 'deed', at: \`\${day} sheet\` }\nconst quoted = /'room/`
    expect([...identifiersOf('a.ts', text)]).toEqual(['plan', 'Route', 'stop', 'at', 'day', 'quoted'])
  })

  it('no text of a JSX element is an identifier', () => {
    expect([...identifiersOf('a.tsx', `const a = <p title="x">fence {name} don't</p>`)]).toEqual([
      'a',
      'p',
      'title',
      'name',
    ])
  })
})

describe('wordsIn', () => {
  it.each([
    ['pinSheet', ['pin', 'sheet']],
    ['left-out', ['left', 'out']],
    ['MAX_HTTPUrls2', ['max', 'http', 'urls', '2']],
  ])('%s', (name, words) => {
    expect(wordsIn(name)).toEqual(words)
  })
})

describe('findOldNames', () => {
  it('findOldNames finds an old word as a part of an identifier, a file or a folder, once for each file', () => {
    expect(oldNamesOf('src/ui/pin-fence.ts', 'lineFence', 'lineFence', 'fenceless')).toEqual([
      'pin-fence: fence',
      'lineFence: fence',
    ])
    expect(oldNamesOf('scripts/fences/rules.mjs')).toEqual(['fences: fences'])
  })

  it('findOldNames finds words that are old only one after the other', () => {
    expect(oldNamesOf('src/a.ts', 'daysLeftOut', 'leftWithout', 'outLeft')).toEqual(['daysLeftOut: left-out'])
  })

  it('findOldNames finds a name that is old only as a whole', () => {
    expect(oldNamesOf('src/a.ts', 'Leave', 'leaveField', 'Leaves')).toEqual(['Leave: Leave'])
  })

  it('findOldNames finds a name only under the folder in which it was replaced', () => {
    expect(oldNamesOf('server/a.ts', 'asked')).toEqual(['asked: asked'])
    expect(oldNamesOf('src/a.ts', 'asked')).toEqual([])
  })

  it('findOldNames finds an old name of a file only as a file', () => {
    expect(oldNamesOf('src/ui/parts/row.tsx', 'entry')).toEqual(['parts: parts'])
  })

  it('names that are stored, sent, or those of a library are accepted', () => {
    expect(oldNamesOf('server/storage/a.ts', 'turns', 'crews', 'touched', 'fill', 'fillColor')).toEqual([])
    expect(oldNamesOf('src/domain/a.ts', 'touchedRoutes')).toEqual(['touchedRoutes: touched'])
  })
})

describe('linesIn', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['a\n', 1],
    ['a\n\nb\n', 3],
  ])('%j has %i', (text, lines) => {
    expect(linesIn(text)).toBe(lines)
  })
})

describe('median', () => {
  it('the median is the middle number, or the mean of the middle two', () => {
    expect([median([9, 1, 5]), median([10, 1, 4, 6])]).toEqual([5, 5])
  })
})

describe('reportLines', () => {
  const withinLimits = {
    files: 1300,
    medianLines: 33,
    longest: { file: 'a.ts', lines: 250 },
    readmeLines: 90,
    oldNames: 0,
  }
  const brokenBy = (change: Partial<typeof withinLimits>) =>
    reportLines({ ...withinLimits, ...change }).flatMap(({ text, ok }) => (ok ? [] : [text]))

  it('no line is broken where each measure is exactly at its limit', () => {
    expect(brokenBy({})).toEqual([])
  })

  it.each([
    [{ files: 1301 }, '1301 files (at most 1300)'],
    [{ medianLines: 32.5 }, '32.5 lines in the median file that is no index.ts (at least 33)'],
    [{ longest: { file: 'src/b.ts', lines: 251 } }, '251 lines in the longest file, src/b.ts (at most 250)'],
    [{ readmeLines: 91 }, '91 lines in README.md (at most 90)'],
    [{ oldNames: 1 }, '1 old names (none)'],
  ])('names the limit that %j breaks', (change, text) => {
    expect(brokenBy(change)).toEqual([text])
  })
})

describe('measure', () => {
  it('index files are left out of the median, but not out of the count', () => {
    const files = [
      { file: 'src/a/index.ts', lines: 1 },
      { file: 'src/a/b.ts', lines: 40 },
      { file: 'src/a/my-index.ts', lines: 20 },
    ]
    expect(measure(files, [], 80, 2)).toEqual({
      files: 3,
      medianLines: 30,
      longest: { file: 'src/a/b.ts', lines: 40 },
      readmeLines: 80,
      oldNames: 2,
    })
  })

  it('a style sheet can be the longest file, and counts for nothing else', () => {
    const files = [{ file: 'src/a.ts', lines: 10 }]
    const cssFiles = [{ file: 'src/a.css', lines: 251 }]
    expect(measure(files, cssFiles, 80, 0)).toMatchObject({
      files: 1,
      medianLines: 10,
      longest: { file: 'src/a.css', lines: 251 },
    })
  })
})

describe('styleSheetsOf', () => {
  it('the style sheets of the product are found, and no code', () => {
    const styleSheets = styleSheetsOf('src')
    expect(styleSheets).toContain('ui/design/theme/phone.css')
    expect(styleSheets.filter((file) => !file.endsWith('.css'))).toEqual([])
  })
})

describe('the index.ts of a folder', () => {
  it('every index.ts begins with a comment that says what its folder is for', () => {
    const indexes = sourcesOf('.').filter((file) => /^(src|contract|server|optimiser)\/.*\/index\.ts$/.test(file))
    const undescribed = indexes.filter((file) => !readFileSync(file, 'utf8').startsWith('/**'))
    expect(indexes.length).toBeGreaterThan(50)
    expect(undescribed).toEqual([])
  })
})
