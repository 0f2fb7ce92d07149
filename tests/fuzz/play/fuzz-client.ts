import assert from 'node:assert/strict'
import type { Wish } from '../script/planned-request'
import { answered, heard, type Answer } from './send-request'
import { judge } from './check-answer'
import { judgeVersion } from './check-version'
import { nothingKnown, type Known } from './known-state'
import { isChange, learn } from './learn'
import { lookOver, type Look } from './read-project'
import { requestOf, type Request } from './resolve-request'
import type { Server } from './fuzz-server'

/** A user of an organisation, and what that organisation knows. */
export type Party = {
  readonly name: string
  readonly key: string
  readonly known: Known
  readonly look: Look
}

/** Is told of every request that a script makes, and of its answer. */
export type Witness = (party: Party, request: Request, answer: Answer) => void

export const partyOf = (server: Server, name: string, key: string): Party => {
  const known = nothingKnown(name)
  return { name, key, known, look: lookingAt(server, key) }
}

/** Reads with a user's key. */
export const lookingAt =
  ({ app }: Server, key: string): Look =>
  async (call, id, query) => {
    const path = call.path.replaceAll(/\{\w+\}/g, id)
    const url = query === undefined ? path : `${path}?${query}`
    const answer = await answered(app, { method: call.method, url, headers: { 'x-api-key': key }, payload: undefined })
    assert.equal(answer.status, call.answer.status, `${call.method} ${url} is answered ${answer.status} ${answer.text}`)
    return answer
  }

/** Carries out a wish for a party, and judges the answer. */
export const carryOut = async (
  server: Server,
  party: Party,
  others: Party,
  wish: Wish,
  witness: Witness,
): Promise<void> => {
  const { known } = party
  const request = requestOf(wish, party.key, known, others.known)
  const ask = async (): Promise<Answer> => {
    const answer = await (request.call.answer.kind === 'events'
      ? heard(server.app, request, isPiece)
      : answered(server.app, request))
    witness(party, request, answer)
    judge(request, answer)
    judgeSecrecy(request, answer, others.known)
    return answer
  }
  const key = request.headers['idempotency-key']
  const isUsed = key !== undefined && known.idempotencyKeys.includes(key)
  const answer = await ask()
  const isTaken = answer.status < 300
  if (key !== undefined && isTaken && !isUsed) known.idempotencyKeys.push(key)
  if (!isUsed) {
    judgeVersion(request, answer, known)
    if (isTaken) learn(known, request, answer)
    if (isTaken && key !== undefined && wish.again) {
      const repeated = await ask()
      assert.deepEqual([repeated.status, repeated.text], [answer.status, answer.text], 'Sent again, answered otherwise')
    }
  }
  if (request.project !== undefined && isChange(request) && isTaken) await see(party, request.project.id)
}

/** Reads a project again after a change, and notes it. */
export const see = async ({ known, look }: Party, id: string): Promise<void> => {
  const project = await lookOver(look, id)
  known.projects.set(id, project)
  for (const one of [...Object.keys(project.documents.stops), ...project.changes.map((change) => change.id)])
    if (isGiven(one)) known.given.add(one)
}

/** Names that clients choose may be the same in two organisations; ids that the server makes may not. */
const isGiven = (id: string): boolean => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(id)

const isPiece = (text: string): boolean => text.includes('\n\n')

/** Nothing of the other organisation is found, or named in any answer. */
const judgeSecrecy = ({ call, isForeign }: Request, { status, text }: Answer, others: Known): void => {
  if (call.access === 'open' || status >= 300) return
  assert.ok(!isForeign, 'What is of another organisation was taken')
  for (const id of others.given)
    assert.ok(!text.includes(id), `An answer tells of ${id}, which another organisation has`)
}
