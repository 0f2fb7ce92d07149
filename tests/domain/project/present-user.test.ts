import { expect, it } from 'vitest'
import { describePresence } from '../../../src/domain/project'

const since = '2026-11-24T07:02:00.000Z'

it.each([
  [[], ''],
  [['Piet'], 'Piet is here too'],
  [['Piet', 'Anna'], 'Piet and Anna are here too'],
  [['Piet', 'Anna', 'Rob'], 'Piet and 2 others are here too'],
])('the sentence of %j is %j', (names, sentence) => {
  expect(describePresence(names.map((name) => ({ name, since })))).toBe(sentence)
})
