import { describe, expect, it } from 'vitest'
import { endpoints, decodeCommand } from '../../../contract'
import { left, right } from '../../kit/either'

const lookUp = (query: unknown) => decodeCommand(endpoints.lookUpAddress, { parameters: {}, query, body: undefined })

describe('decodeCommand', () => {
  it('parameters, query and body of a request are decoded', () => {
    const request = {
      parameters: { id: 'p1', routeIndex: '2' },
      query: {},
      body: { old_driver_id: null, new_driver_id: 'd2' },
    }
    expect(right(decodeCommand(endpoints.changeRouteDriver, request))).toEqual({
      parameters: { id: 'p1', routeIndex: 2 },
      query: {},
      body: { from: undefined, to: 'd2' },
    })
  })

  it.each([
    ['without a suffix', { zipcode: ' 3511 ab', housenumber: '12' }, ''],
    ['with an empty suffix', { zipcode: '3511AB', housenumber: '12', suffix: '' }, ''],
    ['with a suffix', { zipcode: '3511AB', housenumber: '12', suffix: 'a' }, 'a'],
  ])('an address query is decoded: %s', (_, query, suffix) => {
    expect(right(lookUp(query)).query).toEqual({ zip: '3511AB', houseNumber: '12', houseNumberSuffix: suffix })
  })

  it('a query with missing or repeated parameters is refused, with a reason for each', () => {
    expect(left(lookUp({}))).toMatchObject({
      code: 'invalid',
      details: [
        { field: 'zipcode', reason: 'Zipcode is missing' },
        { field: 'housenumber', reason: 'House number is missing' },
      ],
    })
    expect(left(lookUp({ zipcode: ['a', 'b'], housenumber: '12' })).details).toEqual([
      { field: 'zipcode', reason: 'Not a text: a list' },
    ])
  })

  it.each(['12', ' 12a ', '12-2', '12 bis'])('the house number %j is accepted', (housenumber) => {
    expect(right(lookUp({ zipcode: '3511AB', housenumber })).query.houseNumber).toBe(housenumber.trim())
  })

  it.each(['*', '12*', '12" or "1', '1;2', '-', '12  a', 'é', '1'.repeat(21)])(
    'the house number %j is refused',
    (housenumber) => {
      expect(left(lookUp({ zipcode: '3511AB', housenumber })).details).toMatchObject([{ field: 'housenumber' }])
    },
  )

  it.each(['', ' ', 'a\0b', 'a\nb', '..', '\ud800', 'x'.repeat(201)])(
    'a project id that is not a valid id is not found: %j',
    (id) => {
      const refused = left(decodeCommand(endpoints.readProject, { parameters: { id }, query: {}, body: undefined }))
      expect(refused).toMatchObject({ code: 'not_found', details: [{ field: 'id' }] })
    },
  )

  it.each(['-1', '1.5', 'x', '1e9', '1e0', '+1', '01', ' 1', '1.0', '', '100000'])(
    'a route index that is not a small whole number is not found: %j',
    (routeIndex) => {
      const request = { parameters: { id: 'p1', routeIndex }, query: {}, body: {} }
      expect(left(decodeCommand(endpoints.recalculateRoute, request)).code).toBe('not_found')
    },
  )

  it.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '201' }, 'limit'],
    [{ before: 'a\0b' }, 'before'],
  ])('a change list query with invalid values is refused: %j', (query, field) => {
    const request = { parameters: { id: 'p1' }, query, body: undefined }
    expect(left(decodeCommand(endpoints.listChanges, request))).toMatchObject({ code: 'invalid', details: [{ field }] })
  })
})
