import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Progress } from '../../../server/solver'
import { startProgressTimer } from '../../../server/solver/progress-timer'

const presentFigures = { cost: 2_000_000, metres: 0, seconds: 0, planned: 0, unplanned: 2 }
const best = { cost: 7, metres: 1, seconds: 2, planned: 2, unplanned: 0 }

describe('whoever waits for a solver', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  const hearing = (budgetMs: number) => {
    const told: Progress[] = []
    return { told, beat: startProgressTimer(presentFigures, budgetMs, (progress) => told.push(progress)) }
  }

  it('hears at once that it has begun', () => {
    const { told, beat } = hearing(4_000)
    expect(told.map(({ share, best: { planned } }) => [share, planned])).toEqual([[0, 0]])
    beat.stop()
  })

  it('hears twice a second how much time is gone, though nothing is planned yet', () => {
    const { told, beat } = hearing(4_000)
    vi.advanceTimersByTime(2_000)
    beat.stop()
    vi.advanceTimersByTime(2_000)
    expect(told.length).toBe(7)
    expect(told.at(-1)).toEqual({ share: 0.45, best: presentFigures })
  })

  it('hears at once of what is better, and of it again as long as nothing is', () => {
    const { told, beat } = hearing(4_000)
    vi.advanceTimersByTime(500)
    beat.update({ share: 0.3, best })
    vi.advanceTimersByTime(900)
    beat.stop()
    expect(told.map((one) => [one.share, one.best.planned])).toEqual([
      [0, 0],
      [0.075, 0],
      [0.3, 2],
      [0.3, 2],
      [0.3, 2],
    ])
  })

  it('never waits for more than half a second, whenever somebody spoke', () => {
    for (let spoken = 0; spoken < 1_000; spoken += 10) {
      const heard: number[] = []
      const since = performance.now()
      const beat = startProgressTimer(presentFigures, 4_000, () => heard.push(performance.now() - since))
      vi.advanceTimersByTime(spoken)
      beat.update({ share: 0.3, best })
      vi.advanceTimersByTime(2_000)
      beat.stop()
      const gaps = [0, ...heard].map((at, place) => (heard[place] ?? at) - at)
      expect(Math.max(...gaps)).toBeLessThanOrEqual(500)
    }
  })

  it('never hears that it is over before it is', () => {
    const { told, beat } = hearing(100)
    vi.advanceTimersByTime(2_000)
    beat.stop()
    expect(told.at(-1)?.share).toBe(0.95)
  })
})
