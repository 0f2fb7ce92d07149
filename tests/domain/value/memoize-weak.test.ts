import { describe, expect, it } from 'vitest'
import { memoizeWeak } from '../../../src/domain/remembered'

type Key = { readonly name: string }

describe('what is made of a thing', () => {
  const computedFor: string[] = []
  const shout = memoizeWeak(({ name }: Key) => {
    computedFor.push(name)
    return name === '' ? undefined : { loud: name.toUpperCase() }
  })

  it('is made once, and is the same object after', () => {
    const noor = { name: 'noor' }
    expect(shout(noor)).toEqual({ loud: 'NOOR' })
    expect(shout(noor)).toBe(shout(noor))
    expect(computedFor).toEqual(['noor'])
  })

  it('is made anew of another thing that looks the same', () => {
    expect(shout({ name: 'piet' })).not.toBe(shout({ name: 'piet' }))
  })

  it('may be nothing', () => {
    expect(shout({ name: '' })).toBeUndefined()
  })
})
