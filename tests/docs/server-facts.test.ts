import { expect, it } from 'vitest'
import { restorableSince } from '../../server/driver'

/** A fact of docs/specification.md that no other test holds. */
it('restorableSince is 24 hours ago: a driver deleted since then can be restored (§7)', () => {
  expect(restorableSince(new Date('2026-11-23T09:00:00.000Z'))).toBe('2026-11-22T09:00:00.000Z')
})
