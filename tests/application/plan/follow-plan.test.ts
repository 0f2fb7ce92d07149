import { describe, expect, it } from 'vitest'
import { followPlan, type ServerChange } from '../../../src/application/plan'
import type { ProjectChanged } from '../../../src/domain/history'
import { resolveDone } from '../../kit/either'
import { memoryClock } from '../../kit/memory'
import { visser } from '../../kit/test-app'

const changedBy = (by: string, version: number): ProjectChanged => ({
  version,
  by,
  words: 'Stop moved',
  at: '2026-11-24T10:00:00.000Z',
})

const setUp = () => {
  const clock = memoryClock()
  const applied: Array<ServerChange['changed']> = []
  let send = (_changed: ProjectChanged): void => undefined
  const stop = followPlan({
    projects: {
      follow: (_project, onChanged) => {
        send = onChanged
        return () => undefined
      },
    },
    apply: ({ changed }) => resolveDone(applied.push(changed)),
    attempt: (_name, call) => call(),
    session: visser,
    clock,
    colleagues: { receive: () => undefined, setPresent: () => undefined },
  })('7', () => undefined)
  return { clock, applied, stop, send: (changed: ProjectChanged) => send(changed) }
}

const versionsOf = (applied: ReadonlyArray<ServerChange['changed']>) => applied.map((changed) => changed?.version)

describe('followPlan', () => {
  it('a colleague’s change is applied at once', () => {
    const { applied, send } = setUp()
    send(changedBy('piet', 2))
    expect(versionsOf(applied)).toEqual([2])
  })

  it('the event of an own change leaves the answer to the edit time to bring it', () => {
    const { clock, applied, send } = setUp()
    send(changedBy('m.visser', 2))
    clock.advance(49)
    expect(versionsOf(applied)).toEqual([])
    clock.advance(1)
    expect(versionsOf(applied)).toEqual([2])
    clock.advance(1_000)
    expect(versionsOf(applied)).toEqual([2])
  })

  it('an own change that waits is applied before any later change', () => {
    const { clock, applied, send } = setUp()
    send(changedBy('m.visser', 2))
    send(changedBy('piet', 3))
    expect(versionsOf(applied)).toEqual([2, 3])
    send(changedBy('m.visser', 4))
    send(changedBy('m.visser', 5))
    expect(versionsOf(applied)).toEqual([2, 3, 4])
    clock.advance(50)
    expect(versionsOf(applied)).toEqual([2, 3, 4, 5])
  })

  it('nothing is applied after the project is left', () => {
    const { clock, applied, send, stop } = setUp()
    send(changedBy('m.visser', 2))
    stop()
    clock.advance(50)
    expect(versionsOf(applied)).toEqual([])
  })
})
