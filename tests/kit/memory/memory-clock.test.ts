import { describe, expect, it } from 'vitest'
import { memoryClock } from '.'

describe('memoryClock', () => {
  it('the clock advances by the given time', () => {
    const clock = memoryClock()
    clock.advance(40)
    clock.advance(2)
    expect(clock.now()).toBe(42)
  })

  it('timers fire in the order of their times, each at its own time', () => {
    const clock = memoryClock()
    const rung: Array<readonly [string, number]> = []
    clock.startTimer(30, () => rung.push(['late', clock.now()]))
    clock.startTimer(10, () => rung.push(['early', clock.now()]))
    clock.startTimer(31, () => rung.push(['too late', clock.now()]))
    clock.advance(30)
    expect(rung).toEqual([
      ['early', 10],
      ['late', 30],
    ])
  })

  it('a timer that is set by another timer fires if its time comes', () => {
    const clock = memoryClock()
    const rung: number[] = []
    clock.startTimer(10, () => clock.startTimer(5, () => rung.push(clock.now())))
    clock.advance(20)
    expect(rung).toEqual([15])
  })

  it('a cancelled timer never fires', () => {
    const clock = memoryClock()
    const rung: number[] = []
    clock.startTimer(10, () => rung.push(1))()
    clock.advance(20)
    expect(rung).toEqual([])
  })
})
