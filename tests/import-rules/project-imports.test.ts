import { describe, expect, it } from 'vitest'
import { cruiseImports } from '../../scripts/import-rules/cruise.mjs'
import { modules } from '../../scripts/import-rules/modules.mjs'
import { sourcesOf } from '../../scripts/import-rules/sources.mjs'

const importGraph = await cruiseImports('.')
const sources = sourcesOf('.')

const modulesOf = (path: string): ReadonlyArray<string> =>
  modules
    .filter((module) => new RegExp(module.path).test(path))
    .filter((module) => module.except === undefined || !new RegExp(module.except).test(path))
    .map((module) => module.name)

describe('the fences of the house', () => {
  it('hold everywhere', () => {
    expect(importGraph.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`)).toEqual(
      [],
    )
  })

  it('are checked for every source file', () => {
    const cruisedFiles = importGraph.modules.filter((module) => module.dependencyTypes === undefined)
    expect(cruisedFiles.map((module) => module.source).toSorted()).toEqual(sources)
  })

  it('are checked for a whole house, not for an empty folder', () => {
    expect(sources.length).toBeGreaterThan(300)
    expect(importGraph.summary.totalDependenciesCruised ?? 0).toBeGreaterThan(sources.length)
  })

  it('put every source file into exactly one room', () => {
    expect(sources.filter((path) => modulesOf(path).length !== 1)).toEqual([])
  })

  it('name only rooms that exist', () => {
    const names = modules.map((module) => module.name)
    const namedModules = modules.flatMap((module) => (module.modules === 'all' ? [] : module.modules))
    expect(namedModules.filter((name) => !names.includes(name))).toEqual([])
  })
})
