import { describe, expect, it } from 'vitest'
import { laws } from './index'
import { testRuns } from './test-runs'

describe.each(Object.entries(laws))('the laws of %s', (_, moduleLaws) => {
  it.each(moduleLaws.map((law) => [law.statement, law] as const))('%s', (_words, law) => {
    const { holds, refuted } = law.check(testRuns)
    expect(holds, `${refuted?.text}\n\n${refuted?.reason}`).toBe(true)
  })
})

describe('laws', () => {
  it('every law has a unique name', () => {
    const names = Object.values(laws)
      .flat()
      .map((law) => law.name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
