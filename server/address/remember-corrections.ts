import * as E from 'fp-ts/Either'
import {
  addressKeyOf,
  globePointOf,
  metresBetween,
  type Coordinates,
  type WrittenAddress,
} from '../../src/domain/address'
import type { ChangeId } from '../../src/domain/history'
import type { CorrectionRecord, ProjectId, Records } from '../storage'
import type { Geocoder } from './geocoder'
import { lookUpAll, queryOf, type LookupLimits } from './look-up-all'

/** An address as it was written, and as a user corrected it. */
export type Correction = {
  readonly written: WrittenAddress
  readonly corrected: WrittenAddress
  readonly coordinates: Coordinates | undefined
}

/** What is to be remembered of one address: that another is meant, or its place. */
export type CorrectionToRemember = Correction & {
  readonly addressKey: string
  /** whether the address service gives the same place */
  readonly isRegistered: boolean
}

/** The user waits for it, and a place that cannot be compared is remembered. */
const lookupLimits: LookupLimits = { concurrency: 16, timeoutMs: 2_000 }

/** Asks the address service which of the places it knows; it is not asked within a transaction. */
export const prepareCorrections = async (
  geocoder: Geocoder,
  corrections: ReadonlyArray<Correction>,
): Promise<ReadonlyArray<CorrectionToRemember>> => {
  const facts = withoutContradictions(corrections.flatMap(factsOf))
  const registered = await lookUpAll(
    geocoder,
    facts.map(({ corrected }) => queryOf(corrected)),
    lookupLimits,
  )
  return facts.map((fact, index) => {
    const answer = registered[index]
    const isKnown = answer !== undefined && E.isRight(answer) && answer.right.isExact === true
    return { ...fact, isRegistered: isKnown && isSamePlace(fact.coordinates, answer.right.coordinates) }
  })
}

/** Another house and another place are remembered apart, since the place is that of the house in any spelling. */
const factsOf = ({
  written,
  corrected,
  coordinates,
}: Correction): ReadonlyArray<Omit<CorrectionToRemember, 'isRegistered'>> => {
  const [addressKey, correctedKey] = [addressKeyOf(written), addressKeyOf(corrected)]
  return [
    ...(addressKey === correctedKey ? [] : [{ addressKey, written, corrected, coordinates: undefined }]),
    ...(coordinates === undefined ? [] : [{ addressKey: correctedKey, written: corrected, corrected, coordinates }]),
  ]
}

/** An address that was corrected in two ways at once is not remembered at all. */
const withoutContradictions = <A extends Omit<CorrectionToRemember, 'isRegistered'>>(
  facts: ReadonlyArray<A>,
): ReadonlyArray<A> => {
  const firstOf = new Map<string, A>()
  const contradicted = new Set<string>()
  for (const fact of facts) {
    const first = firstOf.get(fact.addressKey)
    if (first === undefined) firstOf.set(fact.addressKey, fact)
    else if (!isSameCorrection(first, fact)) contradicted.add(fact.addressKey)
  }
  return [...firstOf.values()].filter(({ addressKey }) => !contradicted.has(addressKey))
}

type Corrected = Pick<Correction, 'corrected' | 'coordinates'>

const isSameCorrection = (one: Corrected, other: Corrected): boolean =>
  addressKeyOf(one.corrected) === addressKeyOf(other.corrected) && isSamePlace(one.coordinates, other.coordinates)

/** Two places closer to each other than this are the same place. */
const SAME_PLACE_METRES = 2

const isSamePlace = (one: Coordinates | undefined, other: Coordinates | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    metresBetween(globePointOf(one), globePointOf(other)) < SAME_PLACE_METRES)

type RememberingChange = { readonly project: ProjectId; readonly id: ChangeId } & Pick<CorrectionRecord, 'by' | 'at'>

/** Remembers what is new: neither what is in force already, nor a place that the address service gives anyway. */
export const rememberCorrections = async (
  { corrections }: Pick<Records, 'corrections'>,
  { by, at, ...change }: RememberingChange,
  prepared: ReadonlyArray<CorrectionToRemember>,
): Promise<void> => {
  if (prepared.length === 0) return
  const inForce = await corrections.find(prepared.map(({ addressKey }) => addressKey))
  const newCorrections = prepared.filter((correction) => {
    const earlier = inForce.get(correction.addressKey)
    return earlier === undefined ? !correction.isRegistered : !isSameCorrection(earlier, correction)
  })
  await corrections.add(
    change,
    newCorrections.map(({ addressKey, written, corrected, coordinates }) => ({
      addressKey,
      written,
      corrected,
      coordinates,
      by,
      at,
    })),
  )
}
