import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endpoints, urlOf } from '../../../contract'

const stopUrl = (id: string, stopId: string): string => urlOf(endpoints.readStop, { id, stopId }, {})

describe('urlOf', () => {
  it('the parameters of the path are filled in', () => {
    expect(stopUrl('p1', 's2')).toBe('/delivery/v2/projects/p1/stops/s2')
    expect(urlOf(endpoints.recalculateRoute, { id: 'p1', routeIndex: 0 }, {})).toBe(
      '/delivery/v2/utils/projects/p1/routes/0/recalculateRoute',
    )
  })

  it('the lookup of an address names the suffix also where it is empty (§7)', () => {
    const query = { zip: '3511AB', houseNumber: '12', houseNumberSuffix: '' }
    expect(urlOf(endpoints.lookUpAddress, {}, query)).toBe(
      '/delivery/v2/utils/zipcodecheck?zipcode=3511AB&housenumber=12&suffix=',
    )
  })

  it('a parameter with special characters stays one segment of the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (id, stopId) => {
        const parts = stopUrl(id, stopId).split('/').map(decodeURIComponent)
        expect(parts).toEqual(['', 'delivery', 'v2', 'projects', id.toWellFormed(), 'stops', stopId.toWellFormed()])
      }),
      {
        examples: [
          ['../..', '?x=1#y'],
          ['\ud800', '{stopId}'],
        ],
      },
    )
  })

  it('the query contains the given values and omits undefined ones', () => {
    const page = { before: undefined, limit: undefined }
    expect(urlOf(endpoints.listChanges, { id: 'p' }, page)).toBe('/delivery/v2/projects/p/changes')
    expect(urlOf(endpoints.listChanges, { id: 'p' }, { ...page, limit: 20 })).toBe(
      '/delivery/v2/projects/p/changes?limit=20',
    )
  })
})
