import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { followJob } from '../../../../contract/optimisation'
import { jobEvents } from '../../../../server/events'
import { formatDurationInWords } from '../../../../src/domain/text'
import { aProblemOf, aProblemStop, timeOfDay, aVehicle } from '../../../kit/builders/problem'
import { jsonRoundTrip } from '../../../kit/json-round-trip'
import { quickSolver } from '../../solver/solve-here'
import { openJobServer } from '../open-job-server'

describe('late visits in a job', () => {
  let jobServer: Awaited<ReturnType<typeof openJobServer>>
  beforeEach(async () => void (jobServer = await openJobServer()))
  afterEach(() => jobServer.close())

  it('visits are late only where lateness has a price, and the job says by how much', async () => {
    await jobServer.open(quickSolver)
    const problem = aProblemOf(
      [
        aProblemStop('near', 10, { windows: [{ from: timeOfDay(8), to: timeOfDay(9) }] }),
        aProblemStop('far', 30, { windows: [{ from: timeOfDay(8), to: timeOfDay(8, 30) }] }),
      ],
      [aVehicle('v')],
    )
    const strict = await jobServer.createProblemJob(problem)
    await jobServer.expectJob(strict, { state: 'done', message: '0 stops planned, 2 stops left out' })
    expect((await jobServer.job(strict)).result?.late).toBeUndefined()
    const lenientId = await jobServer.createProblemJob({
      ...problem,
      options: { ...problem.options, latenessWeight: 10 },
    })
    await jobServer.expectJob(lenientId, { state: 'done' })
    const { result, message } = await jobServer.job(lenientId)
    const late = result?.late ?? []
    expect(late.map(({ stop }) => stop).toSorted()).toEqual(['far', 'near'])
    const seconds = late.reduce((sum, { by }) => sum + by, 0)
    expect(message).toBe(`2 stops planned, all of them late by ${formatDurationInWords(seconds)} in all`)
    for (const { by, description } of late) expect(description).toBe(`late by ${formatDurationInWords(by)}`)
  })

  it('followers of a job get the same result as readers of it', async () => {
    await jobServer.open(quickSolver)
    const id = await jobServer.createPlanJob()
    await jobServer.expectJob(id, { state: 'done' })
    const { events, isFinal } = await jobEvents(
      { storage: jobServer.storage, bus: jobServer.bus },
      jobServer.organisationId,
      id,
    ).readAfter(0)
    const written = followJob.answer.codec.encode(await jobServer.job(id))
    const sent = events.map(({ data }): unknown => JSON.parse(data))
    expect([sent, isFinal]).toEqual([[jsonRoundTrip(written)], true])
  })
})
