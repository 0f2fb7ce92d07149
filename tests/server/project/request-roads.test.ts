import * as E from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareMoves } from '../../../server/move/move-stops'
import { estimatedTravel, type Travel } from '../../../server/travel'
import { aPlannedProject } from '../endpoints/a-planned-project'
import { aTestServer, type TestServer } from '../test-server'

describe('the roads that edits request beforehand', () => {
  let testServer: TestServer
  let planned: Awaited<ReturnType<typeof aPlannedProject>>
  let user: { readonly organisation: string; readonly userId: string; readonly username: string }
  beforeAll(async () => {
    testServer = await aTestServer()
    const rows = [0, 1, 2].map((index) => ({ lat: 52 + index / 100, lng: 5 }))
    planned = await aPlannedProject(await testServer.user('anna', 'Noord'), { rows, planned: 2 })
    const [organisation] = await testServer.dependencies.storage.directory.organisations()
    user = { organisation: organisation?.id ?? '', userId: 'anna', username: 'anna' }
  })

  const context = { query: {}, clientAddress: '', ifMatchVersions: undefined }
  const parameters = () => ({ id: planned.project.split('/').at(-1) ?? '' })

  it('the drives of a move have the time that its legs have left', async () => {
    let [legsBegan, drivesSince, drives] = [NaN, NaN, 0]
    const travel: Travel = {
      ...estimatedTravel,
      source: 'osrm',
      requestLegs: async () => void (legsBegan = performance.now()),
      requestDrives: async (paths, since = NaN) => {
        drivesSince = since
        drives += paths.length
      },
    }
    const body = {
      seen: undefined,
      moves: [
        {
          stop: planned.stop(2),
          to: { kind: 'route' as const, index: 0 },
          position: { kind: 'cheapest' as const },
          from: undefined,
        },
      ],
    }
    const prepare = prepareMoves({ travel }, testServer.dependencies.storage)
    expect(E.isRight(await prepare({ ...context, parameters: parameters(), body, user }))).toBe(true)
    expect(drives).toBe(1)
    expect(drivesSince).toBeLessThanOrEqual(legsBegan)
  })
})
