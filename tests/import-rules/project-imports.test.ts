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

describe('import rules of the project', () => {
  it('no file breaks an import rule', () => {
    expect(importGraph.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`)).toEqual(
      [],
    )
  })

  it('every source file is checked', () => {
    const cruisedFiles = importGraph.modules.filter((module) => module.dependencyTypes === undefined)
    expect(cruisedFiles.map((module) => module.source).toSorted()).toEqual(sources)
  })

  it('the whole project is checked, not an empty folder', () => {
    expect(sources.length).toBeGreaterThan(300)
    expect(importGraph.summary.totalDependenciesCruised ?? 0).toBeGreaterThan(sources.length)
  })

  it('every source file is in exactly one module', () => {
    expect(sources.filter((path) => modulesOf(path).length !== 1)).toEqual([])
  })

  it('every module named in a rule exists', () => {
    const names = modules.map((module) => module.name)
    const namedModules = modules.flatMap((module) => (module.modules === 'all' ? [] : module.modules))
    expect(namedModules.filter((name) => !names.includes(name))).toEqual([])
  })
})
