import { expect, it } from 'vitest'
import { formatKilometres } from '../../../src/domain/text'

it('kilometres from 10 up are whole', () => {
  expect([0, 940, 9_940, 9_960, 676_400, 2_339_000].map(formatKilometres)).toEqual([
    '0',
    '0.9',
    '9.9',
    '10',
    '676',
    '2,339',
  ])
})
