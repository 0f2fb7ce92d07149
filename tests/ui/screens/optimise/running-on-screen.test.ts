import { describe, expect, it } from 'vitest'
import type { Running } from '../../../../src/application/job'
import { runningOnScreen } from '../../../../src/ui/screens/optimise/running-on-screen'
import { aPlanOf } from '../../../kit/builders/plan'
import { aDrive } from '../../../kit/builders/proposal'

const plan = aPlanOf([aDrive(['a', 'b'], 100, 8)])

const best = (seconds: number, unplanned = 0) => ({ cost: 1, metres: 90_000, seconds, planned: 2, unplanned })

const running = (said: Partial<Running> = {}): Running => ({
  kind: 'running',
  of: {
    job: 'j1',
    days: ['2026-11-23'],
    stops: 94,
    planFor: 'drivers',
    crews: ['d1'],
    budgetSeconds: 60,
    askedAt: 1_000,
  },
  isQueued: false,
  note: undefined,
  progress: 0.63,
  bests: [],
  ending: undefined,
  failure: undefined,
  ...said,
})

describe('a job that runs', () => {
  it('says what it is about, and how long it has been running', () => {
    expect(runningOnScreen(running(), plan, 39_000)).toMatchObject({
      title: 'Looking for shorter routes',
      part: 0.63,
      about: '94 stops, 1 driver, 1 day',
      elapsed: '38 s of 60 s',
      best: undefined,
      isEnding: false,
    })
    const waiting = running({ isQueued: true, note: 'Waiting: no worker is running.' })
    expect(runningOnScreen(waiting, plan, 1_000)).toMatchObject({
      title: 'Waiting for its turn',
      note: 'Waiting: no worker is running.',
    })
    expect(runningOnScreen(running({ ending: 'used' }), plan, 90_000)).toMatchObject({
      elapsed: '89 s',
      isEnding: true,
    })
  })

  it('has three figures of the best plan so far, and compares its time with today', () => {
    const shown = runningOnScreen(running({ bests: [{ seconds: 1, best: best(6 * 3600) }] }), plan, 2_000)
    expect(shown.best?.figures.map(({ label, value, change }) => [label, value, change?.words])).toEqual([
      ['Distance', '90 km', undefined],
      ['Time on the road', '6:00', '−25%'],
      ['Unplanned', '0', '2 planned'],
    ])
    expect(shown.best?.line).toBeUndefined()
  })

  it('compares nothing while its best plan leaves out more stops than today', () => {
    const shown = runningOnScreen(running({ bests: [{ seconds: 1, best: best(3600, 1) }] }), plan, 2_000)
    expect(shown.best?.figures[1]?.change).toBeUndefined()
  })

  it('draws a stepped line through the plans that leave out as many stops as the last, and a line for today', () => {
    const bests = [
      { seconds: 1, best: best(3600, 2) },
      { seconds: 2, best: best(10 * 3600) },
      { seconds: 4, best: best(7 * 3600) },
      { seconds: 10, best: best(6 * 3600) },
    ]
    const line = runningOnScreen(running({ bests }), plan, 11_000).best?.line
    expect(line).toMatchObject({
      path: 'M40 8H130V54.5H400V70',
      end: { x: 400, y: 70 },
      reference: { y: 39, words: 'now 8:00' },
      top: '10:00',
      bottom: '6:00',
      until: '10 s',
      words: 'The best time on the road went from 10:00 to 6:00; the current routes take 8:00',
    })
  })
})
