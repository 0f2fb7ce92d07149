import { describe, expect, it } from 'vitest'
import { memoizeWeak } from '../../../src/domain/value'

type Key = { readonly name: string }

describe('memoizeWeak', () => {
  const computedFor: string[] = []
  const memoized = memoizeWeak(({ name }: Key) => {
    computedFor.push(name)
    return name === '' ? undefined : { loud: name.toUpperCase() }
  })

  it('a result is computed once a key, and is the same object afterwards', () => {
    const noor = { name: 'noor' }
    expect(memoized(noor)).toEqual({ loud: 'NOOR' })
    expect(memoized(noor)).toBe(memoized(noor))
    expect(computedFor).toEqual(['noor'])
  })

  it('another object with equal content is computed again', () => {
    expect(memoized({ name: 'piet' })).not.toBe(memoized({ name: 'piet' }))
  })

  it('undefined is computed again', () => {
    expect(memoized({ name: '' })).toBeUndefined()
  })
})
