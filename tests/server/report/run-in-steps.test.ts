import { describe, expect, it } from 'vitest'
import { reportContent, writeReport } from '../../../server/report'
import { runInSteps } from '../../../server/steps'
import type { Plan } from '../../../src/domain/plan'
import { weekPlan, contentOf, reportInputOf } from './week-plan'
import { pdfOf } from './pages-of-pdf'

describe('reportContent with runInSteps', () => {
  it('the event loop runs between two routes', async () => {
    let stepCount = 0
    const countStep = () => {
      stepCount += 1
      timer = setImmediate(countStep)
    }
    let timer = setImmediate(countStep)
    const { routes, unplanned } = await runInSteps(reportContent(reportInputOf(weekPlan(200, 20, 30))))
    clearImmediate(timer)
    expect(stepCount).toBeGreaterThanOrEqual(routes.length + unplanned.length)
  })

  it('a route of 200 stops takes a step for each twenty', () => {
    const stepsOf = (plan: Plan): number => Array.from(reportContent(reportInputOf(plan))).length
    expect(stepsOf(weekPlan(200, 1, 0)) - stepsOf(weekPlan(20, 1, 0))).toBe(9)
  })
})

describe('drawMap', () => {
  it('thousands of stops take few bytes each and are compressed in one step', async () => {
    const coverOf = async (stops: number): Promise<number> => {
      const pdf = (await pdfOf(writeReport(contentOf(weekPlan(stops, 2, stops / 4))))).toString('latin1')
      return Number(/\/Length (\d+)/.exec(pdf)?.[1])
    }
    const [few, many] = [await coverOf(100), await coverOf(1_100)]
    expect((many - few) / 1_000).toBeLessThan(25)
  })
})
