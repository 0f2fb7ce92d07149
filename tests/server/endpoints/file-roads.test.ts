import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import polyline from '@mapbox/polyline'
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultHeadquarters } from '../../../src/domain/address'
import { ROAD_FOLDER, writeRoadFile } from '../../../server/roads'
import { osmFile, type OsmNode } from '../../kit/osm-file'
import { aFolder } from '../folder'
import { readBytes } from '../roads/roads-of'
import { aTestServer, type SendRequest } from '../test-server'
import { aProjectWithStops, solve } from './a-project-with-stops'
import { onBothDatabases } from './on-both-databases'
import { listIn, recordIn } from './request-kit'

/** A road from the headquarters through the stops, with a bend between each two of them. */
const nodes: ReadonlyArray<OsmNode> = [
  { id: 8, ...defaultHeadquarters },
  ...Array.from({ length: 7 }, (_, index) => ({
    id: index + 1,
    lat: 52 + index / 40,
    lng: index % 2 === 0 ? 5 : 5.03,
  })),
]
const road = { id: 1, nodes: nodes.map(({ id }) => id), tags: { highway: 'secondary' } }

const roads = { source: 'file', dataDate: '2026-11-20' }

describe.each(onBothDatabases())('roads of a file, on $database', ({ environment }) => {
  let ask: SendRequest
  beforeAll(async () => {
    const dataDir = await aFolder()
    mkdirSync(join(dataDir, ROAD_FOLDER))
    await writeRoadFile(dataDir, await readBytes(osmFile({ nodes, ways: [road] }, new Date('2026-11-20'))))
    const server = await aTestServer({ ROADS: 'file', ...(await environment()), DATA_DIR: dataDir })
    ask = await server.user('anna', 'Noord')
  })

  it('totals, routes, prices and results of jobs name the file and its day, and lines follow its roads', async () => {
    const { project, plan, prices, routeRoads } = await aProjectWithStops(ask, 3)
    await plan(0)
    const { body } = await plan(1)
    expect(recordIn(body, 'totals_after')['roads']).toEqual(roads)
    expect([await routeRoads(), await prices(2)]).toEqual([[roads], roads])
    const [route] = listIn(recordIn((await ask('GET', project)).body)['routes'])
    expect(polyline.decode(String(route?.['overview_polyline']))).toContainEqual([52.025, 5.03])
    const { result } = await solve(ask, project)
    expect(result['roads']).toEqual(roads)
    expect(listIn(recordIn(result, 'projectDocument')['routes']).map((each) => each['roads'])).toEqual([roads])
  })

  it('the pages are told of the file and its day, and that no main roads are used', async () => {
    expect(recordIn((await ask('GET', '/config.json')).body)).toMatchObject({
      roads: 'file',
      forcedRoads: 'file',
      roadsDate: '2026-11-20',
    })
  })

  it('a stop far from all roads is planned by estimates and named, and both are counted', async () => {
    const { plan, routeRoads, stop } = await aProjectWithStops(ask, 3, { 2: { lat: 52.3, lng: 5.5 } })
    await plan(0)
    await plan(1)
    await plan(2)
    expect(await routeRoads()).toEqual([
      {
        source: 'estimate',
        legs: { estimate: 2, file: 2, main: 0, osrm: 0 },
        dataDate: '2026-11-20',
        stopsOffRoads: [stop(2)],
      },
    ])
  })

  it('the change of a route has only the part of its line that differs, and an undo restores the line', async () => {
    const { project, plan, stop } = await aProjectWithStops(ask, 6)
    for (const index of [0, 1, 2, 3, 4]) await plan(index)
    const line = async () => listIn(recordIn((await ask('GET', project)).body)['routes'])[0]?.['overview_polyline']
    const before = await line()
    const { body } = await ask('DELETE', `${project}/stops/${stop(4)}`, { headers: { prefer: 'change' } })
    const change = recordIn(recordIn(body, 'changed'), 'change')
    const sides = listIn(change['routes']).flatMap((route) => [recordIn(route, 'before'), recordIn(route, 'after')])
    for (const drawn of [before, await line()])
      expect(JSON.stringify(sides)).not.toContain(JSON.stringify(drawn).slice(1, -1))
    expect(sides.map((side) => typeof recordIn(side, 'line')['text'])).toEqual(['string', 'string'])
    expect((await ask('POST', `${project}/changes/${String(change['id'])}/undo`)).status).toBe(200)
    expect(await line()).toBe(before)
  })
})
