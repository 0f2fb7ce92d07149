import { describe, expect, it } from 'vitest'
import type { JobKeeper, Undertaking } from '../../src/application/optimisation'

export const anUndertaking: Undertaking = {
  job: 'job_41e0',
  days: ['2026-11-23', 'Di'],
  stops: 94,
  planFor: 'drivers',
  crews: ['drv_1', 'drv_2'],
  budgetSeconds: 20,
  askedAt: 1_795_000_000_000,
}

/** What every job keeper must do; `open` makes an empty one. */
export const jobKeeperContract = (fill: string, open: () => JobKeeper): void => {
  describe(`a job keeper, filled by ${fill}`, () => {
    it('keeps one optimisation for each project, until it is removed', () => {
      const keeper = open()
      expect(keeper.kept('7')).toBeUndefined()
      const other: Undertaking = { ...anUndertaking, job: 'job_52f1', planFor: 'carriers' }
      keeper.keep('7', other)
      keeper.keep('7', anUndertaking)
      keeper.keep('8', other)
      expect([keeper.kept('7'), keeper.kept('8')]).toEqual([anUndertaking, other])
      keeper.keep('7', undefined)
      expect([keeper.kept('7'), keeper.kept('8')]).toEqual([undefined, other])
    })

    it('forgets those of all projects', () => {
      const keeper = open()
      for (const project of ['7', '8']) keeper.keep(project, anUndertaking)
      keeper.forget()
      expect(['7', '8'].map(keeper.kept)).toEqual([undefined, undefined])
    })
  })
}
