import { describe, expect, it } from 'vitest'
import { reportContent, unhurried, writeReport } from '../../../server/report'
import { aWeek, contentOf, reported } from './week-plan'
import { pdfOf } from './pages-of-pdf'

describe('what a report says', () => {
  it('is made a route at a time, and others have their turn between two', async () => {
    let turns = 0
    const take = () => {
      turns += 1
      timer = setImmediate(take)
    }
    let timer = setImmediate(take)
    const { routes, unplanned } = await unhurried(reportContent(reported(aWeek(200, 20, 30))))
    clearImmediate(timer)
    expect(turns).toBeGreaterThanOrEqual(routes.length + unplanned.length)
  })
})

describe('the map of a report', () => {
  it('takes few words for each of thousands of stops, which are packed in one breath', async () => {
    const coverOf = async (stops: number): Promise<number> => {
      const pdf = (await pdfOf(writeReport(contentOf(aWeek(stops, 2, stops / 4))))).toString('latin1')
      return Number(/\/Length (\d+)/.exec(pdf)?.[1])
    }
    const [few, many] = [await coverOf(100), await coverOf(1_100)]
    expect((many - few) / 1_000).toBeLessThan(25)
  })
})
