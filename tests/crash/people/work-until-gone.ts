import assert from 'node:assert/strict'
import type { ReceivedAnswer, ServerConnection } from '../server-connection'
import { nextAction, type TestUser } from './next-action'
import type { UserAction, KnownProject, UserLog } from './user-log'
import { readSnapshot } from './read-snapshot'
import { parseObjects } from '../parse-answer'

/** Sends one request after another until the server is gone. */
export const workUntilGone = async (
  user: TestUser,
  connection: ServerConnection,
  isServerGone: () => boolean,
): Promise<void> => {
  try {
    for (;;) {
      await sendAction(user.log, connection, nextAction(user))
      if (user.random.hasChance(20)) await readOwnProject(user, connection)
    }
  } catch (error) {
    // A request without an answer stays pending: it is sent again after the restart.
    if (!isServerGone() || error instanceof assert.AssertionError) throw error
  }
}

const sendAction = async (log: UserLog, connection: ServerConnection, action: UserAction): Promise<void> => {
  log.pendingAction = action
  const answer = await connection.send(action.request)
  log.pendingAction = undefined
  recordAnswer(log, action, answer)
}

/** Records the answer to an action; fails if the answer cannot be correct. */
export const recordAnswer = (log: UserLog, action: UserAction, answer: ReceivedAnswer, isRepeat = false): void => {
  const { method, path } = action.request
  assert(
    action.checkAnswer(answer, isRepeat),
    `${method} ${path} was answered ${answer.status}: ${answer.text.slice(0, 500)}`,
  )
  if (answer.status < 300) log.answered += 1
  if (method === 'POST' && answer.status < 300) log.repeatableRequests.push({ request: action.request, answer })
}

/** Reads a project that only this user changes. */
const readOwnProject = async ({ log, random }: TestUser, connection: ServerConnection): Promise<void> => {
  const [project] = random.shuffle([...log.projects.values()])
  if (project === undefined) return
  const snapshot = await readSnapshot(connection, project.id)
  log.projects.set(project.id, { ...project, ...knownFieldsOf(project, snapshot) })
}

const knownFieldsOf = (project: KnownProject, snapshot: KnownProject['snapshot'] & object): Partial<KnownProject> => {
  assert.equal(snapshot.version, project.version, `project ${project.id} was changed by nobody`)
  return { snapshot, stops: new Set(parseObjects(snapshot.stops).map(({ id }) => String(id))) }
}
