import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { uploadProblemsOf } from '../../src/domain/upload'
import { stopList } from '../../src/domain/stop'
import { aDraft, aProject, aProjectWith, aRow, fileOf, sequenceNumber, updateOf } from '../kit/delivery/test-data'
import { left, right } from '../kit/either'
import { deliverySuite, failureOf } from './delivery-suite'

export const stopGatewaySuite = deliverySuite('StopGateway', (delivery) => {
  it('a new stop is stored as given, unplanned (§4), and can be read', async () => {
    const { projects, stops } = delivery()
    const project = await aProject({ projects })
    const added = right(await stops.add(project, aDraft)()).answer
    expect(added.facts).toMatchObject(aDraft)
    expect([added.placement.isPlanned, added.placement.stopNumber, added.placement.routeName]).toEqual([
      false,
      -1,
      undefined,
    ])
    expect(await stops.read(project, added.facts.id)()).toEqual(E.right(added))
    expect(stopList.values(right(await stops.list(project)()).value)).toEqual([added])
    expect(stopList.values(right(await stops.document(project)()).value)).toEqual([added])
  })

  it('a stop without a required field of §5 is refused with the field', async () => {
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

  it('an uploaded file is stored in its order, and the answer counts its stops', async () => {
    const { projects, stops } = delivery()
    const project = await aProject({ projects })
    const shares: number[] = []
    const upload = stops.upload(project, fileOf({ stops: [aRow(0), aRow(1), aRow(2)] }), (share) => shares.push(share))
    expect(right(await upload.result()).answer).toBe(3)
    expect(shares.at(-1)).toBe(1)
    const names = stopList
      .values(right(await stops.list(project)()).value)
      .map(({ facts: { customerName } }) => customerName)
    expect(names).toEqual(['Klant 1', 'Klant 2', 'Klant 3'])
  })

  it('missing coordinates are looked up; a stop whose address is not found is stored without them', async () => {
    const { projects, stops } = delivery()
    const project = await aProject({ projects })
    const nowhere = { lat: undefined, lng: undefined }
    const rows = [aRow(2, nowhere), aRow(0, { ...nowhere, zip: '9999 ZZ' })]
    right(await stops.upload(project, fileOf(rows), () => undefined).result())
    expect(
      stopList
        .values(right(await stops.list(project)()).value)
        .map(({ facts: { coordinates, city } }) => [coordinates, city]),
    ).toEqual([
      [{ lat: 52.015679, lng: 4.709499 }, 'Gouda'],
      [undefined, undefined],
    ])
  })

  it('an invalid file is refused with the errors by row, and nothing is stored', async () => {
    const { projects, stops } = delivery()
    const project = await aProject({ projects })
    const rows = [aRow(0), aRow(1, { zip: '' }), aRow(2, { duration: -1, type: 'Drop' })]
    const refused = left(await stops.upload(project, fileOf(rows), () => undefined).result())
    expect(failureOf(E.left(refused))).toBe('bad_upload')
    const { problems, total } = uploadProblemsOf(refused)
    expect(problems.map(({ row, field }) => `${row} ${field}`).toSorted()).toEqual(['2 zip', '3 duration', '3 type'])
    expect(total).toBe(3)
    expect(stopList.values(right(await stops.list(project)()).value)).toEqual([])
  })

  it('a refused upload lists the first hundred errors and counts all', async () => {
    const { projects, stops } = delivery()
    const rows = Array.from({ length: 150 }, (_, index) => aRow(index, { zip: '' }))
    const upload = stops.upload(await aProject({ projects }), fileOf(rows), () => undefined)
    const { problems, total } = uploadProblemsOf(left(await upload.result()))
    expect([problems.length, total]).toEqual([100, 150])
  })

  it.each(['', '{', '[]', '"stops"', '<html>'])('a file with the content %j is refused', async (content) => {
    const { projects, stops } = delivery()
    const upload = stops.upload(await aProject({ projects }), fileOf(content), () => undefined)
    expect(uploadProblemsOf(left(await upload.result()))).toMatchObject({
      problems: [{ row: 1, field: 'file' }],
      total: 1,
    })
  })

  it('a second upload is refused', async () => {
    const { projects, stops } = delivery()
    const { project } = await aProjectWith({ projects, stops }, 1)
    expect(failureOf(await stops.upload(project, fileOf([aRow(1)]), () => undefined).result())).toBe(
      'stops_already_there',
    )
  })

  it('an upload that was cancelled before it started is not sent', async () => {
    const { projects, stops } = delivery()
    const project = await aProject({ projects })
    const upload = stops.upload(project, fileOf([aRow(0)]), () => undefined)
    upload.cancel()
    expect(await upload.result()).toEqual(E.left({ kind: 'cancelled' }))
    expect(stopList.values(right(await stops.list(project)()).value)).toEqual([])
  })

  it('a file that can no longer be read is reported', async () => {
    const { projects, stops } = delivery()
    const missingFile = { ...fileOf([]), bytes: () => Promise.reject(new Error('NotReadableError')) }
    const upload = stops.upload(await aProject({ projects }), missingFile, () => undefined)
    expect(await upload.result()).toEqual(E.left({ kind: 'unreadable', path: ['file'] }))
  })

  it('a stop is moved to another route and number by the rules of §4', async () => {
    const { projects, stops, carriers } = delivery()
    const { project, ids } = await aProjectWith({ projects, stops }, 3)
    const [first = '', second = '', third = ''] = ids
    const [north, south] = carriers
    for (const id of ids) right(await stops.update(project, updateOf(id, { newCarrier: north.id }))())
    const moved = right(
      await stops.update(project, updateOf(third, { currentCarrier: north.id, newSequence: sequenceNumber(10) }))(),
    )
    expect(moved.answer).toMatchObject({
      facts: { id: third },
      placement: { stopNumber: 10, carrierId: north.id, isPlanned: true },
    })
    const elsewhereStop = right(
      await stops.update(project, updateOf(first, { currentCarrier: north.id, newCarrier: south.id }))(),
    )
    expect(elsewhereStop.answer.placement).toMatchObject({
      stopNumber: 10,
      carrierId: south.id,
      routeName: south.displayName,
      routeNumber: 2,
    })
    const { document } = right(await projects.open(project)())
    expect(document.routes.map(({ visits }) => visits.map(({ id }) => id))).toEqual([[third, second], [first]])
  })

  it('an update without a new route or number changes nothing', async () => {
    const { projects, stops } = delivery()
    const { project, ids } = await aProjectWith({ projects, stops }, 1)
    const [id = ''] = ids
    const { answer, changed } = right(await stops.update(project, updateOf(id, {}))())
    expect([answer.facts.id, answer.placement.isPlanned]).toEqual([id, false])
    expect(changed ?? null).toBeNull()
  })

  it('a move to an unknown route or of an unknown stop is refused', async () => {
    const { projects, stops, carriers } = delivery()
    const { project, ids } = await aProjectWith({ projects, stops }, 1)
    const [id = ''] = ids
    const refusalFor = async (requests: Parameters<typeof updateOf>) =>
      failureOf(await stops.update(project, updateOf(...requests))())
    expect(await refusalFor([id, { newCarrier: 999 }])).toBe('invalid')
    expect(await refusalFor([id, { newSequence: sequenceNumber(10) }])).toBe('invalid')
    expect(await refusalFor(['stp_nowhere', { newCarrier: carriers[0].id }])).toBe('not_found')
    expect(failureOf(await stops.read(project, 'stp_nowhere')())).toBe('not_found')
  })

  it('the stops of another organisation are not found', async () => {
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
    for (const request of requests) expect(failureOf(await request())).toBe('not_found')
  })

  it('an ended session and an unavailable server are reported as failures', async () => {
    const { projects, stops, signOut, stopServer } = delivery()
    const project = await aProject({ projects })
    const upload = () => stops.upload(project, fileOf([aRow(0)]), () => undefined).result
    await signOut()
    for (const request of [stops.list(project), stops.add(project, aDraft), upload()])
      expect(await request()).toEqual(E.left({ kind: 'signed-out' }))
    await stopServer()
    for (const request of [stops.list(project), stops.add(project, aDraft), upload()])
      expect(await request()).toEqual(E.left({ kind: 'unreachable' }))
  })
})
