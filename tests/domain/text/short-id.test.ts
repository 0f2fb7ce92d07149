import { expect, it } from 'vitest'
import { shortIdOf } from '../../../src/domain/text'

it.each([
  ['5d1c0f6a-92ab-4c1e-8f00-1234567890ab', '5D1C0F'],
  ['5d-1-c0f6', '5D1C0F'],
  ['x7', 'X7'],
])('the short id of %s is %s', (id, short) => {
  expect(shortIdOf(id)).toBe(short)
})
