import { describe, expect, it } from 'vitest'
import { memoryClock } from '.'

describe('a clock that stands', () => {
  it('goes on as far as it is told', () => {
    const clock = memoryClock()
    clock.advance(40)
    clock.advance(2)
    expect(clock.now()).toBe(42)
  })

  it('rings in the order of time, each at its own', () => {
    const clock = memoryClock()
    const rung: Array<readonly [string, number]> = []
    clock.schedule(30, () => rung.push(['late', clock.now()]))
    clock.schedule(10, () => rung.push(['early', clock.now()]))
    clock.schedule(31, () => rung.push(['too late', clock.now()]))
    clock.advance(30)
    expect(rung).toEqual([
      ['early', 10],
      ['late', 30],
    ])
  })

  it('rings what was set while it rang, if its time comes', () => {
    const clock = memoryClock()
    const rung: number[] = []
    clock.schedule(10, () => clock.schedule(5, () => rung.push(clock.now())))
    clock.advance(20)
    expect(rung).toEqual([15])
  })

  it('does not ring what was called off', () => {
    const clock = memoryClock()
    const rung: number[] = []
    clock.schedule(10, () => rung.push(1))()
    clock.advance(20)
    expect(rung).toEqual([])
  })
})
