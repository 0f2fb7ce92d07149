import assert from 'node:assert/strict'
import type { Answered, Line } from '../server-connection'
import { nextAct, type Desk } from './next-action'
import type { Act, KnownProject, Notebook } from './user-log'
import { seenNow } from './read-snapshot'
import { listSaid } from '../parse-answer'

/** Sends one request after another until the server is gone. */
export const atWork = async (desk: Desk, line: Line, isGone: () => boolean): Promise<void> => {
  try {
    for (;;) {
      await ask(desk.book, line, nextAct(desk))
      if (desk.dice.hasChance(20)) await look(desk, line)
    }
  } catch (error) {
    // A request without an answer stays in hand: after the restart it is sent again.
    if (!isGone() || error instanceof assert.AssertionError) throw error
  }
}

const ask = async (book: Notebook, line: Line, act: Act): Promise<void> => {
  book.inHand = act
  const answer = await line.ask(act.sent)
  book.inHand = undefined
  heard(book, act, answer)
}

/** Notes the answer to an act; fails on an answer that cannot be right. */
export const heard = (book: Notebook, act: Act, answer: Answered, isRepeat = false): void => {
  const { method, path } = act.sent
  assert(act.hear(answer, isRepeat), `${method} ${path} was answered ${answer.status}: ${answer.text.slice(0, 500)}`)
  if (answer.status < 300) book.answered += 1
  if (method === 'POST' && answer.status < 300) book.clicks.push({ sent: act.sent, answer })
}

/** Reads one of the user's own projects, which nobody else changes. */
const look = async ({ book, dice }: Desk, line: Line): Promise<void> => {
  const [project] = dice.shuffle([...book.projects.values()])
  if (project === undefined) return
  const seen = await seenNow(line, project.id)
  book.projects.set(project.id, { ...project, ...knownFrom(project, seen) })
}

const knownFrom = (project: KnownProject, seen: KnownProject['seen'] & object): Partial<KnownProject> => {
  assert.equal(seen.version, project.version, `project ${project.id} was changed by nobody`)
  return { seen, stops: new Set(listSaid(seen.stops).map(({ id }) => String(id))) }
}
