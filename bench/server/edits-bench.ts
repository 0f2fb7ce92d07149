import { medianOf } from '../quantile-of'
import type { ApiClient } from './api-client'
import { sizeRow, type ComparisonRow } from './comparison-row'
import { listenToProject, type ProjectListener } from './project-listener'
import { startBenchServer } from './running-server'
import type { ServerBench } from './server-bench'
import { makeLongHistory, middleStops, sequenceNumberIn, stopEdits } from './stop-edits'

const sizes = [100, 5_000, 10_000]

const ROUNDS = 15

/** The most kilobytes of an answer, and of an event. */
const MAX_KILOBYTES = 30

const editNames = ['resequence a stop', 'move a stop to another route', 'undo that move'] as const

/** The answer to the user who edits, and the event for everyone whose screen shows the project. */
type Sample = {
  readonly answerMs: number
  readonly answerBytes: number
  readonly eventMs: number
  readonly eventBytes: number
}

type EditSamples = Readonly<Record<(typeof editNames)[number], Sample>>

const takeSample = async (edit: () => Promise<string>, listener: ProjectListener): Promise<Sample> => {
  const start = performance.now()
  const answer = await edit()
  const answerMs = performance.now() - start
  const { bytes, receivedAt } = await listener.nextEvent()
  return { answerMs, answerBytes: Buffer.byteLength(answer), eventMs: receivedAt - start, eventBytes: bytes }
}

const measureAtSize = async (client: ApiClient, size: number): Promise<ReadonlyArray<EditSamples>> => {
  const project = await client.plannedProject(size)
  const edits = stopEdits(client, project)
  const { ofCarrier1, ofCarrier2 } = middleStops(size)
  await makeLongHistory(edits, ofCarrier2)
  const listener = await listenToProject(client, project)
  const samples: EditSamples[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const resequence = await takeSample(() => edits.resequence(ofCarrier1, sequenceNumberIn(round)), listener)
    const move = await takeSample(() => edits.moveToCarrier(ofCarrier1, 2), listener)
    const changeId = await edits.readLatestChangeId()
    const undo = await takeSample(() => edits.undo(changeId), listener)
    samples.push({ 'resequence a stop': resequence, 'move a stop to another route': move, 'undo that move': undo })
  }
  listener.stop()
  return samples
}

const rowsOf = (name: string, samples: ReadonlyArray<Sample>): ReadonlyArray<ComparisonRow> => {
  const median = (key: keyof Sample): number => medianOf(samples.map((sample) => sample[key]))
  return [
    sizeRow(`${name}: the answer`, median('answerMs'), median('answerBytes'), MAX_KILOBYTES),
    sizeRow(`${name}: the event, to a colleague`, median('eventMs'), median('eventBytes'), MAX_KILOBYTES),
  ]
}

/** What the server sends because of an edit; the page bench measures what a page receives in all. */
export const editsBench: ServerBench = {
  name: 'edits',
  run: async ({ built }) => {
    const { client, stop } = await startBenchServer(built.server)
    const results: Array<{ readonly size: number; readonly samples: ReadonlyArray<EditSamples> }> = []
    for (const size of sizes) results.push({ size, samples: await measureAtSize(client, size) })
    await stop()
    return editNames.flatMap((edit) =>
      results.flatMap(({ size, samples }) =>
        rowsOf(
          `${edit}, of ${size.toLocaleString('en')}`,
          samples.map((sample) => sample[edit]),
        ),
      ),
    )
  },
}
