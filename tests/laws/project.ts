import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as Ord from 'fp-ts/Ord'
import * as S from 'fp-ts/string'
import { calendarDateOf } from '../../src/domain/calendar'
import { newestFirst, projectOpeningOf, projectDate, type ProjectSummary } from '../../src/domain/project'
import { projectNameOf } from '../../src/domain/project-name'
import { isJsonObject, type JsonObject } from '../../src/domain/parse'
import { aRouteDay } from '../kit/arbitraries/day'
import { aProjectName, aSummary, routesWith, someActivityCounts } from '../kit/arbitraries/project'
import { law, type Law } from '../kit/law'
import { decodeProjectSummary } from '../../contract/project'

type DecodeSummary = typeof decodeProjectSummary

const changed =
  (change: (summary: ProjectSummary) => ProjectSummary): DecodeSummary =>
  (value) =>
    O.map(change)(decodeProjectSummary(value))

const record = (value: unknown): JsonObject => (isJsonObject(value) ? value : {})

export const projectLaws: ReadonlyArray<Law> = [
  law({
    name: 'a summary in any spelling',
    statement: 'A project summary decodes the same from each of the forms that servers use.',
    subject: decodeProjectSummary,
    arbitrary: aSummary(),
    holds: (decode, { id, name, stopOrActivityCount, routeCount, createdAt }) => {
      const expected = O.some({ id, name, stopOrActivityCount, routeCount, createdAt })
      const sizes = { stops_size: stopOrActivityCount, routes_size: routeCount }
      assert.deepEqual(decode({ id, name, ...sizes, created_at: createdAt }), expected)
      assert.deepEqual(decode({ id, name, ...sizes, createdAt: createdAt ?? null, status: 'Optimized' }), expected)
      assert.deepEqual(
        decode({
          projectId: id,
          projectName: name,
          status: 'Created',
          stopsCount: stopOrActivityCount,
          routes: Array.from({ length: routeCount }),
          timestamps: { created_at: createdAt },
        }),
        expected,
      )
    },
    mutants: {
      'sizes are not decoded': (value) => {
        const { stops_size: _, ...rest } = record(value)
        return decodeProjectSummary(rest)
      },
      'timestamps are not decoded': (value) => decodeProjectSummary({ ...record(value), timestamps: undefined }),
      'a list of routes is not counted': (value) => decodeProjectSummary({ ...record(value), routes: [] }),
    },
  }),
  law({
    name: 'an optimised project counts activities',
    statement: 'The count of an optimised project is that of the activities of its routes.',
    subject: decodeProjectSummary,
    arbitrary: fc.tuple(someActivityCounts(), fc.nat(99), fc.nat(500)),
    holds: (decode, [counts, more, stopsCount]) => {
      const stopsOf = (routes: ReadonlyArray<number>): number | undefined =>
        O.toUndefined(decode({ id: 'p1', status: 'Optimized', stopsCount, routes: routesWith(routes) }))
          ?.stopOrActivityCount
      assert.equal(stopsOf([]), 0)
      assert.equal(stopsOf([more, ...counts]), more + (stopsOf(counts) ?? NaN))
    },
    mutants: {
      'it counts uploaded stops': (value) => decodeProjectSummary({ ...record(value), status: 'Created' }),
      'it counts routes': changed((summary) => ({ ...summary, stopOrActivityCount: summary.routeCount })),
    },
  }),
  law({
    name: 'any value can be decoded as a summary',
    statement: 'Any value is decoded as a summary or ignored, and its counts are whole numbers from 0.',
    subject: decodeProjectSummary,
    arbitrary: fc.oneof(
      fc.anything(),
      fc.dictionary(
        fc.constantFrom('id', 'name', 'status', 'routes', 'stopsCount', 'stops_size', 'routes_size', 'timestamps'),
        fc.oneof(fc.anything(), fc.constantFrom('Optimized', -1, 1.5, '7', [null], [{ activities: 'many' }])),
      ),
    ),
    holds: (decode, value) => {
      const summary = decode(value)
      if (O.isNone(summary)) return
      const { id, name, stopOrActivityCount, routeCount } = summary.value
      assert.ok(id !== '' && typeof name === 'string')
      assert.ok(
        Number.isSafeInteger(stopOrActivityCount) &&
          stopOrActivityCount >= 0 &&
          Number.isSafeInteger(routeCount) &&
          routeCount >= 0,
      )
    },
    mutants: {
      'counts are not checked': (value) =>
        changed((summary) => ({ ...summary, stopOrActivityCount: Number(record(value)['stopsCount'] ?? 0) }))(value),
      'an id is not required': (value) =>
        changed((summary) => ({ ...summary, id: summary.id === 'none' ? '' : summary.id }))({
          id: 'none',
          ...record(value),
        }),
    },
  }),
  law({
    name: 'the newest project is first',
    statement: 'The project created later comes first, however its date is written.',
    subject: newestFirst,
    arbitrary: fc.tuple(aSummary(), aSummary(), fc.nat(1_000_000), fc.integer({ min: 1, max: 10_000 })),
    holds: (order, [one, other, minute, earlier]) => {
      const newer = { ...one, createdAt: new Date(minute * 60_000).toISOString().replace('Z', '+00:00') }
      const older = { ...other, createdAt: new Date((minute - earlier) * 60_000).toISOString() }
      assert.equal(order.compare(newer, older), -1)
      assert.equal(order.compare(older, newer), 1)
    },
    mutants: {
      'the oldest is first': Ord.reverse(newestFirst),
    },
  }),
  law({
    name: 'projects have one order',
    statement: 'The order of projects is total, whether or not they have a date.',
    subject: newestFirst,
    arbitrary: fc.tuple(aSummary(), aSummary(), aSummary()),
    holds: (order, [one, two, three]) => {
      assert.equal(order.compare(one, two), 0 - order.compare(two, one))
      if (one.id !== two.id) assert.notEqual(order.compare(one, two), 0)
      if (order.compare(one, two) < 0 && order.compare(two, three) < 0) assert.equal(order.compare(one, three), -1)
    },
    mutants: {
      'projects of one moment are equal': Ord.fromCompare<ProjectSummary>((one, other) =>
        one.createdAt === other.createdAt ? 0 : newestFirst.compare(one, other),
      ),
      'projects of unknown age are in the middle': Ord.fromCompare<ProjectSummary>((one, other) =>
        one.createdAt === undefined || other.createdAt === undefined
          ? S.Ord.compare(one.id, other.id)
          : newestFirst.compare(one, other),
      ),
    },
  }),
  law({
    name: 'an accepted project name is accepted again',
    statement: 'A name is trimmed, and an accepted name is accepted again unchanged.',
    subject: projectNameOf,
    arbitrary: fc.tuple(aProjectName(), fc.constantFrom('', ' ', '\t', '  \n')),
    holds: (named, [name, space]) => {
      const typed = `${space}${name}${space}`
      const accepted = named(typed)
      if (E.isRight(projectNameOf(name))) assert.deepEqual(accepted, E.right(name))
      if (E.isRight(accepted)) assert.deepEqual(named(accepted.right), accepted)
    },
    mutants: {
      'a name is not trimmed': (typed) => (E.isRight(projectNameOf(typed)) ? E.right(typed) : projectNameOf(typed)),
      'a name is cut at 20': (typed) => E.map((name: string) => name.slice(0, 20))(projectNameOf(typed)),
    },
  }),
  law({
    name: 'a project has one date',
    statement:
      'The date of a project does not depend on the order of its routes, and is a route day if any of them is a date.',
    subject: projectDate,
    arbitrary: fc.array(aRouteDay(), { maxLength: 6 }),
    holds: (dateOf, days) => {
      const routes = days.map((day) => ({ day }))
      const date = dateOf(routes, undefined)
      assert.deepEqual(dateOf(routes.toReversed(), undefined), date)
      const dates = days.flatMap((day) => calendarDateOf(day) ?? [])
      if (date === undefined) assert.deepEqual(dates, [])
      else assert.ok(dates.some((one) => one.year === date.year && one.month === date.month && one.day === date.day))
    },
    mutants: {
      'it is the day of the first route': (routes, made) => projectDate(routes.slice(0, 1), made),
      'it is the first by text': (routes, made) =>
        projectDate(routes.toSorted((one, other) => ((one.day ?? '') < (other.day ?? '') ? -1 : 1)).slice(0, 1), made),
    },
  }),
  law({
    name: 'opening a project keeps only its own data',
    statement: 'Opening a project keeps stored data only if it is of that project, and never signs the user out.',
    subject: projectOpeningOf,
    arbitrary: fc.tuple(fc.constantFrom('p1', 'p2', ''), fc.constantFrom('p1', 'p2', '', undefined), aProjectName()),
    holds: (opening, [id, storedId, name]) => {
      const { clears, cookies } = opening({ id, name }, storedId)
      assert.deepEqual(cookies, { projectId: id, projectName: name })
      assert.equal(clears.user, false)
      assert.equal(clears.caches.length + clears.cookies.length === 0, storedId === id)
    },
    mutants: {
      'data of an unknown project is kept': (project, storedId) => projectOpeningOf(project, storedId ?? project.id),
      'everything is always cleared': (project) => projectOpeningOf(project, undefined),
      'the user is cleared too': ({ id, name }) => ({
        clears: { user: true, caches: [], cookies: [] },
        cookies: { projectId: id, projectName: name },
      }),
    },
  }),
]
