import { instance } from '@viz-js/viz'
import { describe, expect, it } from 'vitest'
import { dotOf } from '../../scripts/graph/dot-of.mjs'
import { importsBetween } from '../../scripts/graph/imports-between.mjs'

const read = (source: string, ...resolved: ReadonlyArray<string>) => ({
  source,
  dependencies: resolved.map((path) => ({ resolved: path })),
})

const house = importsBetween([
  read('src/domain/stop/stop.ts', 'src/domain/address/index.ts', 'node_modules/fp-ts/es6/Either.js'),
  read('src/domain/stop/new-stop.ts', 'src/domain/stop/stop.ts', 'src/domain/address/index.ts'),
  read('src/domain/address/index.ts'),
  read('src/ui/screens/stops/index.tsx', 'src/domain/stop/index.ts'),
  read('server/stop/stop-routes.ts', 'src/domain/stop/index.ts', 'server/app.ts'),
  read('tests/domain/stop.test.ts', 'src/domain/stop/index.ts'),
])

describe('the drawing of the house', () => {
  it('has a box for each room of the product, with its number of files', () => {
    expect(house.rooms).toEqual([
      { layer: 'src/domain', room: 'src/domain/stop', files: 2 },
      { layer: 'src/domain', room: 'src/domain/address', files: 1 },
      { layer: 'src/ui', room: 'src/ui/screens/stops', files: 1 },
      { layer: 'server', room: 'server', files: 1 },
    ])
  })

  it('has an arrow for the imports between two rooms, and none within a room', () => {
    expect(house.arrows).toEqual([
      { from: 'src/domain/stop', to: 'src/domain/address', imports: 2 },
      { from: 'src/ui/screens/stops', to: 'src/domain/stop', imports: 1 },
      { from: 'server', to: 'src/domain/stop', imports: 1 },
    ])
  })

  it('is a picture that shows every room and every arrow', async () => {
    const svg = (await instance()).renderString(dotOf(house), { format: 'svg' })
    const titles = [...svg.matchAll(/<title>(.+)<\/title>/g)].map(([, title]) => title)
    for (const { room } of house.rooms) expect(titles).toContain(room)
    for (const { from, to } of house.arrows) expect(titles).toContain(`${from}&#45;&gt;${to}`)
  })
})
