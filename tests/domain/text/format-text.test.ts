import { expect, it } from 'vitest'
import { capitalise, joinNames } from '../../../src/domain/text'

it.each([
  ['locked by demo', 'Locked by demo'],
  ['Émile’s', 'Émile’s'],
  ['émile’s', 'Émile’s'],
  ['30 over', '30 over'],
  ['', ''],
])('%j at the beginning of a sentence is %j', (text, capitalised) => {
  expect(capitalise(text)).toBe(capitalised)
})

it.each([
  [[], ''],
  [['Piet'], 'Piet'],
  [['Piet', 'Anna'], 'Piet and Anna'],
  [['Piet', 'Anna', 'Rob'], 'Piet and 2 others'],
])('the names %j are joined to %j', (names, text) => {
  expect(joinNames(names)).toBe(text)
})
