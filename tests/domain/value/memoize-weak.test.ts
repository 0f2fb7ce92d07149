import { describe, expect, it } from 'vitest'
import { memoizeWeak } from '../../../src/domain/value'

type Key = { readonly name: string }

describe('memoizeWeak', () => {
  const computedFor: string[] = []
  const shout = memoizeWeak(({ name }: Key) => {
    computedFor.push(name)
    return name === '' ? undefined : { loud: name.toUpperCase() }
  })

  it('a result is computed once a key, and is the same object afterwards', () => {
    const noor = { name: 'noor' }
    expect(shout(noor)).toEqual({ loud: 'NOOR' })
    expect(shout(noor)).toBe(shout(noor))
    expect(computedFor).toEqual(['noor'])
  })

  it('another object with equal content is computed again', () => {
    expect(shout({ name: 'piet' })).not.toBe(shout({ name: 'piet' }))
  })

  it('undefined is computed again', () => {
    expect(shout({ name: '' })).toBeUndefined()
  })
})
