import { describe, expect, it } from 'vitest'
import { stopList, type StopList } from '../../../src/domain/stop'
import { STOPS_PER_CHUNK } from '../../../src/domain/stop/stop-position'
import { aStopCalled } from '../../kit/builders/plan'

const stopsNamed = (count: number, letter: string) =>
  Array.from({ length: count }, (_, index) => aStopCalled(`${letter}${index}`))

const hasStop = (list: StopList, id: string): boolean => stopList.get(list, id)?.facts.id === id

describe('stop list: a stop removed and appended again', () => {
  it('the stop is found in exactly the lists that contain it', () => {
    const full = stopList.from(stopsNamed(2 * STOPS_PER_CHUNK, 's'))
    expect(hasStop(full, 's3')).toBe(true)
    const withoutOne = stopList.remove(full, 's3')
    expect(hasStop(withoutOne, 's3')).toBe(false)
    const restored = stopList.put(withoutOne, [aStopCalled('s3')])
    expect([full, withoutOne, restored].map((list) => hasStop(list, 's3'))).toEqual([true, false, true])
    const more = stopList.put(restored, stopsNamed(STOPS_PER_CHUNK, 'n'))
    expect([restored, more].map((list) => hasStop(list, 's3'))).toEqual([true, true])
    expect([restored, more].map((list) => hasStop(list, 'n255'))).toEqual([false, true])
    expect([...more].every(({ facts: { id } }) => hasStop(more, id))).toBe(true)
  })
})
