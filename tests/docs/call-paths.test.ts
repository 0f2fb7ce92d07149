import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBeneath, listsIn, type PathList } from './call-path-lists'
import { textOf, valueImportsOf } from './value-imports'

const page = readFileSync('docs/architecture.md', 'utf8')
const lists = listsIn(page)
const [, ...clicks] = lists
const listedFiles = new Set(lists.flatMap(({ files }) => files))
const beneath = filesBeneath(page)

/** How many files each list may have. */
const limits: Readonly<Record<string, number>> = {
  'Every request': 15,
  Undo: 14,
  Upload: 19,
  Optimise: 26,
  Accept: 13,
  'Open the move dialog': 12,
  'Move to another route': 17,
}

/** Files that hold a refusal and stand beside the paths, besides those that stand nowhere: by folder or file, and why. */
const besidePaths: Readonly<Record<string, string>> = {
  'contract/endpoint/': 'builds the parts of an endpoint; decode-command applies them and refuses',
  'contract/codec/': 'builds codecs and checks what can be stored; decode-command and upload-codec refuse',
  'src/domain/parse/': 'parses one value; the row or record that holds it refuses',
  'contract/move/move-codec.ts': 'decodes a move; the request or the result that holds it refuses',
  'server/optimisation/api/accept-over-newer-plan.ts':
    'lays a proposal over a plan that has moved on, which is another path',
}

/** Files that stand nowhere, though a file that stands somewhere uses a value of theirs: by folder or file, and why. */
const nowhere: Readonly<Record<string, string>> = {
  'optimiser/': 'searches routes; optimiser/README.md lists its files',
  'src/ui/components/': 'draws one thing; its name says which',
  'contract/problem/': 'decodes a route problem that is posted alone, which is another click',
  'contract/project/project-summaries-codec.ts': 'decodes the list of projects, which is another click',
  'contract/stop/new-stop-codec.ts': 'decodes the stop of the screen that adds one, not of an upload',
  'contract/stop/saved-stops-codec.ts': 'decodes a whole plan that is saved, which is another click',
  'contract/stop/stop-edit-codec.ts': 'decodes an edit of one stop, which is another click',
  'contract/stop/stop-update-codec.ts': 'decodes a new route or number of a stop, which is another click',
  'src/domain/project-name.ts': 'parses the name of a new project, which is another click',
  'src/application/map/move-preview.ts': 'shows a move before it is made',
  'src/domain/plan/part-of-plan.ts': 'takes the part of a plan that a report is about',
}

/** Files of which the imports are not looked at: by pattern, and why. */
const notFollowed: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /(^server\/app|^server\/open-server|\/open-[a-z-]+|\/serve-[a-z-]+|\/records-of|-actions)\.ts$/,
    'binds what all clicks need',
  ],
  [/^src\/adapters\/composition\//, 'binds what all clicks need'],
  [/^src\/(domain\/map|adapters\/leaflet)\//, 'draws the map, which shows every change in the same way'],
  [/^src\/ui\//, 'draws; a listed screen is followed all the same'],
]

/**
 * A constant such as `cancelled` is a refusal of the file that returns it, and `E.left(undefined)` is none. Nor is an
 * infeasibility: that a stop fits nowhere is part of the plan.
 */
const canRefuse = (file: string): boolean =>
  /(?<!> = )\bT?E\.left(?!\(undefined\))[(<]|\breturn cancelled\b|\binvalidRefusal\(|\bcode: '/.test(textOf(file)) &&
  !/\bE\.Either<(ReadonlyArray<)?(Vehicle)?Infeasibility\b/.test(textOf(file))

/** The files of which a value is used by a file that stands somewhere, and which stand nowhere themselves. */
const missingImports = (listed: ReadonlySet<string>, below: ReadonlyArray<string>): ReadonlyArray<string> => {
  const standing = new Set([...listed, ...below])
  return [...standing]
    .filter((file) => listed.has(file) || !notFollowed.some(([pattern]) => pattern.test(file)))
    .flatMap((file) => valueImportsOf(file).map((imported) => ({ file, imported })))
    .filter(
      ({ imported }) => !standing.has(imported) && !Object.keys(nowhere).some((path) => imported.startsWith(path)),
    )
    .map(({ file, imported }) => `${imported}, imported by ${file}`)
}

const isBeside = (file: string): boolean =>
  [...Object.keys(besidePaths), ...Object.keys(nowhere)].some((path) => file.startsWith(path))

/** `index.tsx` and `view-model.ts` are named by the folder of their screen. */
const nameOf = (file: string): string =>
  /\/(index\.tsx|view-model\.ts)$/.test(file) ? `${basename(dirname(file))}/${basename(file)}` : basename(file)

const missingFrom = (files: Iterable<string>) => [...files].filter((file) => !existsSync(file))

const twinsIn = (files: Iterable<string>) =>
  [...files].filter((file, index, all) => all.some((other, at) => at < index && nameOf(other) === nameOf(file)))

const unlistedRefusals = (files: ReadonlySet<string>) =>
  [...files]
    .filter((file) => !file.startsWith('optimiser/'))
    .flatMap((file) => valueImportsOf(file).map((imported) => ({ file, imported })))
    .filter(({ imported }) => !files.has(imported) && !imported.startsWith('optimiser/'))
    .filter(({ imported }) => canRefuse(imported) && !isBeside(imported))
    .map(({ file, imported }) => `${imported}, imported by ${file}`)

const isUserInterface = (file: string | undefined): boolean => file?.startsWith('src/ui/') === true

const clicksThatEndElsewhere = (pathLists: ReadonlyArray<PathList>) =>
  pathLists.filter(({ files }) => !isUserInterface(files[0]) || !isUserInterface(files.at(-1))).map(({ name }) => name)

/** The files that stand before every file of their list that uses them. */
const listedBeforeCallers = (files: ReadonlyArray<string>) =>
  files.filter((file, index) => {
    const callers = files.filter((caller) => valueImportsOf(caller).includes(file))
    return callers.length > 0 && callers.every((caller) => files.indexOf(caller) > index)
  })

const listsOverLimit = (pathLists: ReadonlyArray<PathList>) =>
  pathLists.filter(({ name, files }) => files.length > (limits[name] ?? 0)).map(({ name }) => name)

describe('the call paths of docs/architecture.md', () => {
  it('the lists are those that have a limit', () => {
    expect(lists.map(({ name }) => name).toSorted()).toEqual(Object.keys(limits).toSorted())
  })

  it('the lists have files that exist, each once', () => {
    expect(missingFrom(listedFiles)).toEqual([])
    for (const { files } of lists) expect(files).toEqual([...new Set(files)])
    const [everyRequest, ...paths] = lists
    expect(paths.flatMap(({ files }) => files).filter((file) => everyRequest?.files.includes(file))).toEqual([])
  })

  it('no two listed files have one name', () => {
    expect(twinsIn(listedFiles)).toEqual([])
  })

  it('every file that can refuse and whose values a listed file uses is listed', () => {
    expect(unlistedRefusals(listedFiles)).toEqual([])
  })

  it('each list starts at a key or button, and ends at the screen that shows the result', () => {
    expect(clicksThatEndElsewhere(clicks)).toEqual([])
  })

  it('a file stands in its list after the first one that calls it', () => {
    expect(lists.flatMap(({ files }) => listedBeforeCallers(files))).toEqual([])
  })

  it('the lists are within their limits', () => {
    expect(listsOverLimit(lists)).toEqual([])
  })
})

describe('the files beneath the call paths', () => {
  it('the files exist, stand once, and are in no list', () => {
    expect(beneath.length).toBeGreaterThan(0)
    expect(missingFrom(beneath)).toEqual([])
    expect(beneath).toEqual([...new Set(beneath)])
    expect(beneath.filter((file) => listedFiles.has(file))).toEqual([])
  })

  it('every file of which a listed file or one beneath uses a value stands in a list or beneath', () => {
    expect(missingImports(listedFiles, beneath)).toEqual([])
  })
})

describe('the tables of exceptions', () => {
  it('the table of files that stand nowhere names only what is there, is needed, and stands nowhere', () => {
    expect(missingFrom(Object.keys(nowhere))).toEqual([])
    const standing = [...listedFiles, ...beneath]
    const used = new Set(standing.flatMap(valueImportsOf))
    const unneeded = Object.keys(nowhere).filter((path) => ![...used].some((file) => file.startsWith(path)))
    expect(unneeded).toEqual([])
  })

  it('the table of files that are not followed has only patterns of files that stand somewhere', () => {
    const unneeded = notFollowed.filter(([pattern]) => !beneath.some((file) => pattern.test(file)))
    expect(unneeded).toEqual([])
  })

  it('the table of files beside the paths names only what is there and is needed', () => {
    expect(missingFrom(Object.keys(besidePaths))).toEqual([])
    const imported = new Set([...listedFiles].flatMap(valueImportsOf).filter((file) => !listedFiles.has(file)))
    const unneeded = Object.keys(besidePaths).filter(
      (path) => ![...imported].some((file) => file.startsWith(path) && canRefuse(file)),
    )
    expect(unneeded).toEqual([])
  })
})

describe('the checks of the call paths', () => {
  const without = (file: string) => new Set([...listedFiles].filter((listed) => listed !== file))

  it('the checks find an unlisted file that can refuse', () => {
    expect(unlistedRefusals(without('src/domain/history/undo-redo-rules.ts')).join('\n')).toContain(
      'undo-redo-rules.ts, imported by',
    )
    expect(unlistedRefusals(without('server/project/store-change.ts')).join('\n')).toContain(
      'store-change.ts, imported by',
    )
  })

  it('the checks find a file that stands nowhere, and of which a listed file or one beneath uses a value', () => {
    const rule = 'src/domain/history/undo-redo-rules.ts'
    expect(missingImports(without(rule), beneath).join('\n')).toContain('undo-redo-rules.ts, imported by')
    const others = beneath.filter((file) => file !== 'src/domain/history/find-conflicts.ts')
    expect(missingImports(listedFiles, others).join('\n')).toContain('find-conflicts.ts, imported by')
  })

  it('the checks find a file that is missing, and two of one name', () => {
    expect(missingFrom(['src/domain/plan/no-plan.ts'])).toEqual(['src/domain/plan/no-plan.ts'])
    expect(twinsIn(['src/a/plan.ts', 'server/b/plan.ts'])).toEqual(['server/b/plan.ts'])
  })

  it('the checks find a click that ends on the server', () => {
    const files = ['src/ui/app/keyboard-shortcuts.tsx', 'server/history/undo-redo-handler.ts']
    expect(clicksThatEndElsewhere([{ name: 'Undo', files }])).toEqual(['Undo'])
  })

  it('the checks find a file that stands before the only one that calls it', () => {
    const [rule, caller] = ['src/domain/history/undo-redo-rules.ts', 'server/history/undo-redo-handler.ts']
    expect(listedBeforeCallers([rule, caller])).toEqual([rule])
    expect(listedBeforeCallers([caller, rule])).toEqual([])
  })

  it('the checks find the files beneath the paths', () => {
    const text = '## Call paths\n\n## Beneath the call paths\n\n- b: [b](../b.ts), [c](../c.ts)\n'
    expect(filesBeneath(text)).toEqual(['b.ts', 'c.ts'])
  })

  it('the checks find a list over its limit', () => {
    const lines = Array.from({ length: 15 }, (_, index) => `- [${index}.ts](../${index}.ts): a\n`)
    const textOfPath = (count: number) => `## Call paths\n\n### Undo\n\n${lines.slice(0, count).join('')}`
    expect(listsOverLimit(listsIn(textOfPath(14)))).toEqual([])
    expect(listsOverLimit(listsIn(textOfPath(15)))).toEqual(['Undo'])
  })
})
