import { describe, expect, it } from 'vitest'
import { pauseAfterSlices, runInSteps } from '../../../server/steps'

/** How many steps are done in each round of the event loop while the work lasts. */
const stepsInRounds = async (startWork: (onStep: () => void) => Promise<unknown>): Promise<ReadonlyArray<number>> => {
  const rounds: number[] = []
  let steps = 0
  const endRound = (): void => {
    rounds.push(steps)
    steps = 0
    timer = setImmediate(endRound)
  }
  let timer = setImmediate(endRound)
  await startWork(() => (steps += 1))
  clearImmediate(timer)
  return rounds
}

const tenSteps = function* (onStep: () => void): Generator<void> {
  for (let step = 0; step < 10; step += 1) {
    onStep()
    yield
  }
}

describe('runInSteps', () => {
  it('a round of the event loop has one step of all long work', async () => {
    const rounds = await stepsInRounds(async (onStep) => {
      const work = Array.from({ length: 5 }, async () => {
        await new Promise((resume) => setImmediate(resume))
        await runInSteps(tenSteps(onStep))
      })
      await Promise.all(work)
    })
    expect(rounds.filter((steps) => steps > 1)).toEqual([5])
  })

  it('long work goes on by turns, none of it before the other', async () => {
    const order: string[] = []
    await Promise.all(['a', 'b', 'c'].map((name) => runInSteps(tenSteps(() => order.push(name)))))
    expect(order.join('')).toBe('abc'.repeat(10))
  })
})

describe('pauseAfterSlices', () => {
  it('a round of the event loop has one slice of all long work', async () => {
    const rounds = await stepsInRounds(async (onStep) => {
      const slices = async (): Promise<void> => {
        const pause = pauseAfterSlices(onStep)
        for (let count = 0; count < 2_000; count += 1) {
          for (const end = performance.now() + 0.05; performance.now() < end;);
          await pause()
        }
      }
      await Promise.all([slices(), slices(), slices()])
    })
    expect(Math.max(...rounds)).toBe(1)
  })
})
