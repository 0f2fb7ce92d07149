import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashQueue } from '../../../server/sign-in/hash-queue'

/** Work that reports its start, and whose end the test controls. */
const controlledWork = (began: () => void) => {
  const settlers: { end?: (value: string) => void; fail?: (error: Error) => void } = {}
  const answer = new Promise<string>((resolve, reject) => {
    settlers.end = resolve
    settlers.fail = reject
  })
  const work = async () => {
    began()
    return answer
  }
  return { work, end: (value: string) => settlers.end?.(value), fail: (error: Error) => settlers.fail?.(error) }
}

/** A queue for the work of one group. */
const oneGroup = (limits: { readonly concurrency: number; readonly maxWaiting: number }) => {
  const enqueue = hashQueue({ ...limits, maxWaitingOfGroup: limits.maxWaiting })
  return <A>(work: () => Promise<A>) => enqueue({ group: 'one', work })
}

/** A queue of one piece of work at a time, and the groups whose work is done, in order. */
const recordedQueue = () => {
  const enqueue = hashQueue({ concurrency: 1, maxWaitingOfGroup: 25, maxWaiting: 1_000 })
  const done: string[] = []
  const ask = (group: string, isUrgent = false) =>
    enqueue({
      group,
      isUrgent,
      work: async () => {
        await settled()
        done.push(group)
      },
    })
  return { ask, done }
}

const settled = () => new Promise((go) => setImmediate(go))

describe('hashQueue', () => {
  it('work runs two at a time, first in, first out', async () => {
    const began: number[] = []
    const enqueue = oneGroup({ concurrency: 2, maxWaiting: 10 })
    const works = [0, 1, 2, 3].map((name) => controlledWork(() => began.push(name)))
    const answers = works.map(({ work }) => enqueue(work))
    await settled()
    expect(began).toEqual([0, 1])
    works[1]?.end('one')
    await settled()
    expect(began).toEqual([0, 1, 2])
    for (const work of works) work.end('done')
    expect(await Promise.all(answers)).toEqual(['done', 'one', 'done', 'done'].map((value) => E.right(value)))
    expect(began).toEqual([0, 1, 2, 3])
  })

  it('failed work frees its slot', async () => {
    const enqueue = oneGroup({ concurrency: 1, maxWaiting: 1 })
    const failing = controlledWork(() => undefined)
    const first = enqueue(failing.work)
    const second = enqueue(async () => 'second')
    failing.fail(new Error('no'))
    await expect(first).rejects.toThrow('no')
    expect(await second).toEqual(E.right('second'))
    expect(await enqueue(async () => 'third')).toEqual(E.right('third'))
  })

  it('work is refused at once if the queue is full, and does not start', async () => {
    const enqueue = oneGroup({ concurrency: 1, maxWaiting: 1 })
    const first = controlledWork(() => undefined)
    const answers = [enqueue(first.work), enqueue(async () => 'second')]
    expect(await enqueue(() => Promise.reject(new Error('begun')))).toEqual(E.left('queue full'))
    first.end('first')
    expect(await Promise.all(answers)).toEqual([E.right('first'), E.right('second')])
    expect(await enqueue(async () => 'later')).toEqual(E.right('later'))
  })

  it('the concurrency limit holds for any sequence, and all accepted work is done', async () => {
    const someWork = fc.array(fc.record({ ticks: fc.nat(4), fails: fc.boolean(), after: fc.nat(3) }), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), someWork, async (concurrency, works) => {
        let [running, maxRunning, done] = [0, 0, 0]
        const enqueue = oneGroup({ concurrency, maxWaiting: 5 })
        const answers: Array<Promise<E.Either<string, void>>> = []
        for (const { ticks, fails, after } of works) {
          const work = async () => {
            running += 1
            maxRunning = Math.max(maxRunning, running)
            for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
            running -= 1
            done += 1
            if (fails) throw new Error('failed')
          }
          answers.push(enqueue(work).catch(() => E.right(undefined)))
          for (let tick = 0; tick < after; tick += 1) await Promise.resolve()
        }
        const accepted = (await Promise.all(answers)).filter(E.isRight)
        expect(maxRunning).toBeLessThanOrEqual(concurrency)
        expect([running, done]).toEqual([0, accepted.length])
        expect(await enqueue(async () => 'free')).toEqual(E.right('free'))
      }),
    )
  })

  it('groups take turns, so that one which asks three hundred times keeps no other waiting', async () => {
    const { ask, done } = recordedQueue()
    const flood = Array.from({ length: 300 }, () => ask('flood'))
    const others = [ask('first'), ask('second'), ask('first'), ask('known', true)]
    expect((await Promise.all(others)).every(E.isRight)).toBe(true)
    expect(done).toEqual(['flood', 'known', 'flood', 'first', 'second', 'flood', 'first'])
    expect((await Promise.all(flood)).filter(E.isRight)).toHaveLength(26)
  })

  it('one ordinary call follows three urgent ones, however many of these are waiting', async () => {
    const { ask, done } = recordedQueue()
    const urgent = Array.from({ length: 8 }, () => ask('known', true))
    await Promise.all([...urgent, ask('first'), ask('second'), ask('third')])
    expect(done.join(' ')).toBe('known known known known first known known known second known third')
  })

  it('work of a further group is refused once too much is waiting altogether', async () => {
    const enqueue = hashQueue({ concurrency: 1, maxWaitingOfGroup: 2, maxWaiting: 2 })
    const answers = ['one', 'two', 'three', 'four'].map((group) => enqueue({ group, work: settled }))
    expect((await Promise.all(answers)).map(E.isRight)).toEqual([true, true, true, false])
  })
})
