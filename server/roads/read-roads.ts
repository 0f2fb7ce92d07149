import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { buildNetwork } from './build/build-network'
import { readExtract } from './build/read-extract'
import { cutAtJunctions } from './build/segments'
import { turnSequencesOf } from './build/turn-sequences'
import { DamagedExtract } from './pbf/cursor'
import type { Roads } from './road-file'

/** The share of the time that reading takes; the rest builds the hierarchy. */
const READING_SHARE = 0.35

/** A signal is heard only in a pause. */
const PAUSE_AFTER_MS = 50

/** Makes roads of an OpenStreetMap extract, or says in one line what is wrong with the file. */
export const readRoads = async (
  file: string,
  show: (step: string, share: number) => void,
): Promise<E.Either<string, Roads & { readonly turnRuleCount: number }>> => {
  try {
    const { segments, sequences, dataDate } = await readSegments(file, (share) =>
      show('Reading', share * READING_SHARE),
    )
    const steps = buildNetwork(segments, sequences)
    let pausedAt = performance.now()
    for (;;) {
      const step = steps.next()
      if (step.done === true) {
        return E.right({ network: step.value, dataDate, turnRuleCount: sequences.length })
      }
      if (performance.now() - pausedAt < PAUSE_AFTER_MS) continue
      show('Ordering', READING_SHARE + step.value * (1 - READING_SHARE))
      await yieldToEventLoop()
      pausedAt = performance.now()
    }
  } catch (error) {
    if (error instanceof DamagedExtract) return E.left(`${file}: ${error.message}.`)
    throw error
  }
}

/** Of the extract itself nothing stays in memory. */
const readSegments = async (file: string, onRead: (share: number) => void) => {
  const extract = await readExtract(file, onRead)
  const segments = cutAtJunctions(extract)
  return {
    segments,
    sequences: turnSequencesOf(extract, segments),
    dataDate: extract.dataDate,
  }
}
