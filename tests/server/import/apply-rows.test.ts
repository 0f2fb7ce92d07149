import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { encodeStop } from '../../../contract/stop'
import { applyRows, matchRows } from '../../../server/import'
import { runAtOnce } from '../../../src/domain/value'
import { assemblePlan, stopOf } from '../../../src/domain/plan'
import { isCustomerStop, newStop, stopList } from '../../../src/domain/stop'
import { parseImport, type StopToImport } from '../../../src/domain/upload'
import { aPlan, numbered } from '../../kit/arbitraries/plan'
import { aDraft, plainRow } from '../../kit/arbitraries/upload'
import { assertValidPlan } from '../../kit/assert-valid-plan'
import { left, right } from '../../kit/either'
import { jsonRoundTrip } from '../../kit/json-round-trip'

const nowhere = () => undefined
const applied = (...input: Parameters<typeof applyRows>) => runAtOnce(applyRows(...input))
const ids = () => {
  let count = 0
  return () => ({ id: `new-${(count += 1)}`, shortId: 'N', createdAt: '2026-11-23T08:00:00.000Z' })
}

/** A plan whose customer stops are those of drafts, with references of their own. */
const aReferencedPlan = () =>
  fc.tuple(aPlan(1, 2).map(numbered), fc.array(aDraft(), { minLength: 20, maxLength: 20 })).map(([plan, drafts]) =>
    assemblePlan(
      plan.routes,
      Array.from(plan.stops, (stop, index) => {
        const draft = drafts[index % drafts.length]
        return draft === undefined || !isCustomerStop(stop)
          ? stop
          : {
              ...stop,
              facts: {
                ...newStop({ ...draft, groupedExternalTaskIds: [`T-${index}`, `merged-${index}`] }, stop.facts).facts,
                flags: stop.facts.flags,
              },
            }
      }),
      plan.unknownFields,
    ),
  )

describe('applyRows', () => {
  it('rows of the stops of a project update nothing in it', () => {
    fc.assert(
      fc.property(aReferencedPlan(), (plan) => {
        const rows = Array.from(plan.stops).filter(isCustomerStop).map(encodeStop).map(jsonRoundTrip)
        fc.pre(rows.length > 0)
        const matched = right(runAtOnce(matchRows(plan, { mode: 'update', rows: right(parseImport(rows)) })))
        const imported = right(applied(plan, matched, nowhere, ids()))
        expect(imported).toMatchObject({ addedCount: 0, updatedCount: 0, unchangedCount: rows.length })
        expect(imported.plan).toEqual(plan)
      }),
    )
  })

  it('an update to other rows keeps every place and reference, makes a valid plan, and is no change the second time', () => {
    fc.assert(
      fc.property(aReferencedPlan(), fc.array(aDraft(), { minLength: 1, maxLength: 6 }), (plan, drafts) => {
        const stops = Array.from(plan.stops).filter(isCustomerStop)
        const rows = drafts.map((draft, index) =>
          plainRow({
            ...draft,
            groupedExternalTaskIds: [stops[index]?.facts.groupedExternalTaskIds[index % 2] ?? `X-${index}`],
          }),
        )
        const request = { mode: 'update', rows: right(parseImport(rows)) } as const
        const first = applied(plan, right(runAtOnce(matchRows(plan, request))), nowhere, ids())
        fc.pre(first._tag === 'Right')
        const imported = right(first)
        assertValidPlan(imported.plan)
        for (const { facts, placement } of plan.stops) {
          const after = right(E.fromOption(() => facts.id)(stopOf(imported.plan, facts.id)))
          expect(after.placement.isPlanned).toBe(placement.isPlanned)
          expect(after.facts.groupedExternalTaskIds).toEqual(facts.groupedExternalTaskIds)
        }
        expect(imported.plan.routes.map(({ visits }) => visits.map(({ id }) => id))).toEqual(
          plan.routes.map(({ visits }) => visits.map(({ id }) => id)),
        )
        expect(stopList.size(imported.plan.stops)).toBe(stopList.size(plan.stops) + imported.addedCount)
        const second = right(
          applied(imported.plan, right(runAtOnce(matchRows(imported.plan, request))), nowhere, ids()),
        )
        expect(second).toMatchObject({ addedCount: 0, updatedCount: 0 })
      }),
    )
  })

  it('rows that would make a project larger than 20,000 stops are refused with the number', () => {
    const [row] = right(parseImport([{ customerName: 'Den', zip: '2801 YA', houseNumber: '1' }]))
    assert(row !== undefined)
    const stops = Array.from({ length: 20_000 }, (_, index) =>
      newStop(row.draft, { id: `s${index}`, shortId: 'S', createdAt: '' }),
    )
    const plan = assemblePlan([], stops, {})
    const rows = right(runAtOnce(matchRows(plan, { mode: 'add', rows: [row] })))
    expect(left(applied(plan, rows, nowhere, ids()))).toMatchObject({
      code: 'bad_upload',
      details: [{ row: 1, field: 'file', reason: 'The project would have 20,001 stops, more than 20,000' }],
    })
  })

  it('a row says the same after it was written and read', () => {
    fc.assert(
      fc.property(aDraft(), (draft) => {
        const stops = right(parseImport([plainRow(draft)]))
        expect(right(parseImport(stops.map(rowOfImport).map(jsonRoundTrip)))).toEqual(stops)
      }),
    )
  })
})

/** The row of a stop: the fields that it gives, under the names that the program writes. */
const rowOfImport = ({ draft: { unknownFields, coordinates, ...fields }, ...stop }: StopToImport) => {
  const values: Readonly<Record<string, unknown>> = { ...fields, ...coordinates }
  return { ...unknownFields, ...Object.fromEntries(stop['given'].map((field) => [field, values[field]])) }
}
