import { describe, expect, it } from 'vitest'
import { reportContent, runInSteps, writeReport } from '../../../server/report'
import { weekPlan, contentOf, reportInputOf } from './week-plan'
import { pdfOf } from './pages-of-pdf'

describe('what a report says', () => {
  it('is made a route at a time, and others have their turn between two', async () => {
    let turnCount = 0
    const countTurn = () => {
      turnCount += 1
      timer = setImmediate(countTurn)
    }
    let timer = setImmediate(countTurn)
    const { routes, unplanned } = await runInSteps(reportContent(reportInputOf(weekPlan(200, 20, 30))))
    clearImmediate(timer)
    expect(turnCount).toBeGreaterThanOrEqual(routes.length + unplanned.length)
  })
})

describe('the map of a report', () => {
  it('takes few words for each of thousands of stops, which are packed in one breath', async () => {
    const coverOf = async (stops: number): Promise<number> => {
      const pdf = (await pdfOf(writeReport(contentOf(weekPlan(stops, 2, stops / 4))))).toString('latin1')
      return Number(/\/Length (\d+)/.exec(pdf)?.[1])
    }
    const [few, many] = [await coverOf(100), await coverOf(1_100)]
    expect((many - few) / 1_000).toBeLessThan(25)
  })
})
