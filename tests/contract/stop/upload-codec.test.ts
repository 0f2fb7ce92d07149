import { describe, expect, it } from 'vitest'
import { endpoints, refusalBody, statusOf } from '../../../contract'
import { left, right } from '../../kit/either'

const { body } = endpoints.uploadStops
const row = { customerName: 'Bakkerij Jansen', zip: '3511 AB', houseNumber: '12' }

describe('an upload', () => {
  it('is the text of a file: a list of stops, or a record that holds one', () => {
    for (const file of [[row], { stops: [row] }])
      expect(right(body.decode(`\uFEFF${JSON.stringify(file)}`))).toMatchObject([{ customerName: 'Bakkerij Jansen' }])
  })

  it('is refused with row, field and reason of all that is wrong', () => {
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

  it('is refused where an unknown field holds what cannot be stored', () => {
    const file = JSON.stringify([row, { ...row, erp: { list: ['a', 'b\0'] } }])
    expect(refusalBody(left(body.decode(file)))).toMatchObject({
      details: [{ row: 2, field: 'erp.list.1', reason: 'Has a character that cannot be kept' }],
      total: 1,
    })
  })

  it('is refused with a shortened name of a very long field', () => {
    const deep = `${'['.repeat(40)}${']'.repeat(40)}`
    const refused = left(
      body.decode(`[{"customerName":"a","zip":"1","houseNumber":"1","${'x'.repeat(9_000)}":${deep}}]`),
    )
    expect(JSON.stringify(refused).length).toBeLessThan(1_000)
  })

  it('is refused with the first hundred faults, and the number of all', () => {
    const refused = refusalBody(left(body.decode(JSON.stringify(Array.from({ length: 150 }, () => ({}))))))
    expect(refused['details']).toHaveLength(100)
    expect(refused['total']).toBe(450)
  })

  it.each(['', 'stops', '[]', '{}', '[1]', '\ud800'])('is refused where the file holds %j', (content) => {
    expect(left(body.decode(content)).code).toBe('bad_upload')
  })
})
