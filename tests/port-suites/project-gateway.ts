import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { wholePlan } from '../../src/domain/plan'
import { exportFormats } from '../../src/domain/project'
import { aProject, aProjectWith, updateOf } from '../kit/delivery/test-data'
import { left, right } from '../kit/either'
import { deliverySuite, failureOf } from './delivery-suite'

export const projectGatewaySuite = deliverySuite('ProjectGateway', (delivery) => {
  it('the list of an organisation without projects is empty', async () => {
    expect(await delivery().projects.list()()).toEqual(E.right([]))
  })

  it('a new project has a trimmed name and is listed as empty', async () => {
    const { projects } = delivery()
    const created = right(await projects.create('  Week 48 漢 ')())
    expect(created.name).toBe('Week 48 漢')
    const [listed, ...others] = right(await projects.list()())
    expect([listed, others.length]).toEqual([
      {
        id: created.id,
        name: 'Week 48 漢',
        stopOrActivityCount: 0,
        routeCount: 0,
        createdAt: expect.stringMatching(/^20\d\d-/),
      },
      0,
    ])
  })

  it('two projects may have the same name, and the newest is listed first', async () => {
    const { projects } = delivery()
    const first = await aProject({ projects })
    await new Promise((resolve) => setTimeout(resolve, 5))
    const second = await aProject({ projects })
    expect(right(await projects.list()()).map(({ id }) => id)).toEqual([second, first])
  })

  it.each(['', '   ', 'x'.repeat(121)])('a project with the name %j is refused', async (name) => {
    const { projects } = delivery()
    const refused = left(await projects.create(name)())
    expect(refused).toMatchObject({ kind: 'refused', code: 'invalid', details: [{ field: 'projectName' }] })
    expect(await projects.list()()).toEqual(E.right([]))
  })

  it('a project is opened with its version and an empty document', async () => {
    const { projects } = delivery()
    const id = await aProject({ projects })
    expect(right(await projects.open(id)())).toMatchObject({
      id,
      name: 'Week 48',
      version: 1,
      document: { routes: [], unknownFields: {} },
    })
  })

  it('the summary of a project with routes counts its activities (§4)', async () => {
    const { projects, stops, carriers } = delivery()
    const { project, ids } = await aProjectWith({ projects, stops }, 3)
    right(await stops.update(project, updateOf(ids[0] ?? '', { newCarrier: carriers[0].id }))())
    expect(right(await projects.list()())).toMatchObject([{ id: project, routeCount: 1, stopOrActivityCount: 3 }])
    right(await stops.update(project, updateOf(ids[1] ?? '', { newCarrier: carriers[0].id }))())
    expect(right(await projects.list()())).toMatchObject([{ id: project, routeCount: 1, stopOrActivityCount: 4 }])
  })

  it('the report is answered as PDF bytes', async () => {
    const { projects } = delivery()
    const bytes = right(await projects.report(await aProject({ projects }))())
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-')
    expect(new TextDecoder('latin1').decode(bytes).trimEnd().endsWith('%%EOF')).toBe(true)
  })

  it('the stops are answered as the bytes of a file, in each format', async () => {
    const { projects, otherOrganisation } = delivery()
    const id = await aProject({ projects })
    for (const format of exportFormats)
      expect(right(await projects.exportStops(id, { ...wholePlan, format })()).length).toBeGreaterThan(0)
    const query = { ...wholePlan, format: 'csv' } as const
    expect(failureOf(await projects.exportStops(await aProject(otherOrganisation), query)())).toBe('not_found')
  })

  it('a deleted project is not found', async () => {
    const { projects } = delivery()
    const id = await aProject({ projects })
    expect(await projects.remove(id)()).toEqual(E.right(undefined))
    expect(failureOf(await projects.open(id)())).toBe('not_found')
    expect(failureOf(await projects.remove(id)())).toBe('not_found')
    expect(await projects.list()()).toEqual(E.right([]))
  })

  it('the projects of another organisation are not found', async () => {
    const { otherOrganisation, projects, stops } = delivery()
    const id = await aProject(otherOrganisation)
    const requests = [projects.open(id), projects.remove(id), projects.report(id), stops.list(id)]
    for (const request of requests) expect(failureOf(await request())).toBe('not_found')
    expect(await projects.list()()).toEqual(E.right([]))
  })

  it('an ended session and an unavailable server are reported as failures', async () => {
    const { projects, signOut, stopServer } = delivery()
    const id = await aProject({ projects })
    await signOut()
    for (const request of [projects.list(), projects.open(id), projects.create('X'), projects.report(id)])
      expect(await request()).toEqual(E.left({ kind: 'signed-out' }))
    await stopServer()
    for (const request of [projects.list(), projects.create('X')])
      expect(await request()).toEqual(E.left({ kind: 'unreachable' }))
  })

  it('a cancelled request is not sent', async () => {
    const { projects } = delivery()
    expect(await projects.list(AbortSignal.abort())()).toEqual(E.left({ kind: 'cancelled' }))
  })
})
