import fc from 'fast-check'
import type { StopFacts } from '../../../src/domain/stop'
import { headquarters } from './proposal'
import { factsOf } from './replan'

type Slot = Pick<StopFacts, 'timeSlotEarliest' | 'timeSlotLatest'>

const slots: ReadonlyArray<Partial<Slot>> = [
  {},
  {},
  { timeSlotEarliest: '10:00', timeSlotLatest: '12:00' },
  { timeSlotEarliest: '14:00' },
  { timeSlotLatest: '10:30' },
]

/** A stop up to 20 km from the headquarters, often with a time slot. */
export const arbitraryFacts = (id: string, furtherSlots: typeof slots = []): fc.Arbitrary<StopFacts> =>
  fc
    .record({
      lat: fc.integer({ min: -200, max: 200 }),
      lng: fc.integer({ min: -200, max: 200 }),
      duration: fc.integer({ min: 0, max: 40 }),
      slot: fc.constantFrom(...slots, ...furtherSlots),
    })
    .map(({ lat, lng, duration, slot }) => ({
      ...factsOf('1'),
      ...slot,
      id,
      duration,
      coordinates: { lat: headquarters.lat + lat / 1000, lng: headquarters.lng + lng / 1000 },
    }))
