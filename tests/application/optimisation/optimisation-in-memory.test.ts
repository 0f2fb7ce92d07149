import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { memoryServer, completeJob } from '../../kit/memory'
import { mapMessage } from '../../../src/domain/map'
import { prepareRequest } from '../../../src/application/optimisation'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { createTestApp, signedInState, visser } from '../../kit/test-app'
import { addStoredProject } from '../../kit/add-stored-project'

const carriers = [{ id: 7, displayName: 'Noord' }]

/** A project with a stop on no route, in which an optimisation has begun. */
const begun = async () => {
  const server = memoryServer({ areJobsPaused: true, carriers })
  const open = await createTestApp({ browserState: signedInState(visser), server })
  const projectId = addStoredProject(server, aPlanOf([aRouteTo(['a'])], ['b']))
  const { plan, optimise } = open.app
  await plan.open({ projectId, part: 'routes' })
  const situation = { plan: plan.store.plan ?? aPlanOf([]), drivers: [], carriers, today: optimise.today() }
  await optimise.start(prepareRequest(optimise.store.value.options, situation))
  const kind = () => optimise.store.value.phase.kind
  const done = () => [...server.jobs.keys()].forEach((id) => completeJob(server, id))
  return { ...open, projectId, plan, optimise, kind, done }
}

describe('an optimisation in the app', () => {
  it('an optimisation is found again when its project is opened again', async () => {
    const { plan, projectId, kind, done } = await begun()
    await plan.close()
    expect(kind()).toBe('idle')
    done()
    await plan.open({ projectId, part: 'routes' })
    await expect.poll(kind).toBe('proposed')
  })

  it('accepting a proposal shows a toast in the words of the history', async () => {
    const { app, kind, done, optimise, plan } = await begun()
    done()
    await expect.poll(kind).toBe('proposed')
    expect(await optimise.accept()).toEqual(E.right(undefined))
    await expect.poll(() => app.toast.store.value?.message).toContain('1 route, 2 stops planned')
    expect(plan.store.plan?.routes[0]?.visits.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('a new proposal leaves the route in view as long as it is not shown', async () => {
    const { app, kind, done } = await begun()
    app.map.updateMapView(mapMessage('zoomToRoute', { routeIndex: 0 }))
    done()
    await expect.poll(kind).toBe('proposed')
    expect(app.map.store.mode).toEqual({ kind: 'one route', index: 0 })
  })

  it('the proposal is on the map only while it is shown', async () => {
    const { app, kind, done, optimise } = await begun()
    const drawn = () =>
      app.map.contentStore.content.pins.flat().filter(({ placement: { isPlanned } }) => isPlanned).length
    done()
    await expect.poll(kind).toBe('proposed')
    expect(drawn()).toBe(1)
    optimise.showProposal(true)
    expect(drawn()).toBe(2)
    optimise.showProposal(false)
    expect(drawn()).toBe(1)
  })

  it('an optimisation is not shown to the next user who signs in', async () => {
    const { app, projectId, plan, kind } = await begun()
    await app.logOut()
    expect(kind()).toBe('idle')
    await app.logIn(visser.credentials)
    await plan.open({ projectId, part: 'routes' })
    expect(kind()).toBe('idle')
  })
})
