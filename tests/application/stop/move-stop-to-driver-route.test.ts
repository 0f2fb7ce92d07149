import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { MoveStops } from '../../../src/application/move'
import { PlanStore } from '../../../src/application/plan'
import { moveStopToDriverRoute } from '../../../src/application/stop'
import { cancelled } from '../../../src/domain/failure'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'

const setUp = (answer: Awaited<ReturnType<MoveStops>>) => {
  const plan = new PlanStore()
  plan.set({
    kind: 'open',
    project: { id: '7', name: '' },
    createdAt: undefined,
    version: 1,
    plan: aPlanOf([aRouteTo(['a'])]),
  })
  const seen: unknown[] = []
  const move = moveStopToDriverRoute({
    plan,
    alerts: {
      show: ({ message }) => {
        seen.push(message)
        return seen.length
      },
      dismiss: () => void seen.push('dismissed'),
    },
    showOnMap: ({ facts: { id } }) => void seen.push(`map: ${id}`),
    moveStops: async (moves) => {
      seen.push(moves)
      return answer
    },
  })
  return { move, seen }
}

const position = { kind: 'after', stop: 'x' } as const
const sent = { stops: ['a'], to: { kind: 'route', index: 3 }, position }

describe('moveStopToDriverRoute (§2)', () => {
  it('the stop is moved with the messages of an update, and the map shows it', async () => {
    const { move, seen } = setUp(E.right([]))
    expect(E.isRight(await move({ stop: 'a', route: 3, position }))).toBe(true)
    expect(seen).toEqual(['Updating...', sent, 'dismissed', 'Stop aangepast', 'map: a'])
  })

  it('a refusal shows no success, and leaves the map as it is', async () => {
    const { move, seen } = setUp(cancelled)
    expect(await move({ stop: 'a', route: 3, position })).toEqual(cancelled)
    expect(seen).toEqual(['Updating...', sent, 'dismissed'])
  })
})
