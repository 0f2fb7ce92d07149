import assert from 'node:assert/strict'
import type { TestUsers } from '../people/test-users'
import type { AllRecords } from './read-all'
import type { ProjectSnapshot } from '../people/user-log'
import { parseObjects, parseObject } from '../parse-answer'

/** Nothing is unknown, duplicated or missing. */
export const checkLists = (current: AllRecords, { initial, users, sharedProjects }: TestUsers): void => {
  const logs = users.map(({ log }) => log)
  const projects = logs.flatMap((log) => [...log.projects.keys(), ...log.retiredProjects.keys()])
  const drivers = logs.flatMap((log) => [...log.drivers.values()].filter(({ isRemoved }) => !isRemoved))
  assert.deepEqual(
    sorted(current.projects.keys()),
    sorted([...initial.projects.keys(), ...sharedProjects, ...projects]),
    'projects',
  )
  assert.deepEqual(sorted(current.drivers), sorted([...initial.drivers, ...drivers.map(({ id }) => id)]), 'drivers')
}

const sorted = (ids: Iterable<string>): ReadonlyArray<string> => [...ids].toSorted()

/** The project list counts what a project contains (§4). */
export const checkSummary = ({ projects }: AllRecords, id: string, { document, stops }: ProjectSnapshot): void => {
  const routes = parseObjects(JSON.stringify(parseObject(document)['routes']))
  const activities = routes.map((route) => parseObjects(JSON.stringify(route['activities'])).length)
  const total = routes.length > 0 ? activities.reduce((sum, count) => sum + count, 0) : parseObjects(stops).length
  const summary = projects.get(id)
  assert.deepEqual(
    [summary?.routeCount, summary?.stopOrActivityCount],
    [routes.length, total],
    `summary of project ${id}`,
  )
}
