import fc from 'fast-check'
import type { ProjectSummary } from '../../../src/domain/project'

export const aProjectName = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('Maandag', 'Week 48', "Bloemen naar 's-Hertogenbosch", 'Coöperatie ïs', 'x'.repeat(120), '🚚'),
    fc.string({ minLength: 1, maxLength: 30 }).map((text) => text.trim() || 'Maandag'),
  )

/** Few timestamps in several formats, so that two projects may have the same one. */
const aCreationMoment = (): fc.Arbitrary<string> =>
  fc.constantFrom(
    '2026-11-20T15:42:00.000Z',
    '2026-11-20T16:42:00+01:00',
    '2026-11-20T16:42',
    '2026-11-19T09:00:00Z',
    '2025-01-01T00:00Z',
  )

export const aSummary = (): fc.Arbitrary<ProjectSummary> =>
  fc.record(
    {
      id: fc.oneof(fc.uuid(), fc.constantFrom('1', '2', 'één')),
      name: aProjectName(),
      stopOrActivityCount: fc.nat(500),
      routeCount: fc.nat(20),
      createdAt: fc.option(fc.oneof(aCreationMoment(), fc.constant('yesterday')), { nil: undefined, freq: 4 }),
    },
    { noNullPrototype: true },
  )

/** The number of activities on each route of an optimised project. */
export const someActivityCounts = (): fc.Arbitrary<ReadonlyArray<number>> => fc.array(fc.nat(30), { maxLength: 8 })

export const routesWith = (counts: ReadonlyArray<number>): ReadonlyArray<unknown> =>
  counts.map((count) => ({ activities: Array.from({ length: count }, (_, index) => ({ id: `a${index}` })) }))
