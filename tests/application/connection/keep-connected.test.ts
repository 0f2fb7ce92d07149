import { describe, expect, it } from 'vitest'
import { memoryClock } from '../../kit/memory'
import type { FollowState } from '../../../src/application/gateway'
import { ConnectionStore, keepUp } from '../../../src/application/connection'
import { PlanStore, type PlanState } from '../../../src/application/plan'
import { anOpenPlan } from '../../kit/builders/open-plan'

const open = anOpenPlan()

const laid = (state: PlanState = open) => {
  const [plan, connection, clock] = [new PlanStore(), new ConnectionStore(), memoryClock()]
  plan.become(state)
  const did: string[] = []
  let hear: (state: FollowState) => void = () => undefined
  const leave = keepUp({
    follow: (id, { onState }) => {
      did.push(`follow ${id}`)
      hear = onState
      return () => void did.push('leave')
    },
    plan,
    open: async ({ projectId }) => void did.push(`open ${projectId}`),
    reload: async () => void did.push('reload'),
    connection,
    clock,
  })('7')
  return { connection, clock, did, leave, hear: (heard: FollowState) => hear(heard) }
}

describe('keeping up with a project', () => {
  it('says that the server is away once it has been for a while', () => {
    const { connection, clock, hear } = laid()
    hear('live')
    hear('away')
    clock.pass(1_999)
    expect(connection.trouble).toBeUndefined()
    clock.pass(1)
    expect(connection.trouble).toBe('server away')
    hear('live')
    expect(connection.trouble).toBeUndefined()
  })

  it('says nothing of a server that is back at once', () => {
    const { connection, clock, hear } = laid()
    hear('away')
    hear('live')
    clock.pass(60_000)
    expect(connection.trouble).toBeUndefined()
  })

  it('reads what was missed, once', () => {
    const { did, hear } = laid()
    hear('live')
    hear('away')
    hear('live')
    hear('live')
    expect(did).toEqual(['follow 7', 'reload'])
  })

  it('opens a project after all that could not be opened', () => {
    const { did, hear } = laid({ kind: 'failed', projectId: '7', isUnknown: false })
    hear('away')
    hear('live')
    expect(did).toEqual(['follow 7', 'open 7'])
  })

  it('expects nothing of a server that has no events to tell', () => {
    const { connection, clock, did, hear } = laid()
    hear('away')
    hear('over')
    clock.pass(60_000)
    expect([connection.trouble, did]).toEqual([undefined, ['follow 7']])
  })

  it('leaves, and speaks of it no more', () => {
    const { connection, clock, did, leave, hear } = laid()
    hear('away')
    leave()
    clock.pass(60_000)
    expect([connection.trouble, did]).toEqual([undefined, ['follow 7', 'leave']])
  })

  it('is no use without a network, whatever the server does', () => {
    const { connection, clock, hear } = laid()
    connection.become({ ...connection.value, isOnline: false })
    hear('away')
    clock.pass(2_000)
    expect(connection.trouble).toBe('offline')
  })
})
