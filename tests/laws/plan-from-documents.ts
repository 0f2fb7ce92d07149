import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { assemblePlan, planFromDocuments, type Plan } from '../../src/domain/plan'
import { activitiesOf, reindexReload, type Route } from '../../src/domain/route'
import { stopList, type Stop } from '../../src/domain/stop'
import { aStoredPlan } from '../kit/arbitraries/history'
import { aPlan, withCarriersOnce } from '../kit/arbitraries/plan'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { assertConsistent } from '../kit/simple-plan'
import { assertSamePlan } from '../kit/same-plan'
import { plansBeforeAndAfter } from '../kit/tables/plan-table'
import { withFields } from '../kit/builders/stop'

type BuildPlan = typeof planFromDocuments

/** A plan, and one to replace it, with stops in any order and any placement. */
type DocumentsCase = { readonly now: Plan; readonly documents: Plan }

const aDocumentsCase = (): fc.Arbitrary<DocumentsCase> =>
  fc
    .tuple(aStoredPlan(), aPlan(), fc.boolean(), fc.boolean(), fc.nat(2))
    .map(([now, plan, isBackwards, isClaiming, gap]) => {
      const documents = withCarriersOnce(plan)
      const routes = documents.routes.map((route) => {
        const index = route.index * (gap + 1) + gap
        return { ...route, index, visits: route.visits.map((visit) => reindexReload(index, visit)) }
      })
      const stops = [...documents.stops].map((stop) => (isClaiming ? withFields(stop, otherPlacement) : stop))
      return {
        now,
        documents: {
          ...documents,
          routes: isBackwards ? routes.toReversed() : routes,
          stops: stopList.from(isBackwards ? stops.toReversed() : stops),
        },
      }
    })

const otherPlacement = { stopNumber: 70, routeName: 'elsewhere', routeNumber: 9, isPlanned: true }

const buildPlan = (subject: BuildPlan, { now, documents }: DocumentsCase): Plan =>
  right(subject(documents, documents.stops, now))

const ids = (stops: Iterable<Stop>): ReadonlyArray<string> => [...stops].map(({ facts }) => facts.id)

const withoutNumbers = (route: Route): unknown => ({
  ...route,
  start: route.start && { ...route.start, stopNumber: 0 },
  visits: route.visits.map((visit) => ({ ...visit, stopNumber: 0 })),
  end: route.end && { ...route.end, stopNumber: 0 },
})

const mapPlan =
  (mutate: (plan: Plan, stops: Iterable<Stop>, routes: ReadonlyArray<Route>) => Plan): BuildPlan =>
  (document, stops, now) =>
    E.map((plan: Plan) => mutate(plan, stops, document.routes))(planFromDocuments(document, stops, now))

const show = ({ now, documents }: DocumentsCase, subject: BuildPlan): string =>
  plansBeforeAndAfter(now, buildPlan(subject, { now, documents }))

export const planFromDocumentsLaws: ReadonlyArray<Law> = [
  law({
    name: 'two documents make a plan',
    statement:
      'Whatever placement the stops have, the plan of two documents has the routes as sent, sorted by index, and every stop as they place it.',
    subject: planFromDocuments,
    arbitrary: aDocumentsCase(),
    holds: (subject, input) => {
      const plan = buildPlan(subject, input)
      assertConsistent(plan)
      assert.deepEqual(
        plan.routes.map(withoutNumbers),
        input.documents.routes.toSorted((one, other) => one.index - other.index).map(withoutNumbers),
      )
      assert.deepEqual(ids(plan.stops).toSorted(), ids(input.documents.stops).toSorted())
    },
    mutants: {
      'stops keep their own placement': (document, stops, now) =>
        E.map((plan: Plan): Plan => {
          const inputStops = new Map([...stops].map((stop) => [stop.facts.id, stop]))
          return {
            ...plan,
            stops: stopList.from([...plan.stops].map((stop) => inputStops.get(stop.facts.id) ?? stop)),
          }
        })(planFromDocuments(document, stops, now)),
      'numbers stay as sent': mapPlan((plan, stops, routes) =>
        assemblePlan(
          routes.toSorted((one, other) => one.index - other.index),
          stops,
          plan.unknownFields,
        ),
      ),
      'gaps between indexes are closed': mapPlan((plan, stops) =>
        assemblePlan(
          plan.routes.map((route, index) => ({ ...route, index })),
          stops,
          plan.unknownFields,
        ),
      ),
      'routes stay in the order of the document': mapPlan((plan, stops, routes) => {
        const inOrder = routes.toSorted((one, other) => one.index - other.index)
        return assemblePlan(
          routes.flatMap((route) => plan.routes[inOrder.indexOf(route)] ?? []),
          stops,
          plan.unknownFields,
        )
      }),
      'stops that no route visits are left out': mapPlan((plan) => {
        const visited = new Set(plan.routes.flatMap(activitiesOf).map(({ id }) => id))
        return { ...plan, stops: stopList.from([...plan.stops].filter(({ facts: { id } }) => visited.has(id))) }
      }),
    },
    show,
  }),
  law({
    name: 'stops keep their order',
    statement: 'Stops of the current plan keep their order, whatever order they are sent in; new ones are last.',
    subject: planFromDocuments,
    arbitrary: aDocumentsCase(),
    holds: (subject, input) => {
      const documents = new Set(ids(input.documents.stops))
      const existingIds = ids(input.now.stops).filter((id) => documents.has(id))
      const newIds = ids(input.documents.stops).filter((id) => !existingIds.includes(id))
      assert.deepEqual(ids(buildPlan(subject, input).stops), [...existingIds, ...newIds])
    },
    mutants: {
      'the order of the document counts': mapPlan((plan, stops) =>
        assemblePlan(plan.routes, stops, plan.unknownFields),
      ),
    },
    show,
  }),
  law({
    name: 'a plan replaced by itself',
    statement: 'A plan replaced by its own two documents stays the same.',
    subject: planFromDocuments,
    arbitrary: aStoredPlan(),
    holds: (subject, plan) => assertSamePlan(right(subject(plan, plan.stops, plan)), plan),
    mutants: { 'unknown fields are lost': mapPlan((plan) => ({ ...plan, unknownFields: { lost: true } })) },
  }),
]
