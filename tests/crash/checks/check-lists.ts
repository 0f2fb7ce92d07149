import assert from 'node:assert/strict'
import type { Depot } from '../people/test-users'
import type { Everything } from './read-all'
import type { Seen } from '../people/user-log'
import { listSaid, said } from '../parse-answer'

/** There is nothing that nobody made, nothing twice, and nothing is missing. */
export const checkLists = (now: Everything, { before, desks, shared }: Depot): void => {
  const books = desks.map(({ book }) => book)
  const projects = books.flatMap((book) => [...book.projects.keys(), ...book.laidAside.keys()])
  const drivers = books.flatMap((book) => [...book.drivers.values()].filter(({ isRemoved }) => !isRemoved))
  assert.deepEqual(sorted(now.projects.keys()), sorted([...before.projects.keys(), ...shared, ...projects]), 'projects')
  assert.deepEqual(sorted(now.drivers), sorted([...before.drivers, ...drivers.map(({ id }) => id)]), 'drivers')
}

const sorted = (ids: Iterable<string>): ReadonlyArray<string> => [...ids].toSorted()

/** §4: the list counts what is in a project. */
export const checkSummary = ({ projects }: Everything, id: string, { document, stops }: Seen): void => {
  const routes = listSaid(JSON.stringify(said(document)['routes']))
  const activities = routes.map((route) => listSaid(JSON.stringify(route['activities'])).length)
  const inAll = routes.length > 0 ? activities.reduce((sum, some) => sum + some, 0) : listSaid(stops).length
  const summary = projects.get(id)
  assert.deepEqual([summary?.routes, summary?.stops], [routes.length, inAll], `summary of project ${id}`)
}
