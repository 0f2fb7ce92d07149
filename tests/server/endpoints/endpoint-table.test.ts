import { beforeAll, describe, expect, it } from 'vitest'
import { everyCall } from '../../../contract'
import { aDepot, type Depot } from '../test-server'

/** A path of the table in the notation of Fastify. */
const served = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

describe('the table of calls and the server', () => {
  let depot: Depot
  let routes: ReadonlyArray<string>
  beforeAll(async () => {
    depot = await aDepot()
    routes = pathsIn(depot.app.printRoutes({ commonPrefix: false }))
  })

  const tabled = everyCall.flatMap(({ method, path, alsoAt }) =>
    [path, ...alsoAt].map((one) => ({ method, path: one })),
  )

  it.each(tabled)('the server serves $method $path', ({ method, path }) => {
    expect(depot.app.hasRoute({ method, url: served(path) })).toBe(true)
  })

  it('the server serves nothing that is not in the table', () => {
    const known = new Set(tabled.map(({ path }) => served(path)))
    expect(routes.length).toBeGreaterThanOrEqual(known.size)
    expect(routes.filter((path) => !known.has(path))).toEqual([])
  })
})

/** The paths in the tree that Fastify prints, with four characters for each level. */
const pathsIn = (tree: string): ReadonlyArray<string> => {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, branch = '', part = '', methods] = /^((?:[│├└ ][ ─]{3})+)(\S*)(?: \((.*)\))?$/.exec(line) ?? []
    if (branch === '') return []
    above.splice(branch.length / 4 - 1, Infinity, part)
    return methods === undefined ? [] : [above.join('')]
  })
}
