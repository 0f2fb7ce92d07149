import { createHash } from 'node:crypto'
import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compressText, changeText } from '../../../../server/storage/sql/stored-texts'
import { diffPlans } from '../../../../src/domain/history'
import { beforeAndAfter } from '../../../kit/arbitraries/history'
import { moveStop, type Plan } from '../../../../src/domain/plan'
import type { Route } from '../../../../src/domain/route'
import { sequenceNumberOf } from '../../../../src/domain/stop'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { right } from '../../../kit/either'
import { encodePlanChange } from '../../../kit/encode-plan-change'

describe('changeText', () => {
  it('the text equals that of the change, however often its routes were written before', () => {
    assert(
      property(beforeAndAfter(), ({ before, after }) => {
        const change = diffPlans(before, after)
        for (const text of [changeText(change), changeText(change)])
          expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(encodePlanChange(change))))
      }),
    )
  })
})

const hashOf = (seed: string) => createHash('sha512').update(seed)

/** As long and as random as the ids that the server makes. */
const idOf = (seed: string): string => `mwztkp4k-${hashOf(seed).digest('hex').slice(0, 36)}`

/** As random as the line of a drive along real roads. */
const lineOf = (seed: string): string => hashOf(seed).digest('base64')

const STOPS = 50

/** A route with times and a line, as drives along roads make them; `after` tells the lines of two states apart. */
const driven = (route: Route, after: string): Route => ({
  ...route,
  overviewPolyline: route.visits
    .map(({ id }, index) => lineOf(index > 4 && index < 10 ? `${after}${id}` : id))
    .join(''),
  visits: route.visits.map((visit, index) => {
    const time = new Date(Date.UTC(2026, 10, 23, 8, 0, index * 437 + after.length)).toISOString()
    return { ...visit, arrival: time, departure: time }
  }),
})

const drivenPlan = (plan: Plan, after: string): Plan => ({
  ...plan,
  routes: plan.routes.map((route) => driven(route, after)),
})

describe('compressText for a stop that moves between two routes of fifty stops', () => {
  it('the stored change takes at most 8 kB, with ids and lines as the product makes them', () => {
    const idsOf = (index: number) => Array.from({ length: STOPS }, (_, k) => idOf(`${index}-${k}`))
    const before = aPlanOf(
      [0, 1].map((index) => aRouteTo(idsOf(index), { index })),
      [],
    )
    const after = right(moveStop(before, { id: idsOf(0)[5] ?? '', to: 1, number: right(sequenceNumberOf(50)) }))
    const text = changeText(diffPlans(drivenPlan(before, 'before'), drivenPlan(after, 'after')))
    expect(text.length).toBeGreaterThan(11_000)
    expect(compressText(text).length).toBeLessThan(8_000)
  })
})
