import { statSync } from 'node:fs'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { partOfWork } from '../steps'
import { buildNetwork } from './build/build-network'
import { readExtract, type RoadSize } from './build/read-extract'
import { cutAtJunctions } from './build/segments'
import { streetTilesOf } from './build/street-tiles'
import { turnSequencesOf } from './build/turn-sequences'
import { DamagedExtract } from './pbf/cursor'
import type { RoadsToStore } from './road-file'

/** Other work of the process is done in a pause. */
const PAUSE_AFTER_MS = 50

type ShowProgress = (step: string, share: number) => void

/** Makes roads of an OpenStreetMap extract, or says in one line what is wrong with the file. */
export const readRoads = async (
  file: string,
  show: ShowProgress,
): Promise<E.Either<string, RoadsToStore & { readonly turnRuleCount: number }>> => {
  try {
    const { segments, sequences, streets, dataDate, orderingFrom } = await readSegments(file, show)
    const network = await inSteps(partOfWork(buildNetwork(segments, sequences), orderingFrom, 1), (share) =>
      show('Ordering', share),
    )
    return E.right({ network, streets, dataDate, turnRuleCount: sequences.length })
  } catch (error) {
    if (error instanceof DamagedExtract) return E.left(`${file}: ${error.message}.`)
    throw error
  }
}

/** Of the extract itself nothing stays in memory. */
const readSegments = async (file: string, show: ShowProgress) => {
  let parts = partsOfTime(0, { points: 0, sharedPoints: 0 })
  const { size } = statSync(file)
  const extract = await readExtract(file, {
    onWays: (share) => show('Reading', share * FIRST_PASS_SHARE),
    onNodes: (share, roadSize) => {
      parts = partsOfTime(size, roadSize)
      show('Reading', FIRST_PASS_SHARE + share * (parts.readTo - FIRST_PASS_SHARE))
    },
  })
  const { readTo, cutTo, drawnTo } = parts
  const draw = (share: number): void => show('Drawing', share)
  const { junctionAt, firstOfWay, ...segments } = await inSteps(
    partOfWork(cutAtJunctions(extract), readTo, cutTo),
    draw,
  )
  return {
    segments,
    sequences: turnSequencesOf(extract, { ...segments, junctionAt, firstOfWay }),
    streets: await inSteps(partOfWork(streetTilesOf(extract), cutTo, drawnTo), draw),
    dataDate: extract.dataDate,
    orderingFrom: drawnTo,
  }
}

/** Of the time, the first pass over the file: the size of the roads is not known before. */
const FIRST_PASS_SHARE = 0.04

/** Milliseconds that the rest of the work takes for each megabyte of the file, point and shared point. */
const COSTS = { reading: 100, cutting: 0.0004, drawing: 0.003, ordering: 0.026 }

/** The shares of the time at which the steps end. */
const partsOfTime = (bytes: number, { points, sharedPoints }: RoadSize) => {
  const reading = COSTS.reading * (bytes / 1e6)
  const [cutting, drawing, ordering] = [COSTS.cutting * points, COSTS.drawing * points, COSTS.ordering * sharedPoints]
  const share = (milliseconds: number): number =>
    FIRST_PASS_SHARE + (1 - FIRST_PASS_SHARE) * (milliseconds / Math.max(1, reading + cutting + drawing + ordering))
  return { readTo: share(reading), cutTo: share(reading + cutting), drawnTo: share(reading + cutting + drawing) }
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
