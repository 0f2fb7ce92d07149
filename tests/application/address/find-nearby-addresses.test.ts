import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { findNearbyAddresses } from '../../../src/application/address'
import { right } from '../../kit/either'

const biltstraat = (houseNumber: string) => ({
  street: 'Biltstraat',
  houseNumber,
  city: 'Amersfoort',
  coordinates: { lat: 52, lng: Number(houseNumber) / 1000 },
})

const findAmong = async (known: ReadonlyArray<string>, houseNumber = '101', houseNumberSuffix = '') => {
  const find = findNearbyAddresses(async ({ houseNumber: number, houseNumberSuffix: suffix }) =>
    known.includes(number + suffix)
      ? E.right(biltstraat(number))
      : E.left({ kind: 'refused', code: 'not_found', message: '' }),
  )
  const found = right(await find({ zip: '3811WH', houseNumber, houseNumberSuffix }))
  return found.map(({ lookup, isExact }) => [lookup.houseNumber + lookup.houseNumberSuffix, isExact])
}

describe('findNearbyAddresses', () => {
  it('the nearest houses on the same side come first, and three at most', async () => {
    expect(await findAmong(['97', '99', '102', '103', '105'])).toEqual([
      ['99', false],
      ['103', false],
      ['97', false],
    ])
  })

  it('the address itself is exact, and a suffix may be left out', async () => {
    expect(await findAmong(['101', '99'])).toEqual([
      ['101', true],
      ['99', false],
    ])
    expect(await findAmong(['101'], '101', 'B')).toEqual([['101', false]])
    const answersAnother = findNearbyAddresses(async ({ houseNumber, houseNumberSuffix }) =>
      houseNumber === '101'
        ? E.right({ ...biltstraat(houseNumber), isExact: houseNumberSuffix === '' })
        : E.left({ kind: 'refused', code: 'not_found', message: '' }),
    )
    const found = right(await answersAnother({ zip: '3811WH', houseNumber: '101', houseNumberSuffix: 'B' }))
    expect(found.map(({ isExact }) => isExact)).toEqual([false, false])
  })

  it('where the register answers no call, the failure is shown, and no address is offered', async () => {
    const unreachable = { kind: 'unreachable' } as const
    const lookup = { zip: '3811WH', houseNumber: '101', houseNumberSuffix: '' }
    expect(await findNearbyAddresses(async () => E.left(unreachable))(lookup)).toEqual(E.left(unreachable))
    const findInPart = findNearbyAddresses(async ({ houseNumber }) =>
      E.left(houseNumber === '101' ? unreachable : { kind: 'refused', code: 'not_found', message: '' }),
    )
    expect(await findInPart(lookup)).toEqual(E.right([]))
  })

  it('nothing is found where the register has no house nearby, or the number is none', async () => {
    expect(await findAmong([])).toEqual([])
    expect(await findAmong(['2'], 'Boot')).toEqual([])
    expect(await findAmong(['1', '3'], '1')).toEqual([
      ['1', true],
      ['3', false],
    ])
  })
})
