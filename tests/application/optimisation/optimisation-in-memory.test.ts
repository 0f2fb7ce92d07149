import { describe, expect, it } from 'vitest'
import { memoryServer, workOn } from '../../kit/memory'
import { askedFor } from '../../../src/application/optimisation'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { deskInMemory, keptBy, visser } from '../../kit/test-app'
import { anOldProject } from '../../kit/add-stored-project'

const carriers = [{ id: 7, displayName: 'Noord' }]

/** A project with a stop on no route, in which an optimisation has begun. */
const begun = async () => {
  const server = memoryServer({ holdsJobs: true, carriers })
  const open = await deskInMemory({ kept: keptBy(visser), server })
  const projectId = anOldProject(server, aPlanOf([aRouteTo(['a'])], ['b']))
  const { plan, optimise } = open.desk
  await plan.open({ projectId, on: 'routes' })
  const situation = { plan: plan.store.plan ?? aPlanOf([]), drivers: [], carriers, today: optimise.today() }
  await optimise.start(askedFor(optimise.store.value.wishes, situation))
  const kind = () => optimise.store.value.phase.kind
  const done = () => [...server.jobs.keys()].forEach((id) => workOn(server, id))
  return { ...open, projectId, plan, optimise, kind, done }
}

describe('an optimisation on the desk', () => {
  it('is found again when its project is closed and opened again', async () => {
    const { plan, projectId, kind, done } = await begun()
    await plan.close()
    expect(kind()).toBe('idle')
    done()
    await plan.open({ projectId, on: 'routes' })
    await expect.poll(kind).toBe('proposed')
  })

  it('shows a toast in the words of the history once it is accepted', async () => {
    const { desk, kind, done, optimise, plan } = await begun()
    done()
    await expect.poll(kind).toBe('proposed')
    expect(await optimise.accept()).toBe(true)
    await expect.poll(() => desk.toast.store.value?.words).toContain('1 route, 2 stops planned')
    expect(plan.store.plan?.routes[0]?.visits.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('is drawn on the map only while the proposal is looked at', async () => {
    const { desk, kind, done, optimise } = await begun()
    const drawn = () => desk.map.pictures.picture.pins.flat().filter(({ isPlanned }) => isPlanned).length
    done()
    await expect.poll(kind).toBe('proposed')
    expect(drawn()).toBe(1)
    optimise.lookAt(true)
    expect(drawn()).toBe(2)
    optimise.lookAt(false)
    expect(drawn()).toBe(1)
  })

  it('is not shown to the next user who signs in', async () => {
    const { desk, projectId, plan, kind } = await begun()
    await desk.logOut()()
    expect(kind()).toBe('idle')
    await desk.logIn(visser.credentials)()
    await plan.open({ projectId, on: 'routes' })
    expect(kind()).toBe('idle')
  })
})
