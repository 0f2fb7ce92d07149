import { describe, expect, it } from 'vitest'
import { requestLegTable } from '../../../../server/optimisation/run/solve-job'
import { estimatedTravel, type LegTable } from '../../../../server/travel'

const gouda = { lat: 52.01, lng: 4.71 }
const utrecht = { lat: 52.09, lng: 5.12 }

const problem = { places: [gouda, { ...gouda }, utrecht], withLegTable: ({ places }: LegTable) => places.length }

describe('requestLegTable', () => {
  it('a problem is completed with the roads between its places, each place once', async () => {
    const applied = await requestLegTable(estimatedTravel, problem, new AbortController().signal)
    expect(applied).toMatchObject({ problem: 2, legTable: { places: [gouda, utrecht] } })
  })

  it('a job that is cancelled while its roads are asked for gets none, and the request is cancelled too', async () => {
    const controller = new AbortController()
    const signals: Array<AbortSignal | undefined> = []
    const table = (_: unknown, signal?: AbortSignal): Promise<LegTable> => {
      signals.push(signal)
      return new Promise(() => undefined)
    }
    const applied = requestLegTable({ table }, problem, controller.signal)
    controller.abort()
    expect(await applied).toBeUndefined()
    expect(signals[0]?.aborted).toBe(true)
  })

  it('a table that rejects because of the cancellation is no error', async () => {
    const controller = new AbortController()
    controller.abort()
    const table = (): Promise<LegTable> => Promise.reject(new Error('aborted'))
    expect(await requestLegTable({ table }, problem, controller.signal)).toBeUndefined()
  })

  it('an error of the road service is passed on', async () => {
    const table = (): Promise<LegTable> => Promise.reject(new Error('no roads'))
    await expect(requestLegTable({ table }, problem, new AbortController().signal)).rejects.toThrow('no roads')
  })
})
