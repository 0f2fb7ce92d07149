import { describe, expect, it } from 'vitest'
import { memoizeWeak, memoizeWeakPair } from '../../../src/domain/value'

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

describe('memoizeWeakPair', () => {
  it('a result is computed once a pair, whichever of its keys other pairs have too', () => {
    const computedFor: string[] = []
    const memoized = memoizeWeakPair((one: Key, other: Key) => {
      computedFor.push(`${one.name} ${other.name}`)
      return { both: [one, other] }
    })
    const [noor, piet] = [{ name: 'noor' }, { name: 'piet' }]
    expect(memoized(noor, piet)).toEqual({ both: [noor, piet] })
    expect(memoized(noor, piet)).toBe(memoized(noor, piet))
    expect(memoized(noor, noor)).toEqual({ both: [noor, noor] })
    memoized(piet, noor)
    expect(computedFor).toEqual(['noor piet', 'noor noor', 'piet noor'])
  })
})
