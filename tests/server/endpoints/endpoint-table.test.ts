import { beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '../../../contract'
import { aTestServer, type TestServer } from '../test-server'

/** A path of the table in the notation of Fastify. */
const fastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

describe('the endpoint table and the server', () => {
  let testServer: TestServer
  let routes: ReadonlyArray<string>
  beforeAll(async () => {
    testServer = await aTestServer()
    routes = pathsIn(testServer.app.printRoutes({ commonPrefix: false }))
  })

  const tableRows = allEndpoints.flatMap(({ method, path, aliasPaths }) =>
    [path, ...aliasPaths].map((eachPath) => ({ method, path: eachPath })),
  )

  it.each(tableRows)('the server serves $method $path', ({ method, path }) => {
    expect(testServer.app.hasRoute({ method, url: fastifyPath(path) })).toBe(true)
  })

  it('the server serves nothing that is not in the table', () => {
    const tablePaths = new Set(tableRows.map(({ path }) => fastifyPath(path)))
    expect(routes.length).toBeGreaterThanOrEqual(tablePaths.size)
    expect(routes.filter((path) => !tablePaths.has(path))).toEqual([])
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
