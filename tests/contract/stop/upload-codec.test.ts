import { describe, expect, it } from 'vitest'
import { endpoints, refusalBody, statusOf } from '../../../contract'
import { left, right } from '../../kit/either'

const { body } = endpoints.uploadStops
const row = { customerName: 'Bakkerij Jansen', zip: '3511 AB', houseNumber: '12' }

describe('uploadCodec', () => {
  it('the file is a list of stops, or an object with a list of stops', () => {
    for (const file of [[row], { stops: [row] }])
      expect(right(body.decode(`\uFEFF${JSON.stringify(file)}`))).toMatchObject([{ customerName: 'Bakkerij Jansen' }])
  })

  it('a refusal lists row, field and reason of every error', () => {
    const refused = left(body.decode(JSON.stringify([row, { ...row, zip: '' }, { ...row, lat: 'x', lng: 5 }])))
    expect(statusOf(refused)).toBe(422)
    expect(refusalBody(refused)).toEqual({
      code: 'bad_upload',
      message: 'The file could not be imported: nothing of it was stored.',
      details: [
        { row: 2, field: 'zip', reason: 'Zip is missing' },
        { row: 3, field: 'lat', reason: 'Not a number: "x"' },
      ],
      total: 2,
    })
  })

  it('a row with an unstorable unknown field is refused', () => {
    const file = JSON.stringify([row, { ...row, erp: { list: ['a', 'b\0'] } }])
    expect(refusalBody(left(body.decode(file)))).toMatchObject({
      details: [{ row: 2, field: 'erp.list.1', reason: 'Has a character that cannot be kept' }],
      total: 1,
    })
  })

  it('a refusal shortens the name of a very long field', () => {
    const deep = `${'['.repeat(40)}${']'.repeat(40)}`
    const refused = left(
      body.decode(`[{"customerName":"a","zip":"1","houseNumber":"1","${'x'.repeat(9_000)}":${deep}}]`),
    )
    expect(JSON.stringify(refused).length).toBeLessThan(1_000)
  })

  it('a refusal lists at most a hundred errors, and the total', () => {
    const refused = refusalBody(left(body.decode(JSON.stringify(Array.from({ length: 150 }, () => ({}))))))
    expect(refused['details']).toHaveLength(100)
    expect(refused['total']).toBe(450)
  })

  it('a file is decoded in at least one step per row, with the same result as at once', () => {
    const files: ReadonlyArray<ReadonlyArray<unknown>> = [
      [row, { ...row, zip: '3512 AB' }, row],
      [row, { ...row, zip: '' }, row],
      [row, { ...row, erp: 'b\0' }, row],
    ]
    for (const file of files) {
      const steps = body.decodeInSteps?.(file)
      let stepCount = 0
      let step = steps?.next()
      for (; step?.done === false; step = steps?.next()) stepCount += 1
      expect(step?.value).toEqual(body.decode(file))
      expect(stepCount).toBeGreaterThanOrEqual(file.length)
    }
  })

  it.each(['', 'stops', '[]', '{}', '[1]', '\ud800'])('a file with the content %j is refused', (content) => {
    expect(left(body.decode(content)).code).toBe('bad_upload')
  })
})
