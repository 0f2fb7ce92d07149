import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNewStops } from '../../../../server/storage/sql/stop-sort-keys'
import { STOPS_PER_CHUNK } from '../../../../src/domain/stop/stop-position'
import { stopList } from '../../../../src/domain/stop'
import { aStopCalled } from '../../../kit/builders/plan'

const rowsOf = (list: string) => {
  const stops = list.split('').map((letter, index) => aStopCalled(`${letter}${index}`))
  const newIds = new Set(stops.map(({ facts: { id } }) => id).filter((id) => id.startsWith('n')))
  return findNewStops(stopList.from(stops), newIds).map(({ stops: row, after, before }) =>
    [after ?? '', row.map(({ facts: { id } }) => id).join('+'), before ?? ''].join('<'),
  )
}

describe('findNewStops', () => {
  it.each([
    ['', []],
    ['ss', []],
    ['n', ['<n0<']],
    ['nn', ['<n0+n1<']],
    ['sn', ['s0<n1<']],
    ['ns', ['<n0<s1']],
    ['sns', ['s0<n1<s2']],
    ['nsnnsn', ['s4<n5<', 's1<n2+n3<s4', '<n0<s1']],
  ])('the new stops of "%s" are found as %j', (list, rows) => {
    expect(rowsOf(list)).toEqual(rows)
  })

  it('every new stop is found between its neighbours', () => {
    const aList = fc.string({ unit: fc.constantFrom('s', 's', 's', 'n'), maxLength: 3 * STOPS_PER_CHUNK, size: 'max' })
    fc.assert(
      fc.property(aList, (list) => {
        const rows = rowsOf(list)
        expect(rows).toHaveLength(list.split(/s+/).filter((row) => row !== '').length)
        expect(rows.flatMap((row) => row.split('<')[1]?.split('+') ?? [])).toHaveLength(list.replaceAll('s', '').length)
        const names = list.split('').map((letter, index) => `${letter}${index}`)
        for (const row of rows) {
          const [after, newNames = '', before] = row.split('<')
          const runNames = newNames.split('+')
          const first = names.indexOf(runNames[0] ?? '')
          expect(names.slice(first, first + runNames.length)).toEqual(runNames)
          expect([names[first - 1] ?? '', names[first + runNames.length] ?? '']).toEqual([after, before])
        }
      }),
      { numRuns: 50 },
    )
  })
})
