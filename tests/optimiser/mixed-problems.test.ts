import { describe, expect, it } from 'vitest'
import { compareWithBruteForce } from './compare-with-brute-force'

describe('compareWithBruteForce', () => {
  it('plans of small problems with any mixture of features are valid and cost at most 2 % more than the cheapest', () => {
    expect(compareWithBruteForce(50, 1)).toEqual({ problems: 50, refused: [], dearer: [] })
  })

  it('a stop is planned that fits only if the others are not each at their cheapest position', () => {
    expect(compareWithBruteForce(1, 3_000_745)).toEqual({ problems: 1, refused: [], dearer: [] })
  })
})
