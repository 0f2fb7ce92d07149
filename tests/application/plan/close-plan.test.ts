import { describe, expect, it } from 'vitest'
import { memoryServer } from '../../kit/memory'
import { emptyPlan } from '../../../src/domain/plan'
import { deskInMemory, keptBy, visser } from '../../kit/test-app'
import { anOldProject } from '../../kit/add-stored-project'

describe('a project that is left for another (§4)', () => {
  it('takes its plan, its cookies and the external routes with it, which are asked for anew', async () => {
    const carriers = [{ id: 7, displayName: 'Noord' }]
    const server = memoryServer({ carriers })
    const { desk, kept } = await deskInMemory({ kept: keptBy(visser), server })
    await desk.plan.open({ projectId: anOldProject(server, emptyPlan), on: 'routes' })
    await desk.stop.loadCarriers()
    expect([desk.stop.carriers.value?.length, kept.cookies.get('projectId')]).toEqual([1, '7'])
    await desk.plan.close()
    expect(desk.plan.store.value.kind).toBe('closed')
    expect(desk.stop.carriers.value).toBeUndefined()
    expect(kept.cookies.get('projectId')).toBeUndefined()
    carriers.push({ id: 8, displayName: 'Zuid' })
    await desk.stop.loadCarriers()
    expect(desk.stop.carriers.value?.length).toBe(2)
  })
})
