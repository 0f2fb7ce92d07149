import { describe, expect, it } from 'vitest'
import * as E from 'fp-ts/Either'
import { decodeResult, jobResultCodec } from '../../../contract/optimisation'
import { emptyPlan } from '../../../src/domain/plan'
import { vehicleInfeasibility } from '../../../src/domain/problem'
import { aProposal } from '../../kit/builders/proposal'

describe('decodeResult', () => {
  it('a job without a result gives undefined', () => {
    expect(decodeResult({ id: 'j1', result: undefined })).toBeUndefined()
  })

  it.each(['', '{"routes":', '{"routes":"torn"}', 'null'])(
    'a damaged result (%j) is an error that names the job',
    (result) => {
      expect(() => decodeResult({ id: 'j1', result })).toThrow('What is stored of the result of job j1 cannot be read')
    },
  )
})

describe('jobResultCodec', () => {
  it('the rules that no vehicle can keep are sent by the names that they had from the beginning', () => {
    const reasons = (['time slot', 'fixed elsewhere', 'hours'] as const).map((rule) => vehicleInfeasibility('v', rule))
    const unplanned = [{ stop: 's1', reasons, repairs: [] }]
    const sent = jobResultCodec.encode(aProposal(emptyPlan, { unplanned }).result)
    expect(sent).toMatchObject({
      unplanned: [{ reasons: [{ rule: 'window' }, { rule: 'pinned elsewhere' }, { rule: 'hours' }] }],
    })
    expect(E.map((decoded: { readonly unplanned: unknown }) => decoded.unplanned)(jobResultCodec.decode(sent))).toEqual(
      E.right(unplanned),
    )
  })
})
