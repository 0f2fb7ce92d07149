import { instance } from '@viz-js/viz'
import { describe, expect, it } from 'vitest'
import { dotOf } from '../../scripts/graph/dot-of.mjs'
import { importsBetween } from '../../scripts/graph/imports-between.mjs'

const cruisedFile = (source: string, ...resolved: ReadonlyArray<string>) => ({
  source,
  dependencies: resolved.map((path) => ({ resolved: path })),
})

const importGraph = importsBetween([
  cruisedFile('src/domain/stop/stop.ts', 'src/domain/address/index.ts', 'node_modules/fp-ts/es6/Either.js'),
  cruisedFile('src/domain/stop/new-stop.ts', 'src/domain/stop/stop.ts', 'src/domain/address/index.ts'),
  cruisedFile('src/domain/address/index.ts'),
  cruisedFile('src/ui/screens/stops/index.tsx', 'src/domain/stop/index.ts'),
  cruisedFile('server/stop/serve-stops.ts', 'src/domain/stop/index.ts', 'server/app.ts'),
  cruisedFile('tests/domain/stop.test.ts', 'src/domain/stop/index.ts'),
])

describe('the import graph', () => {
  it('the graph has a box for each module, with its number of files', () => {
    expect(importGraph.modules).toEqual([
      { layer: 'src/domain', module: 'src/domain/stop', files: 2 },
      { layer: 'src/domain', module: 'src/domain/address', files: 1 },
      { layer: 'src/ui', module: 'src/ui/screens/stops', files: 1 },
      { layer: 'server', module: 'server', files: 1 },
    ])
  })

  it('the graph has an arrow for the imports between two modules, and none within a module', () => {
    expect(importGraph.arrows).toEqual([
      { from: 'src/domain/stop', to: 'src/domain/address', imports: 2 },
      { from: 'src/ui/screens/stops', to: 'src/domain/stop', imports: 1 },
      { from: 'server', to: 'src/domain/stop', imports: 1 },
    ])
  })

  it('the graph is drawn with every module and every arrow', async () => {
    const svg = (await instance()).renderString(dotOf(importGraph), { format: 'svg' })
    const titles = [...svg.matchAll(/<title>(.+)<\/title>/g)].map(([, title]) => title)
    for (const { module } of importGraph.modules) expect(titles).toContain(module)
    for (const { from, to } of importGraph.arrows) expect(titles).toContain(`${from}&#45;&gt;${to}`)
  })
})
