import assert from 'node:assert/strict'
import { PROJECTS } from '../people/actions/project-actions'
import { checkDrivers } from './check-drivers'
import { checkJobs } from './check-jobs'
import { checkLists, checkSummary } from './check-lists'
import { checkProject, checkUnanswered } from './check-project'
import { checkShared } from './check-shared'
import type { TestUsers } from '../people/test-users'
import { recordAnswer } from '../people/work-until-gone'
import { readAll } from './read-all'
import { getRequest, type ServerConnection } from '../server-connection'
import type { TestUser } from '../people/next-action'
import type { KnownProject, UserLog } from '../people/user-log'
import type { Tally } from '../tally'

/** Compares a restarted server with the answers given before; requests without an answer are sent again. */
export const checkUsers = async (
  connection: ServerConnection,
  testUsers: TestUsers,
  tally: Tally,
  killedAt: string,
): Promise<void> => {
  await Promise.all(testUsers.users.map((user) => checkUser(connection, user, tally, killedAt)))
  await checkShared(connection, testUsers)
  const now = await readAll(connection)
  checkLists(now, testUsers)
  for (const { log } of testUsers.users) {
    for (const project of log.projects.values()) {
      checkSummary(now, project.id, await checkProject(connection, project))
      retireProject(log, project)
    }
    tally.answered += log.answered
    log.answered = 0
  }
}

/** Projects with a long history are no longer changed. */
const retireProject = ({ projects, retiredProjects }: UserLog, project: KnownProject): void => {
  if (project.version < RETIRE_VERSION) return
  projects.delete(project.id)
  retiredProjects.set(project.id, project)
}

const RETIRE_VERSION = 120

const checkUser = async (
  connection: ServerConnection,
  { log, random }: TestUser,
  tally: Tally,
  killedAt: string,
): Promise<void> => {
  // First, since a removal of a project that was not answered may have removed its jobs.
  await checkPendingAction(connection, log, tally)
  tally.jobsBroken += await checkJobs(connection, log, killedAt)
  const samples = [...log.repeatableRequests.slice(-1), ...random.shuffle(log.repeatableRequests).slice(0, SAMPLE_SIZE)]
  for (const { request, answer } of samples)
    assert.deepEqual(await connection.send(request), answer, `${request.method} ${request.path}, asked again`)
  tally.repeated += samples.length
  for (const id of [...log.removedProjects].slice(-SAMPLE_SIZE))
    assert.equal(
      (await connection.send(getRequest(`${PROJECTS}/${id}`))).status,
      404,
      `project ${id}, which was removed`,
    )
  await checkDrivers(connection, log)
}

const SAMPLE_SIZE = 5

const checkPendingAction = async (connection: ServerConnection, log: UserLog, tally: Tally): Promise<void> => {
  const action = log.pendingAction
  if (action === undefined) return
  const knownProject = action.project === undefined ? undefined : log.projects.get(action.project)
  tally.unanswered += 1
  if (knownProject !== undefined && (await checkUnanswered(connection, knownProject))) tally.unansweredDone += 1
  recordAnswer(log, action, await connection.send(action.request), true)
  log.pendingAction = undefined
}
