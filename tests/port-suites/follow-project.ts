import { expect, it } from 'vitest'
import type { FollowState } from '../../src/application/gateway'
import type { ProjectChanged } from '../../src/domain/history'
import { aDraft, aProject } from '../kit/delivery/test-data'
import { eventually } from '../kit/eventually'
import { right } from '../kit/either'
import { deliverySuite } from './delivery-suite'

export const followProjectSuite = deliverySuite('ProjectGateway follow', (delivery) => {
  const received = (id: string, since?: number) => {
    const events: ProjectChanged[] = []
    const states: FollowState[] = []
    const stop = delivery().projects.follow(
      id,
      (event) => events.push(event),
      (state) => states.push(state),
      since,
    )
    return { events, states, stop }
  }

  it('the follower receives each change with its user and text until it is stopped', async () => {
    const { projects, stops } = delivery()
    const id = await aProject({ projects })
    const { events, states, stop } = received(id)
    await eventually(() => expect(states).toContain('live'))
    right(await stops.add(id, aDraft)())
    await eventually(() => expect(events.length).toBeGreaterThan(0))
    expect(events).toEqual([
      {
        version: 2,
        by: 'm.visser',
        description: 'Bakkerij Jansen & Zn added',
        at: expect.stringMatching(/^20\d\d-/),
        change: expect.objectContaining({ action: 'made', routes: [], stops: [expect.objectContaining({ place: 0 })] }),
      },
    ])
    stop()
    right(await stops.add(id, aDraft)())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([events.length, states]).toEqual([1, ['live']])
  })

  it('the follower receives the changes after the known version', async () => {
    const { projects, stops } = delivery()
    const id = await aProject({ projects })
    for (const customerName of ['Een', 'Twee', 'Drie']) right(await stops.add(id, { ...aDraft, customerName })())
    const { events, stop } = received(id, 2)
    await eventually(() => expect(events).toHaveLength(2))
    stop()
    expect(events.map(({ version, description }) => [version, description])).toEqual([
      [3, 'Twee added'],
      [4, 'Drie added'],
    ])
  })

  it('following an unknown project ends', async () => {
    const { states } = received('prj_nowhere')
    await eventually(() => expect(states.length).toBeGreaterThan(0))
    expect(states).toEqual(['ended'])
  })

  it('following with an invalid key ends', async () => {
    const { projects, signOut } = delivery()
    const id = await aProject({ projects })
    await signOut()
    const { states } = received(id)
    await eventually(() => expect(states.length).toBeGreaterThan(0))
    expect(states).toEqual(['signed-out'])
  })

  it('a server that no longer answers is reported', async () => {
    const { projects, stopServer } = delivery()
    const { states, stop } = received(await aProject({ projects }))
    await eventually(() => expect(states).toContain('live'))
    await stopServer()
    await eventually(() => expect(states).toContain('unavailable'))
    stop()
    expect(states).toEqual(['live', 'unavailable'])
  })
})
