import { expect, it } from 'vitest'
import { metresChange, secondsChange, stopsChange, percentChange } from '../../../src/ui/plan/format-figures'

it('a lower figure is better, a difference that rounds to zero is no change, and a line breaks in none', () => {
  expect([-35_000, 35_000, 40, 0].map(metresChange)).toEqual([
    { text: '−35\u00a0km', kind: 'better' },
    { text: '+35\u00a0km', kind: 'worse' },
    { text: 'no change', kind: 'same' },
    { text: 'no change', kind: 'same' },
  ])
  expect([-48 * 60, 72 * 60, 20].map((difference) => secondsChange(difference).text)).toEqual([
    '−48\u00a0min',
    '+1\u00a0h\u00a012\u00a0min',
    'no change',
  ])
  expect([-4, 1_200, 0].map((difference) => stopsChange(difference).text)).toEqual(['−4', '+1,200', 'no change'])
})

it('a change from zero has no percentage', () => {
  expect([percentChange(711, 676).text, percentChange(0, 676).text]).toEqual(['−5%', 'no change'])
})
