import { describe, expect, it } from 'vitest'
import { memoryClock } from '../../kit/memory'
import type { FollowState } from '../../../src/application/gateway'
import { ConnectionStore, keepConnected } from '../../../src/application/connection'
import { PlanStore, type PlanState } from '../../../src/application/plan'
import { anOpenPlan } from '../../kit/builders/open-plan'
import { resolveDone } from '../../kit/either'

const open = anOpenPlan()

const setUp = (state: PlanState = open) => {
  const [plan, connection, clock] = [new PlanStore(), new ConnectionStore(), memoryClock()]
  plan.set(state)
  const did: string[] = []
  let receive: (state: FollowState) => void = () => undefined
  const stop = keepConnected({
    follow: (id, onState) => {
      did.push(`follow ${id}`)
      receive = onState
      return () => void did.push('leave')
    },
    plan,
    open: ({ projectId }) => resolveDone(did.push(`open ${projectId}`)),
    reload: () => resolveDone(did.push('reload')),
    connection,
    clock,
  })('7')
  return { connection, clock, did, stop, receive: (received: FollowState) => receive(received) }
}

describe('keepConnected', () => {
  it('a server that is unavailable for two seconds is shown', () => {
    const { connection, clock, receive } = setUp()
    receive('live')
    receive('unavailable')
    clock.advance(1_999)
    expect(connection.problem).toBeUndefined()
    clock.advance(1)
    expect(connection.problem).toBe('server unavailable')
    receive('live')
    expect(connection.problem).toBeUndefined()
  })

  it('a shorter interruption is not shown', () => {
    const { connection, clock, receive } = setUp()
    receive('unavailable')
    receive('live')
    clock.advance(60_000)
    expect(connection.problem).toBeUndefined()
  })

  it('the plan is read once when the server is back', () => {
    const { did, receive } = setUp()
    receive('live')
    receive('unavailable')
    receive('live')
    receive('live')
    expect(did).toEqual(['follow 7', 'reload'])
  })

  it('a project that could not be opened is opened when the server is back', () => {
    const { did, receive } = setUp({ kind: 'failed', projectId: '7', isProjectMissing: false })
    receive('unavailable')
    receive('live')
    expect(did).toEqual(['follow 7', 'open 7'])
  })

  it('a server without events is not shown as unavailable', () => {
    const { connection, clock, did, receive } = setUp()
    receive('unavailable')
    receive('ended')
    clock.advance(60_000)
    expect([connection.problem, did]).toEqual([undefined, ['follow 7']])
  })

  it('an unavailable server is not shown after the project is left', () => {
    const { connection, clock, did, stop, receive } = setUp()
    receive('unavailable')
    stop()
    clock.advance(60_000)
    expect([connection.problem, did]).toEqual([undefined, ['follow 7', 'leave']])
  })

  it('a missing network is shown instead of an unavailable server', () => {
    const { connection, clock, receive } = setUp()
    connection.set({ ...connection.value, isOnline: false })
    receive('unavailable')
    clock.advance(2_000)
    expect(connection.problem).toBe('offline')
  })
})
