import { describe, expect, it } from 'vitest'
import { calls, refusalBody, statusOf } from '../../../contract'
import { left, right } from '../../kit/either'

const { body } = calls.uploadStops
const row = { customerName: 'Bakkerij Jansen', zip: '3511 AB', houseNumber: '12' }

describe('an upload', () => {
  it('is the text of a file: a list of stops, or a record that holds one', () => {
    for (const file of [[row], { stops: [row] }])
      expect(right(body.read(`\uFEFF${JSON.stringify(file)}`))).toMatchObject([{ customerName: 'Bakkerij Jansen' }])
  })

  it('is refused with row, field and reason of all that is wrong', () => {
    const refused = left(body.read(JSON.stringify([row, { ...row, zip: '' }, { ...row, lat: 'x', lng: 5 }])))
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

  it('is told the first hundred faults, and how many there are', () => {
    const refused = refusalBody(left(body.read(JSON.stringify(Array.from({ length: 150 }, () => ({}))))))
    expect(refused['details']).toHaveLength(100)
    expect(refused['total']).toBe(450)
  })

  it.each(['', 'stops', '[]', '{}', '[1]', '\ud800'])('is refused where the file holds %j', (content) => {
    expect(left(body.read(content)).code).toBe('bad_upload')
  })
})
