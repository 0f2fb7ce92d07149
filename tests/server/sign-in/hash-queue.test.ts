import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashQueue } from '../../../server/sign-in/hash-queue'

/** Work that reports when it begins, and that the test ends. */
const occupySlots = (began: () => void) => {
  const results: { end?: (word: string) => void; fail?: (error: Error) => void } = {}
  const answer = new Promise<string>((resolve, reject) => {
    results.end = resolve
    results.fail = reject
  })
  const work = async () => {
    began()
    return answer
  }
  return { work, end: (word: string) => results.end?.(word), fail: (error: Error) => results.fail?.(error) }
}

const settled = () => new Promise((go) => setImmediate(go))

describe('work in line', () => {
  it('is done two at a time, first come first served', async () => {
    const began: number[] = []
    const line = hashQueue({ concurrency: 2, maxWaiting: 10 })
    const all = [0, 1, 2, 3].map((name) => occupySlots(() => began.push(name)))
    const answers = all.map(({ work }) => line(work))
    await settled()
    expect(began).toEqual([0, 1])
    all[1]?.end('one')
    await settled()
    expect(began).toEqual([0, 1, 2])
    for (const one of all) one.end('done')
    expect(await Promise.all(answers)).toEqual(['done', 'one', 'done', 'done'].map((word) => E.right(word)))
    expect(began).toEqual([0, 1, 2, 3])
  })

  it('that fails makes room for the next', async () => {
    const line = hashQueue({ concurrency: 1, maxWaiting: 1 })
    const failing = occupySlots(() => undefined)
    const first = line(failing.work)
    const second = line(async () => 'second')
    failing.fail(new Error('no'))
    await expect(first).rejects.toThrow('no')
    expect(await second).toEqual(E.right('second'))
    expect(await line(async () => 'third')).toEqual(E.right('third'))
  })

  it('is refused at once where the line is full, and not begun', async () => {
    const line = hashQueue({ concurrency: 1, maxWaiting: 1 })
    const first = occupySlots(() => undefined)
    const answers = [line(first.work), line(async () => 'second')]
    expect(await line(() => Promise.reject(new Error('begun')))).toEqual(E.left('line full'))
    first.end('first')
    expect(await Promise.all(answers)).toEqual([E.right('first'), E.right('second')])
    expect(await line(async () => 'later')).toEqual(E.right('later'))
  })

  it('never runs more at once than it may, however it comes and goes, and all that is taken is done', async () => {
    const someWork = fc.array(fc.record({ ticks: fc.nat(4), fails: fc.boolean(), after: fc.nat(3) }), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), someWork, async (concurrency, works) => {
        let [running, most, done] = [0, 0, 0]
        const line = hashQueue({ concurrency, maxWaiting: 5 })
        const answers: Array<Promise<E.Either<string, void>>> = []
        for (const { ticks, fails, after } of works) {
          const work = async () => {
            running += 1
            most = Math.max(most, running)
            for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
            running -= 1
            done += 1
            if (fails) throw new Error('failed')
          }
          answers.push(line(work).catch(() => E.right(undefined)))
          for (let tick = 0; tick < after; tick += 1) await Promise.resolve()
        }
        const taken = (await Promise.all(answers)).filter(E.isRight)
        expect(most).toBeLessThanOrEqual(concurrency)
        expect([running, done]).toEqual([0, taken.length])
        expect(await line(async () => 'free')).toEqual(E.right('free'))
      }),
    )
  })
})
