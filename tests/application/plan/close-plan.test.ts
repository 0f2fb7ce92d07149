import { describe, expect, it } from 'vitest'
import { memoryServer } from '../../kit/memory'
import { emptyPlan } from '../../../src/domain/plan'
import { createTestApp, signedInState, visser } from '../../kit/test-app'
import { addStoredProject } from '../../kit/add-stored-project'

describe('closePlan (§4)', () => {
  it('a closed project leaves no plan and no cookies, and the carriers are loaded again', async () => {
    const carriers = [{ id: 7, displayName: 'Noord' }]
    const server = memoryServer({ carriers })
    const { app, browserState } = await createTestApp({ browserState: signedInState(visser), server })
    await app.plan.open({ projectId: addStoredProject(server, emptyPlan), part: 'routes' })
    await app.stop.loadCarriers()
    expect([app.stop.carriers.value?.length, browserState.cookies.get('projectId')]).toEqual([1, '7'])
    await app.plan.close()
    expect(app.plan.store.value.kind).toBe('closed')
    expect(app.stop.carriers.value).toBeUndefined()
    expect(browserState.cookies.get('projectId')).toBeUndefined()
    carriers.push({ id: 8, displayName: 'Zuid' })
    await app.stop.loadCarriers()
    expect(app.stop.carriers.value?.length).toBe(2)
  })
})
