import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { buildNetwork } from './build/build-network'
import { readExtract } from './build/read-extract'
import { cutAtJunctions } from './build/segments'
import { streetTilesOf } from './build/street-tiles'
import { turnSequencesOf } from './build/turn-sequences'
import { DamagedExtract } from './pbf/cursor'
import type { RoadsToStore } from './road-file'

/** The share of the time that reading takes, and that streets are made at; the rest builds the hierarchy. */
const READING_SHARE = 0.3
const STREETS_SHARE = 0.4

/** A signal is heard only in a pause. */
const PAUSE_AFTER_MS = 50

type ShowProgress = (step: string, share: number) => void

/** Makes roads of an OpenStreetMap extract, or says in one line what is wrong with the file. */
export const readRoads = async (
  file: string,
  show: ShowProgress,
): Promise<E.Either<string, RoadsToStore & { readonly turnRuleCount: number }>> => {
  try {
    const { segments, sequences, streets, dataDate } = await readSegments(file, show)
    const network = await inSteps(buildNetwork(segments, sequences), (share) =>
      show('Ordering', STREETS_SHARE + share * (1 - STREETS_SHARE)),
    )
    return E.right({ network, streets, dataDate, turnRuleCount: sequences.length })
  } catch (error) {
    if (error instanceof DamagedExtract) return E.left(`${file}: ${error.message}.`)
    throw error
  }
}

/** Of the extract itself nothing stays in memory. */
const readSegments = async (file: string, show: ShowProgress) => {
  const extract = await readExtract(file, (share) => show('Reading', share * READING_SHARE))
  const segments = cutAtJunctions(extract)
  return {
    segments,
    sequences: turnSequencesOf(extract, segments),
    streets: await inSteps(streetTilesOf(extract), (share) =>
      show('Drawing', READING_SHARE + share * (STREETS_SHARE - READING_SHARE)),
    ),
    dataDate: extract.dataDate,
  }
}

/** Does all of the work, which yields the share that is done, with pauses. */
const inSteps = async <A>(work: Generator<number, A, void>, onStep: (share: number) => void): Promise<A> => {
  let pausedAt = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (performance.now() - pausedAt < PAUSE_AFTER_MS) continue
    onStep(step.value)
    await yieldToEventLoop()
    pausedAt = performance.now()
  }
}
