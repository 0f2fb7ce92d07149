import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { uploadProblemsOf } from '../../src/domain/failure'
import { stopArrayOf } from '../../src/domain/stop'
import { aDraft, aProject, aProjectWith, aRow, fileOf, sequenceNumber, updateOf } from '../kit/delivery/test-data'
import { left, right } from '../kit/either'
import { deliverySuite, failureOf } from './delivery-suite'

export const stopGatewaySuite = deliverySuite('a stop gateway', (delivery) => {
  it('adds a stop as given, unplanned (§4), and finds it again', async () => {
    const { projects, stops } = delivery()
    const project = await aProject({ projects })
    const added = right(await stops.add(project, aDraft)())
    expect(added).toMatchObject(aDraft)
    expect([added.isPlanned, added.stopNumber, added.routeName]).toEqual([false, -1, undefined])
    expect(await stops.read(project, added.id)()).toEqual(E.right(added))
    expect(stopArrayOf(right(await stops.list(project)()))).toEqual([added])
    expect(stopArrayOf(right(await stops.document(project)()))).toEqual([added])
  })

  it('adds no stop that lacks a field of §5, and says which', async () => {
    const { projects, stops } = delivery()
    const project = await aProject({ projects })
    const refused = left(await stops.add(project, { ...aDraft, customerName: ' ', addressSummary: undefined })())
    expect(refused).toMatchObject({
      kind: 'refused',
      code: 'invalid',
      details: expect.arrayContaining([
        expect.objectContaining({ field: 'customerName' }),
        expect.objectContaining({ field: 'addressSummary' }),
      ]),
    })
  })

  it('uploads a file in its order, and tells how many stops it had', async () => {
    const { projects, stops } = delivery()
    const project = await aProject({ projects })
    const shares: number[] = []
    const upload = stops.upload(project, fileOf({ stops: [aRow(0), aRow(1), aRow(2)] }), (share) => shares.push(share))
    expect(await upload.result()).toEqual(E.right(3))
    expect(shares.at(-1)).toBe(1)
    const names = stopArrayOf(right(await stops.list(project)())).map(({ customerName }) => customerName)
    expect(names).toEqual(['Klant 1', 'Klant 2', 'Klant 3'])
  })

  it('looks up missing coordinates, and takes a stop as it is where its address is not found', async () => {
    const { projects, stops } = delivery()
    const project = await aProject({ projects })
    const nowhere = { lat: undefined, lng: undefined }
    const rows = [aRow(2, nowhere), aRow(0, { ...nowhere, zip: '9999 ZZ' })]
    right(await stops.upload(project, fileOf(rows), () => undefined).result())
    expect(stopArrayOf(right(await stops.list(project)())).map(({ coordinates, city }) => [coordinates, city])).toEqual(
      [
        [{ lat: 52.015679, lng: 4.709499 }, 'Gouda'],
        [undefined, undefined],
      ],
    )
  })

  it('says what is wrong with which row of a bad file, and stores nothing of it', async () => {
    const { projects, stops } = delivery()
    const project = await aProject({ projects })
    const rows = [aRow(0), aRow(1, { zip: '' }), aRow(2, { duration: -1, type: 'Drop' })]
    const refused = left(await stops.upload(project, fileOf(rows), () => undefined).result())
    expect(failureOf(E.left(refused))).toBe('bad_upload')
    const { problems, total } = uploadProblemsOf(refused)
    expect(problems.map(({ row, field }) => `${row} ${field}`).toSorted()).toEqual(['2 zip', '3 duration', '3 type'])
    expect(total).toBe(3)
    expect(stopArrayOf(right(await stops.list(project)()))).toEqual([])
  })

  it('tells the first hundred problems, and counts all', async () => {
    const { projects, stops } = delivery()
    const rows = Array.from({ length: 150 }, (_, index) => aRow(index, { zip: '' }))
    const upload = stops.upload(await aProject({ projects }), fileOf(rows), () => undefined)
    const { problems, total } = uploadProblemsOf(left(await upload.result()))
    expect([problems.length, total]).toEqual([100, 150])
  })

  it.each(['', '{', '[]', '"stops"', '<html>'])('takes no file that says %j', async (content) => {
    const { projects, stops } = delivery()
    const upload = stops.upload(await aProject({ projects }), fileOf(content), () => undefined)
    expect(uploadProblemsOf(left(await upload.result()))).toMatchObject({
      problems: [{ row: 1, field: 'file' }],
      total: 1,
    })
  })

  it('takes no second file', async () => {
    const { projects, stops } = delivery()
    const { project } = await aProjectWith({ projects, stops }, 1)
    expect(failureOf(await stops.upload(project, fileOf([aRow(1)]), () => undefined).result())).toBe(
      'stops_already_there',
    )
  })

  it('sends nothing that was cancelled before it started', async () => {
    const { projects, stops } = delivery()
    const project = await aProject({ projects })
    const upload = stops.upload(project, fileOf([aRow(0)]), () => undefined)
    upload.cancel()
    expect(await upload.result()).toEqual(E.left({ kind: 'called-off' }))
    expect(stopArrayOf(right(await stops.list(project)()))).toEqual([])
  })

  it('says so where the file can no longer be read', async () => {
    const { projects, stops } = delivery()
    const gone = { ...fileOf([]), bytes: () => Promise.reject(new Error('NotReadableError')) }
    const upload = stops.upload(await aProject({ projects }), gone, () => undefined)
    expect(await upload.result()).toEqual(E.left({ kind: 'unreadable', at: ['file'] }))
  })

  it('moves a stop to another route and number by the rules of §4', async () => {
    const { projects, stops, carriers } = delivery()
    const { project, ids } = await aProjectWith({ projects, stops }, 3)
    const [first = '', second = '', third = ''] = ids
    const [north, south] = carriers
    for (const id of ids) right(await stops.update(project, updateOf(id, { newCarrier: north.id }))())
    const moved = right(
      await stops.update(project, updateOf(third, { currentCarrier: north.id, newSequence: sequenceNumber(10) }))(),
    )
    expect(moved).toMatchObject({ id: third, stopNumber: 10, externalRouteId: north.id, isPlanned: true })
    const away = right(
      await stops.update(project, updateOf(first, { currentCarrier: north.id, newCarrier: south.id }))(),
    )
    expect(away).toMatchObject({
      stopNumber: 10,
      externalRouteId: south.id,
      routeName: south.displayName,
      routeNumber: 2,
    })
    const { document } = right(await projects.open(project)())
    expect(document.routes.map(({ visits }) => visits.map(({ id }) => id))).toEqual([[third, second], [first]])
  })

  it('refuses a move to no route, of no stop, or without a wish', async () => {
    const { projects, stops, carriers } = delivery()
    const { project, ids } = await aProjectWith({ projects, stops }, 1)
    const [id = ''] = ids
    const why = async (requests: Parameters<typeof updateOf>) =>
      failureOf(await stops.update(project, updateOf(...requests))())
    expect(await why([id, {}])).toBe('invalid')
    expect(await why([id, { newCarrier: 999 }])).toBe('invalid')
    expect(await why([id, { newSequence: sequenceNumber(10) }])).toBe('invalid')
    expect(await why(['stp_nowhere', { newCarrier: carriers[0].id }])).toBe('not_found')
    expect(failureOf(await stops.read(project, 'stp_nowhere')())).toBe('not_found')
  })

  it("knows nothing of another organisation's stops", async () => {
    const { otherOrganisation, stops } = delivery()
    const { project, ids } = await aProjectWith(otherOrganisation, 1)
    const [id = ''] = ids
    const file = fileOf([aRow(0)])
    const requests = [
      stops.list(project),
      stops.document(project),
      stops.read(project, id),
      stops.add(project, aDraft),
      stops.update(project, updateOf(id, { newCarrier: 1 })),
      stops.upload(project, file, () => undefined).result,
    ]
    for (const ask of requests) expect(failureOf(await ask())).toBe('not_found')
  })

  it('reports an ended session, and a server that does not answer', async () => {
    const { projects, stops, signOut, stopServer } = delivery()
    const project = await aProject({ projects })
    const upload = () => stops.upload(project, fileOf([aRow(0)]), () => undefined).result
    await signOut()
    for (const ask of [stops.list(project), stops.add(project, aDraft), upload()])
      expect(await ask()).toEqual(E.left({ kind: 'signed-out' }))
    await stopServer()
    for (const ask of [stops.list(project), stops.add(project, aDraft), upload()])
      expect(await ask()).toEqual(E.left({ kind: 'unreachable' }))
  })
})
