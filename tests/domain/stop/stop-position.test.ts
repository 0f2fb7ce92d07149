import { describe, expect, it } from 'vitest'
import { getStop, stopListOf, removeFromList, putStops, type StopList } from '../../../src/domain/stop'
import { STOPS_PER_CHUNK } from '../../../src/domain/stop/stop-list'
import { aStopCalled } from '../../kit/builders/plan'

const named = (count: number, letter: string) => Array.from({ length: count }, (_, at) => aStopCalled(`${letter}${at}`))

const finds = (list: StopList, id: string): boolean => getStop(list, id)?.id === id

describe('a stop that left a list and came back at its end', () => {
  it('is found in every one of the lists, and in none that it is not in', () => {
    const full = stopListOf(named(2 * STOPS_PER_CHUNK, 's'))
    expect(finds(full, 's3')).toBe(true)
    const without = removeFromList(full, 's3')
    expect(finds(without, 's3')).toBe(false)
    const again = putStops(without, [aStopCalled('s3')])
    expect([full, without, again].map((list) => finds(list, 's3'))).toEqual([true, false, true])
    const more = putStops(again, named(STOPS_PER_CHUNK, 'n'))
    expect([again, more].map((list) => finds(list, 's3'))).toEqual([true, true])
    expect([again, more].map((list) => finds(list, 'n255'))).toEqual([false, true])
    expect([...more].every(({ id }) => finds(more, id))).toBe(true)
  })
})
