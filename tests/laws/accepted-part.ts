import assert from 'node:assert/strict'
import fc from 'fast-check'
import { diffPlans, isEmptyChange } from '../../src/domain/history'
import { compareRoutes, comparisonKeyOf, acceptedPart, type RouteComparison } from '../../src/domain/optimisation'
import { assemblePlan, planFromDocuments, type Plan } from '../../src/domain/plan'
import { stopList, type StopId } from '../../src/domain/stop'
import { aStoredPlan } from '../kit/arbitraries/history'
import { aStopEdit } from '../kit/stop-edits'
import { afterEdit, type Edit } from '../kit/edits'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { assertConsistent } from '../kit/simple-plan'
import { plansBeforeAndAfter, planTable } from '../kit/tables/plan-table'

type AcceptPart = typeof acceptedPart
type ProposalCase = { readonly now: Plan; readonly proposed: Plan; readonly declined: ReadonlySet<string> }

/** An edit between the current plan and a proposal: the same stops in other sequences. */
const aProposalEdit = (): fc.Arbitrary<Edit> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: aStopEdit()
        .filter(({ kind }) => kind === 'move' || kind === 'resequence' || kind === 'unplan')
        .map((stopEdit): Edit => ({ edit: 'stop', stopEdit })),
    },
    fc.record({ edit: fc.constant('carrier' as const), which: fc.nat(30), carrier: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ edit: fc.constant('drop' as const), route: fc.nat(4) }),
    fc.record({ edit: fc.constant('note' as const), which: fc.nat(30), notes: fc.constant('left out: too far') }),
  )

const aProposalCase = (): fc.Arbitrary<ProposalCase> =>
  fc
    .tuple(
      aStoredPlan(),
      fc.array(aProposalEdit(), { minLength: 1, maxLength: 8 }),
      fc.array(fc.boolean(), { minLength: 12 }),
    )
    .map(([now, edits, picks]) => {
      const proposed = edits.reduce(afterEdit, now)
      const declined = compareRoutes(now.routes, proposed.routes).filter((_, index) => picks[index] === true)
      return { now, proposed, declined: new Set(declined.map(comparisonKeyOf)) }
    })

const visitsOf = (one: RouteComparison['before']): ReadonlyArray<StopId> => one?.visits.map(({ id }) => id) ?? []

const show = ({ now, proposed, declined }: ProposalCase, subject: AcceptPart): string =>
  `declined ${[...declined].join(', ')}\n${[planTable('today', now), planTable('proposed', proposed), planTable('part', subject(now, proposed, declined))].join('\n\n')}`

/** For mutants: a part of the proposal with other routes, its stops following. */
const mutatePart =
  (change: (part: Plan, proposalCase: ProposalCase) => Plan['routes']): AcceptPart =>
  (now, proposed, declined) => {
    const part = acceptedPart(now, proposed, declined)
    return assemblePlan(change(part, { now, proposed, declined }), part.stops, part.unknownFields)
  }

export const acceptedPartLaws: ReadonlyArray<Law> = [
  law({
    name: 'a part of a proposal',
    statement:
      'An accepted route visits the stops of the proposal. A declined route keeps its number, and loses only stops that an accepted route visits. Every stop is in the plan, on one route at most.',
    subject: acceptedPart,
    arbitrary: aProposalCase(),
    holds: (subject, { now, proposed, declined }) => {
      const part = subject(now, proposed, declined)
      assertConsistent(part)
      const compared = compareRoutes(now.routes, proposed.routes)
      const accepted = compared.filter((one) => !declined.has(comparisonKeyOf(one)))
      const carriedOver = new Set(accepted.flatMap(({ after }) => visitsOf(after)))
      const expectedRoutes = compared.flatMap((one) => {
        const { before, after } = one
        if (!declined.has(comparisonKeyOf(one)))
          return after === undefined ? [] : [{ index: before?.index, name: after.name, visits: visitsOf(after) }]
        return before === undefined
          ? []
          : [{ index: before.index, name: before.name, visits: visitsOf(before).filter((id) => !carriedOver.has(id)) }]
      })
      const indexes = part.routes.map(({ index }) => index)
      assert.equal(new Set(indexes).size, indexes.length)
      assert.equal(part.routes.length, expectedRoutes.length)
      for (const { index, name, visits } of expectedRoutes)
        assert.ok(
          part.routes.some(
            (route) =>
              (index === undefined || route.index === index) &&
              route.name === name &&
              visitsOf(route).join() === visits.join(),
          ),
          `No route ${name} to ${visits.join(' ')}`,
        )
      assert.deepEqual(
        Array.from(part.stops, ({ facts: { id } }) => id),
        Array.from(now.stops, ({ facts: { id } }) => id),
      )
    },
    mutants: {
      'a moved stop also stays on its current route': mutatePart(({ routes }, { now, declined }) =>
        routes.map((route) => {
          const before = now.routes.find(({ index }) => index === route.index)
          return before !== undefined && declined.size > 0 && before.visits.length > route.visits.length
            ? { ...route, visits: before.visits }
            : route
        }),
      ),
      'declined routes are dropped': mutatePart(({ routes }, { now }) =>
        routes.filter((route) => !now.routes.includes(route)),
      ),
      'new routes are left out': mutatePart(({ routes }, { now }) =>
        routes.filter(({ index }) => now.routes.some((route) => route.index === index)),
      ),
      'all routes are accepted': (now, proposed) => acceptedPart(now, proposed, new Set()),
      'an unplanned stop is lost': (now, proposed, declined) => {
        const part = acceptedPart(now, proposed, declined)
        const lost = [...part.stops].find(({ placement: { routeNumber } }) => routeNumber === undefined)
        return lost === undefined ? part : { ...part, stops: stopList.remove(part.stops, lost.facts.id) }
      },
    },
    show,
  }),
  law({
    name: 'none or all of a proposal',
    statement:
      'Accepting no route gives the current plan; accepting all routes gives every stop its proposed placement.',
    subject: acceptedPart,
    arbitrary: aProposalCase(),
    holds: (subject, { now, proposed }) => {
      const none = new Set(compareRoutes(now.routes, proposed.routes).map(comparisonKeyOf))
      const unchanged = subject(now, proposed, none)
      assert.deepEqual(
        unchanged.routes,
        now.routes.toSorted((one, other) => one.index - other.index),
      )
      const all = subject(now, proposed, new Set())
      for (const stop of proposed.stops) {
        const current = stopList.get(all.stops, stop.facts.id)
        assert.equal(current?.placement.stopNumber, stop.placement.stopNumber)
        assert.equal(current.placement.routeName, stop.placement.routeName)
        assert.equal(current.facts.notes, stop.facts.notes)
      }
    },
    mutants: {
      'no route is ever accepted': (now) => now,
      'the whole proposal is the result': (_, proposed) => proposed,
      'stop details are those of the current plan': (now, proposed, declined) => {
        const part = acceptedPart(now, proposed, declined)
        return assemblePlan(part.routes, now.stops, part.unknownFields)
      },
    },
    show,
  }),
  law({
    name: 'stops of declined routes',
    statement: 'A stop on a declined route keeps its details.',
    subject: acceptedPart,
    arbitrary: aProposalCase(),
    holds: (subject, { now, proposed, declined }) => {
      const part = subject(now, proposed, declined)
      const compared = compareRoutes(now.routes, proposed.routes).filter((one) => declined.has(comparisonKeyOf(one)))
      const carriedOver = new Set(
        compareRoutes(now.routes, proposed.routes)
          .filter((one) => !declined.has(comparisonKeyOf(one)))
          .flatMap(({ after }) => visitsOf(after)),
      )
      for (const id of compared.flatMap(({ before }) => visitsOf(before)))
        if (!carriedOver.has(id))
          assert.equal(stopList.get(part.stops, id)?.facts.notes, stopList.get(now.stops, id)?.facts.notes)
    },
    mutants: {
      'stop details are those of the proposal': (now, proposed, declined) => {
        const part = acceptedPart(now, proposed, declined)
        return assemblePlan(part.routes, proposed.stops, part.unknownFields)
      },
    },
    show,
  }),
  law({
    name: 'an encoded part of a proposal',
    statement: 'A part of a proposal that is encoded as the new plan and decoded again is the same part.',
    subject: acceptedPart,
    arbitrary: aProposalCase(),
    holds: (subject, { now, proposed, declined }) => {
      const part = subject(now, proposed, declined)
      const saved = right(planFromDocuments(part, part.stops, now))
      assert.ok(isEmptyChange(diffPlans(part, saved)), plansBeforeAndAfter(part, saved))
    },
    mutants: {
      'visits are numbered as in the proposal': mutatePart(({ routes }) =>
        routes.map((route) => ({ ...route, visits: route.visits.map((visit) => ({ ...visit, stopNumber: 7 })) })),
      ),
    },
    show,
  }),
]
