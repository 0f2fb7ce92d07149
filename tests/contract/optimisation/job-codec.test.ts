import { describe, expect, it } from 'vitest'
import { decodeResult } from '../../../contract/optimisation'

describe('decodeResult', () => {
  it('a job without a result gives undefined', () => {
    expect(decodeResult({ id: 'j1', result: undefined })).toBeUndefined()
  })

  it.each(['', '{"routes":', '{"routes":"torn"}', 'null'])(
    'that is damaged (%j) is told with the name of the job',
    (result) => {
      expect(() => decodeResult({ id: 'j1', result })).toThrow('What is stored of the result of job j1 cannot be read')
    },
  )
})
