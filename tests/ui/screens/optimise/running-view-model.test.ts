import { describe, expect, it } from 'vitest'
import type { Running } from '../../../../src/application/optimisation'
import { runningViewModel } from '../../../../src/ui/screens/optimise/running-view-model'
import { aPlanOf } from '../../../kit/builders/plan'
import { aDrive } from '../../../kit/builders/proposal'

const plan = aPlanOf([aDrive(['a', 'b'], 100, 8)])

const best = (seconds: number, unplanned = 0) => ({ cost: 1, metres: 90_000, seconds, planned: 2, unplanned })

const running = (changes: Partial<Running> = {}): Running => ({
  kind: 'running',
  trackedJob: {
    jobId: 'j1',
    days: ['2026-11-23'],
    stops: 94,
    planFor: 'drivers',
    driverOrCarrierIds: ['d1'],
    budgetSeconds: 60,
    askedAt: 1_000,
  },
  isQueued: false,
  note: undefined,
  progress: 0.63,
  bestHistory: [],
  cancelMode: undefined,
  failure: undefined,
  ...changes,
})

describe('runningViewModel', () => {
  it('a running job shows its request and the time since its start', () => {
    expect(runningViewModel(running(), plan, 39_000)).toMatchObject({
      title: 'Looking for better routes',
      progress: 0.63,
      requestSummary: '94 stops, 1 driver, 1 day',
      elapsed: '38 s of 60 s',
      best: undefined,
      isCancelling: false,
    })
    const waiting = running({ isQueued: true, note: 'Waiting: no worker is running.' })
    expect(runningViewModel(waiting, plan, 1_000)).toMatchObject({
      title: 'Waiting for its turn',
      note: 'Waiting: no worker is running.',
    })
    expect(runningViewModel(running({ cancelMode: 'used' }), plan, 90_000)).toMatchObject({
      elapsed: '89 s',
      isCancelling: true,
    })
  })

  it('the best plan so far has three figures, and its time is compared with the current plan', () => {
    const viewModel = runningViewModel(running({ bestHistory: [{ seconds: 1, best: best(6 * 3600) }] }), plan, 2_000)
    expect(viewModel.best?.figures.map(({ label, value, change }) => [label, value, change?.text])).toEqual([
      ['Distance', '90 km', undefined],
      ['Hours', '6:00', '−25%'],
      ['Unplanned', '0', '2 planned'],
    ])
  })

  it('the time is not compared while the best plan leaves out more stops than the current one', () => {
    const viewModel = runningViewModel(running({ bestHistory: [{ seconds: 1, best: best(3600, 1) }] }), plan, 2_000)
    expect(viewModel.best?.figures[1]?.change).toBeUndefined()
  })

  it('the chart shows how the cost falls, from the first plan with as many stops as the last', () => {
    const costing = (seconds: number, cost: number, unplanned = 0) => ({
      seconds,
      best: { ...best(3600, unplanned), cost },
    })
    const costChartOf = (...bestHistory: Running['bestHistory']) =>
      runningViewModel(running({ bestHistory }), plan, 13_400).best?.costChart
    const [first, second, third] = [costing(2.4, 20_000), costing(4.4, 15_000), costing(10.4, 10_100)]
    expect(costChartOf(costing(1, 1_000_000, 1), first, second, third)).toEqual({
      path: 'M40 8H112V39.2H328V70H400',
      area: 'M40 8H112V39.2H328V70H400V70H40Z',
      end: { x: 400, y: 70 },
      topLabel: '0:00',
      bottomLabel: '−2:45',
      startLabel: '2 s',
      endLabel: '12 s',
      caption: 'Cost: −2\u00a0h\u00a045\u00a0min since the first plan with 2 stops',
      unit: 'Cost counts time and distance: 60 km counts as one hour',
    })
    for (const bests of [[first], [first, costing(4.4, 19_971)]])
      expect(costChartOf(...bests)).toMatchObject({
        end: { x: 400, y: 8 },
        bottomLabel: undefined,
        caption: 'Cost: no change since the first plan with 2 stops',
      })
    expect(costChartOf({ seconds: 1, best: { ...best(0, 2), planned: 0 } })).toBeUndefined()
  })
})
