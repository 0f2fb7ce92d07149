import assert from 'node:assert/strict'
import { PROJECTS } from '../people/actions/project-actions'
import { checkDrivers } from './check-drivers'
import { checkJobs } from './check-jobs'
import { checkLists, checkSummary } from './check-lists'
import { checkProject, checkUnanswered } from './check-project'
import { checkShared } from './check-shared'
import type { Depot } from '../people/test-users'
import { heard } from '../people/work-until-gone'
import { everything } from './read-all'
import { reading, type Line } from '../server-connection'
import type { Desk } from '../people/next-action'
import type { KnownProject, Notebook } from '../people/user-log'
import type { Tally } from '../tally'

/** Compares a restarted server with the answers given before; requests that got no answer are sent again. */
export const checkDepot = async (line: Line, depot: Depot, tally: Tally, wentAt: string): Promise<void> => {
  await Promise.all(depot.desks.map((desk) => checkDesk(line, desk, tally, wentAt)))
  await checkShared(line, depot)
  const now = await everything(line)
  checkLists(now, depot)
  for (const { book } of depot.desks) {
    for (const project of book.projects.values()) {
      checkSummary(now, project.id, await checkProject(line, project))
      layAside(book, project)
    }
    tally.answered += book.answered
    book.answered = 0
  }
}

/** Projects with a long history are no longer worked on. */
const layAside = ({ projects, laidAside }: Notebook, project: KnownProject): void => {
  if (project.version < LONG) return
  projects.delete(project.id)
  laidAside.set(project.id, project)
}

const LONG = 120

const checkDesk = async (line: Line, { book, dice }: Desk, tally: Tally, wentAt: string): Promise<void> => {
  tally.jobsBroken += await checkJobs(line, book, wentAt)
  await checkInHand(line, book, tally)
  const clicks = [...book.clicks.slice(-1), ...dice.shuffle(book.clicks).slice(0, SOME)]
  for (const { sent, answer } of clicks)
    assert.deepEqual(await line.ask(sent), answer, `${sent.method} ${sent.path}, asked again`)
  tally.repeated += clicks.length
  for (const id of [...book.removedProjects].slice(-SOME))
    assert.equal((await line.ask(reading(`${PROJECTS}/${id}`))).status, 404, `project ${id}, which was removed`)
  await checkDrivers(line, book)
}

const SOME = 5

const checkInHand = async (line: Line, book: Notebook, tally: Tally): Promise<void> => {
  const act = book.inHand
  if (act === undefined) return
  const known = act.project === undefined ? undefined : book.projects.get(act.project)
  tally.unanswered += 1
  if (known !== undefined && (await checkUnanswered(line, known))) tally.unansweredDone += 1
  heard(book, act, await line.ask(act.sent), true)
  book.inHand = undefined
}
