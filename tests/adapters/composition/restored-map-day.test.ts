import { describe, expect, it } from 'vitest'
import { memoryServer } from '../../kit/memory'
import type { Plan } from '../../../src/domain/plan'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { createTestApp, signedInState, visser } from '../../kit/test-app'
import { addStoredProject } from '../../kit/add-stored-project'

const planned = aPlanOf([aRouteTo(['s1', 's2'])])

/** The day that is focused, and its cookie, once the project is opened where this cookie was left. */
const openedWith = async (cookie: string, plan: Plan = planned) => {
  const [server, browserState] = [memoryServer(), signedInState(visser)]
  const projectId = addStoredProject(server, plan)
  browserState.cookies.set('projectId', projectId).set('focusedRouteDay', cookie)
  const { app } = await createTestApp({ server, browserState })
  await app.plan.open({ projectId, part: 'stops' })
  return [app.map.store.view.day, browserState.cookies.get('focusedRouteDay')]
}

describe('the day that a project was left at (§3, focusedRouteDay)', () => {
  it('a day of the plan is focused again', async () => {
    expect(await openedWith('2026-11-23')).toEqual(['2026-11-23', '2026-11-23'])
  })

  it.each(['2026-11-24', 'Ma', 'nonsense', '{}', '\u0000'])(
    'every day is shown where the plan has no %j',
    async (cookie) => {
      expect(await openedWith(cookie)).toEqual([undefined, 'ALL'])
    },
  )

  it('a day of Ma to Vr is focused while the plan has no real days (§2)', async () => {
    expect(await openedWith('Wo', aPlanOf([], ['s1']))).toEqual(['Wo', 'Wo'])
    expect(await openedWith('Zo', aPlanOf([], ['s1']))).toEqual([undefined, 'ALL'])
  })
})
