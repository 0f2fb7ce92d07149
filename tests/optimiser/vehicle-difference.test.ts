import { expect, it } from 'vitest'
import { vehicleDifferenceOf } from '../../optimiser/anneal'

const shareOf = (visitCount: ReadonlyArray<number>, kindOf: ReadonlyArray<number>): number =>
  vehicleDifferenceOf(Int32Array.from(visitCount), Int32Array.from(kindOf))

it('a kind of vehicle of which none is in use makes the vehicles no less alike', () => {
  expect(shareOf([3, 2, 0, 0], [0, 0, 2, 3])).toBe(0)
})

it('one route of four on another kind of vehicle makes a share of a half', () => {
  expect(shareOf([3, 2, 1, 1, 0], [0, 0, 0, 3, 3])).toBe(0.5)
})

it('two kinds with as many routes each make the whole share', () => {
  expect(shareOf([3, 2, 1, 1], [0, 0, 2, 2])).toBe(1)
})

it('where no vehicle is in use, the share is zero', () => {
  expect(shareOf([0, 0], [0, 1])).toBe(0)
})
