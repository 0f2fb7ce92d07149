import { describe, expect, it } from 'vitest'
import { modules } from '../../scripts/import-rules/modules.mjs'
import { sourcesOf } from '../../scripts/import-rules/sources.mjs'

const sources = sourcesOf('.')

const modulesOf = (path: string): ReadonlyArray<string> =>
  modules
    .filter((module) => new RegExp(module.path).test(path))
    .filter((module) => module.except === undefined || !new RegExp(module.except).test(path))
    .map((module) => module.name)

// `npm run check` reads the imports themselves.
describe('import rules of the project', () => {
  it('the whole project is checked, not an empty folder', () => {
    expect(sources.length).toBeGreaterThan(300)
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
