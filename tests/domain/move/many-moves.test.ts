import { describe, expect, it } from 'vitest'
import { applyMoves, type Move } from '../../../src/domain/move'
import { movesContext } from '../../kit/builders/moves-context'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'

/** 1 + 2 + … + 1,414 positions are more than a million; for one stop fewer they are not. */
const ids = Array.from({ length: 1_414 }, (_, number) => `n${number}`)
const plan = aPlanOf([aRouteTo([])], ids)

const movesTo = (position: Move['position']): ReadonlyArray<Move> =>
  ids.map((stop) => ({ stop, to: { kind: 'route', index: 0 }, position, from: undefined }))
const toCheapest = movesTo({ kind: 'cheapest' })

describe('applyMoves with very many moves to one route', () => {
  it('a thousand stops find their cheapest positions', () => {
    expect(right(applyMoves(plan, toCheapest.slice(0, 1_000), movesContext)).movedStops.length).toBe(1_000)
  })

  it('more than a million positions are not compared', () => {
    expect(left(applyMoves(plan, toCheapest, movesContext))).toEqual({ kind: 'too many positions' })
  })

  it('moves that name their positions compare none', () => {
    expect(right(applyMoves(plan, movesTo({ kind: 'first' }), movesContext)).movedStops.length).toBe(1_414)
  })
})
