import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Progress } from '../../../server/solver'
import { startProgressHeartbeat } from '../../../server/solver/solver-progress'

const currentFigures = { cost: 2_000_000, metres: 0, seconds: 0, planned: 0, unplanned: 2 }
const best = { cost: 7, metres: 1, seconds: 2, planned: 2, unplanned: 0 }

describe('startProgressHeartbeat', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  const startHeartbeat = (budgetMs: number) => {
    const reports: Progress[] = []
    return {
      reports,
      heartbeat: startProgressHeartbeat(currentFigures, budgetMs, (progress) => reports.push(progress)),
    }
  }

  it('the first report comes at once', () => {
    const { reports, heartbeat } = startHeartbeat(4_000)
    expect(reports.map(({ share, best: { planned } }) => [share, planned])).toEqual([[0, 0]])
    heartbeat.stop()
  })

  it('the heartbeat reports the elapsed share twice a second, also while there is no plan', () => {
    const { reports, heartbeat } = startHeartbeat(4_000)
    vi.advanceTimersByTime(2_000)
    heartbeat.stop()
    vi.advanceTimersByTime(2_000)
    expect(reports.length).toBe(7)
    expect(reports.at(-1)).toEqual({ share: 0.45, best: currentFigures })
  })

  it('a better plan is reported at once, and repeated until there is another', () => {
    const { reports, heartbeat } = startHeartbeat(4_000)
    vi.advanceTimersByTime(500)
    heartbeat.update({ share: 0.3, best })
    vi.advanceTimersByTime(900)
    heartbeat.stop()
    expect(reports.map(({ share, best: { planned } }) => [share, planned])).toEqual([
      [0, 0],
      [0.075, 0],
      [0.3, 2],
      [0.3, 2],
      [0.3, 2],
    ])
  })

  it('the pause between two reports is at most half a second, whenever the solver reports', () => {
    for (let reportMs = 0; reportMs < 1_000; reportMs += 10) {
      const reportTimes: number[] = []
      const since = performance.now()
      const heartbeat = startProgressHeartbeat(currentFigures, 4_000, () => reportTimes.push(performance.now() - since))
      vi.advanceTimersByTime(reportMs)
      heartbeat.update({ share: 0.3, best })
      vi.advanceTimersByTime(2_000)
      heartbeat.stop()
      const gaps = [0, ...reportTimes].map((time, index) => (reportTimes[index] ?? time) - time)
      expect(Math.max(...gaps)).toBeLessThanOrEqual(500)
    }
  })

  it('the reported share stays below 1 after the budget is used up', () => {
    const { reports, heartbeat } = startHeartbeat(100)
    vi.advanceTimersByTime(2_000)
    heartbeat.stop()
    expect(reports.at(-1)?.share).toBe(0.95)
  })
})
