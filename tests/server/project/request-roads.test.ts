import * as E from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareMoves } from '../../../server/move/move-stops-handler'
import type { Storage } from '../../../server/storage'
import { prepareStopEdit } from '../../../server/stop/edit-stop-handler'
import { estimatedTravel, type Travel } from '../../../server/travel'
import { editableFields } from '../../../src/domain/stop-edit'
import { aPlannedProject } from '../endpoints/a-planned-project'
import { aTestServer, type TestServer } from '../test-server'
import type { KeyHolder } from '../../../server/sign-in'

type Field = (typeof editableFields)[number]

/** Another value of each field that can be edited. */
const edits: Readonly<Record<Field, unknown>> = {
  type: 'Return',
  priority: 'High',
  customerName: 'Ander',
  contactName: 'Ander',
  phone: '0612345678',
  zip: '2801 ZZ',
  houseNumber: '99',
  houseNumberSuffix: 'z',
  street: 'Andere straat',
  city: 'Gouda',
  addressSummary: 'Andere straat 99',
  lat: 52.4,
  lng: 5.4,
  requestedDay: '2026-11-24',
  timeSlotEarliest: '08:15',
  timeSlotLatest: '19:45',
  duration: 77,
  demand: 9,
  productDescription: 'Ander',
  notes: 'Bel aan',
  groupedExternalTaskIds: 'T1',
}

describe('the roads that edits request beforehand', () => {
  const rows = [0, 1, 2].map((index) => ({ lat: 52 + index / 100, lng: 5 }))
  let testServer: TestServer
  let planned: Awaited<ReturnType<typeof aPlannedProject>>
  let user: KeyHolder
  beforeAll(async () => {
    testServer = await aTestServer()
    planned = await aPlannedProject(await testServer.user('anna', 'Noord'), { rows, planned: 2 })
    const [organisation] = await testServer.dependencies.storage.directory.organisations()
    user = {
      organisation: organisation?.id ?? '',
      userId: 'anna',
      username: 'anna',
      keyHash: 'k',
      keyKind: 'session',
      role: 'dispatcher',
    }
  })

  const context = { query: {}, clientAddress: '', userAgent: undefined, ifMatchVersions: undefined }
  const parameters = () => ({ id: planned.project.split('/').at(-1) ?? '' })

  it('the drives of a move get only the time that its legs did not use', async () => {
    let [legsBegan, drivesStartedAt, drives] = [NaN, NaN, 0]
    const travel: Travel = {
      ...estimatedTravel,
      source: 'osrm',
      requestLegs: async () => void (legsBegan = performance.now()),
      requestDrives: async (paths, startedAt = NaN) => {
        drivesStartedAt = startedAt
        drives += paths.length
      },
    }
    const body = {
      seenVersion: undefined,
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
    expect(drivesStartedAt).toBeLessThanOrEqual(legsBegan)
  })

  it('the first edit of a project joins its places to main roads, and later edits need no reading', async () => {
    const requested: Array<ReadonlyArray<unknown>> = []
    const travel: Travel = {
      ...estimatedTravel,
      source: 'main',
      networkKey: {},
      joinPlaces: async (places) => void requested.push(places),
    }
    let reads = 0
    const storage: Pick<Storage, 'read'> = {
      read: (organisation, work) => {
        reads += 1
        return testServer.dependencies.storage.read(organisation, work)
      },
    }
    const move = { stop: planned.stop(2), to: { kind: 'unplanned' as const }, position: { kind: 'first' as const } }
    const body = { seenVersion: undefined, moves: [{ ...move, from: undefined }] }
    const prepare = prepareMoves({ travel }, storage)
    for (let edit = 0; edit < 2; edit += 1) await prepare({ ...context, parameters: parameters(), body, user })
    expect(requested).toEqual([rows])
    expect(reads).toBe(1)
  })

  it('an edit reads the plan for its roads only where it changes a field that decides times', async () => {
    const stop = (await planned.stored()).find(({ id }) => id === planned.stop(1)) ?? {}
    const requested: Field[] = []
    const read: Field[] = []
    for (const field of editableFields) {
      const travel: Travel = {
        ...estimatedTravel,
        source: 'osrm',
        requestDrives: async ({ length }) => void (length > 0 && requested.push(field)),
      }
      const storage: Pick<Storage, 'read'> = {
        read: (organisation, work) => {
          read.push(field)
          return testServer.dependencies.storage.read(organisation, work)
        },
      }
      const named = (value: unknown) => [{ field, name: field, value: value ?? undefined }]
      const body = { set: named(edits[field]), was: named(stop[field]) }
      const command = { ...context, parameters: { ...parameters(), stopId: planned.stop(1) }, body, user }
      expect(E.isRight(await prepareStopEdit({ travel }, storage, testServer.dependencies.geocoder)(command))).toBe(
        true,
      )
    }
    expect(requested).toEqual(['lat', 'lng', 'timeSlotEarliest', 'timeSlotLatest', 'duration'])
    // For a place, also what the address of the stop is.
    expect(read).toEqual(requested.flatMap((field) => (field === 'lat' || field === 'lng' ? [field, field] : [field])))
  })
})
