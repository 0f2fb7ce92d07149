import { setTimeout } from 'node:timers/promises'
import type { RandomSource } from '../../../server/demo/random-source'
import { isJsonObject } from '../../../src/domain/parse'
import { PROJECTS_PATH } from '../api-client'
import { CARRIERS, STOPS_PER_ROUTE } from '../saved-plan'
import type { Answer, Connection, SentRequest } from './connection'

/** The average from an answer to the next request; each is half as short to half as long again. */
export const THINK_MS = 1_000

/** Four reads for one edit. */
const READ_PERCENT = 80

/** It is refused if a colleague has changed the same routes since the edit. */
export const UNDO = 'undo'

export type Sample = {
  readonly kind: 'read' | 'edit'
  /** what was asked for */
  readonly name: string
  readonly status: number
  readonly ms: number
  /** when the answer was complete */
  readonly at: number
}

type DispatcherOptions = {
  readonly connection: Connection
  readonly random: RandomSource
  readonly project: string
  /** stops that no colleague edits */
  readonly ownStops: ReadonlyArray<string>
  readonly until: number
  readonly onSample: (sample: Sample) => void
}

/** Reads and edits a project as a dispatcher at the busiest: a request, its answer, a second to look, the next. */
export const dispatch = async ({ connection, onSample, until, ...options }: DispatcherOptions): Promise<void> => {
  const think = (): Promise<void> => setTimeout(THINK_MS / 2 + options.random.integerBelow(THINK_MS))
  const nextEdit = edits(options)
  await setTimeout(options.random.integerBelow(THINK_MS))
  while (performance.now() < until) {
    const isRead = options.random.hasChance(READ_PERCENT)
    const { name, sent, onAnswer } = isRead ? nextRead(options) : nextEdit()
    const answer = await connection.send(sent).catch(() => noAnswer)
    onSample({ kind: isRead ? 'read' : 'edit', name, status: answer.status, ms: answer.ms, at: performance.now() })
    if (answer.status === 200) await onAnswer?.(answer)
    await think()
  }
}

const noAnswer: Answer = { status: 0, text: async () => '', ms: 0 }

type Step = {
  readonly name: string
  readonly sent: SentRequest
  readonly onAnswer?: (answer: Answer) => Promise<void>
}

type DispatchedProject = Pick<DispatcherOptions, 'random' | 'project' | 'ownStops'>

const stopCount = CARRIERS * STOPS_PER_ROUTE

const nextRead = ({ random, project }: DispatchedProject): Step => {
  const path = `${PROJECTS_PATH}/${project}`
  const stop = `stop-${random.integerBelow(stopCount)}`
  return random.pick<Step>([
    { name: 'list of stops', sent: { method: 'GET', path: `${path}/stops` } },
    { name: 'stop', sent: { method: 'GET', path: `${path}/stops/${stop}` } },
    { name: 'project', sent: { method: 'GET', path } },
    { name: 'prices of a stop', sent: { method: 'POST', path: `${path}/prices`, body: { stops: [stop] } } },
  ])
}

/** Draws edits: of ten four change a sequence, three a route, two the notes of a stop, and one undoes the last of the first two. */
const edits = ({ random, project, ownStops }: DispatchedProject): (() => Step) => {
  const path = `${PROJECTS_PATH}/${project}`
  const notes = new Map<string, string>()
  let lastChange: string | undefined
  const move = (name: string, stop: string, fields: object): Step => ({
    name,
    sent: {
      method: 'PATCH',
      path: `${path}/stops/${stop}/updateInExternalSystem`,
      body: { id: stop, ...fields },
    },
    onAnswer: async (answer) => void (lastChange = changeIdIn(await answer.text())),
  })
  const note = (stop: string): Step => {
    const [was = null, text] = [notes.get(stop), `Achterom, bel ${random.integerBelow(1_000)}`]
    return {
      name: 'notes of a stop',
      sent: { method: 'PATCH', path: `${path}/stops/${stop}`, body: { set: { notes: text }, was: { notes: was } } },
      onAnswer: async () => void notes.set(stop, text),
    }
  }
  return () => {
    const [choice, stop] = [random.integerBelow(10), ownStops[random.integerBelow(ownStops.length)] ?? '']
    if (choice === 9 && lastChange !== undefined) {
      const undo: SentRequest = { method: 'POST', path: `${path}/changes/${lastChange}/undo`, body: {} }
      lastChange = undefined
      return { name: UNDO, sent: undo }
    }
    if (choice >= 7) return note(stop)
    return choice >= 4
      ? move('other route', stop, { new_carrier_id: 1 + random.integerBelow(CARRIERS) })
      : move('other sequence', stop, { new_carrier_sequence: 10 * (1 + random.integerBelow(STOPS_PER_ROUTE)) })
  }
}

/** The change that an answer to an edit has with it; undefined where nothing changed. */
const changeIdIn = (text: string): string | undefined => {
  const json: unknown = JSON.parse(text)
  const changed = isJsonObject(json) && isJsonObject(json['changed']) ? json['changed'] : {}
  const change = 'change' in changed && isJsonObject(changed['change']) ? changed['change'] : {}
  return typeof change['id'] === 'string' ? change['id'] : undefined
}
