import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { creationInfo } from '../../../server/project/plan-edit-ports'

const creationInfoAt = (moment: string) => creationInfo({ now: () => new Date(moment), newId: randomUUID })

describe('creationInfo', () => {
  it('a later id sorts after earlier ones', () => {
    const seconds = Array.from({ length: 60 }, (_, second) => `2026-11-22T09:00:${String(second).padStart(2, '0')}Z`)
    const ids = seconds.map((moment) => creationInfoAt(moment).id)
    expect(ids.toSorted()).toEqual(ids)
  })

  it('short ids made at the same moment differ', () => {
    const shortIds = Array.from({ length: 50 }, () => creationInfoAt('2026-11-22T09:00:00Z').shortId)
    expect(new Set(shortIds).size).toBe(50)
  })
})
