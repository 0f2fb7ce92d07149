import * as E from 'fp-ts/Either'
import { encodeCompactRoute, encodeRouteBeforeAfter } from '../../../contract/history'
import { unchangedVisits, type BeforeAfter, type PlanChange } from '../../../src/domain/history'
import type { Route, Activity } from '../../../src/domain/route'
import { type StopFacts, unplannedStop } from '../../../src/domain/stop'
import { memoizeWeak, runAtOnce, type Steps } from '../../../src/domain/value'
import { encodeStop } from '../../../contract/stop'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createDeflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib'
import type { FieldReason } from '../../../src/domain/parse'

/** The text of a change as it is stored and sent, made of the texts of routes and stops, most of which exist already. */
export const changeText = (change: PlanChange, stopTexts: StopTexts = new Map()): string =>
  (preparedTexts.get(change)?.parts ?? runAtOnce(changeParts(change, stopTexts))).join('')

/** So many stops are encoded in a step. */
const STOPS_PER_STEP = 50

/** The text in parts: joining and encoding the megabytes of ten thousand stops at once would take 100 ms. */
const changeParts = function* (change: PlanChange, stopTexts: StopTexts): Steps<ReadonlyArray<string>> {
  const { moved, unknownFields } = change
  const isUnchangedVisit = unchangedVisits(change.routes)
  const encodeFacts = (facts: StopFacts): string => stopText(facts, stopTexts)
  const parts: string[] = ['{"routes":[']
  for (const [at, { index, ...beforeAfter }] of change.routes.entries()) {
    const beforeAfterText = encodeBeforeAfter(encodeRouteBeforeAfter(beforeAfter, isUnchangedVisit), toJson)
    parts.push(`${at === 0 ? '' : ','}{"index":${index}${beforeAfterText}}`)
    yield
  }
  parts.push('],"stops":[')
  for (let start = 0; start < change.stops.length; start += STOPS_PER_STEP) {
    const texts = change.stops
      .slice(start, start + STOPS_PER_STEP)
      .map(
        ({ id, listIndex, ...beforeAfter }) =>
          `{"id":${toJson(id)},"place":${listIndex}${encodeBeforeAfter(beforeAfter, encodeFacts)}}`,
      )
    parts.push(`${start === 0 ? '' : ','}${texts.join(',')}`)
    yield
  }
  const unknownFieldsText = unknownFields === undefined ? '' : `,"extra":${toJson(unknownFields)}`
  parts.push(`],"moved":${toJson(moved)}${unknownFieldsText}}`)
  return parts
}

/** `stored` is the compressed text. */
type PreparedTexts = {
  readonly parts: ReadonlyArray<string>
  readonly stored?: string
  readonly stopTexts: StopTexts
}

const preparedTexts = new WeakMap<PlanChange, PreparedTexts>()

/** Makes the texts of a large change before it is stored, so that the transaction is short. */
export const prepareChangeTexts = function* (change: PlanChange): Steps<void> {
  const stopTexts: StopTexts = new Map()
  const parts = yield* changeParts(change, stopTexts)
  preparedTexts.set(change, { parts, stopTexts })
}

/**
 * Compresses the prepared text of a large change in another thread, part by part: a transaction that writes 13 MB and
 * syncs them keeps others waiting.
 */
export const compressPreparedText = async (change: PlanChange): Promise<void> => {
  const prepared = preparedTexts.get(change)
  if (prepared === undefined || lengthOf(prepared.parts) <= MAX_COMPRESSED_LENGTH) return
  const compressing = createDeflateRaw(COMPRESSION)
  const [bytes] = await Promise.all([buffer(compressing), pipeline(Readable.from(prepared.parts), compressing)])
  preparedTexts.set(change, { ...prepared, stored: withMark(bytes) })
}

const lengthOf = (parts: ReadonlyArray<string>): number => parts.reduce((sum, part) => sum + part.length, 0)

/** The text of a change as its row holds it, and as it is sent where it is short enough for that. */
export const textsOfNewChange = (
  change: PlanChange,
  stopTexts?: StopTexts,
): { readonly stored: string; readonly sendable: string | undefined } => {
  const stored = preparedTexts.get(change)?.stored
  // What was compressed before is too long to be sent, and its text is not joined.
  if (stored !== undefined) return { stored, sendable: undefined }
  const text = changeText(change, stopTexts)
  return { stored: compressText(text), sendable: sendableText(text) }
}

/** The texts of the stops of a change, where they are prepared. */
export const preparedStopTexts = (change: PlanChange): StopTexts => preparedTexts.get(change)?.stopTexts ?? new Map()

/** A longer change is not sent: reading the whole plan is quicker then. */
export const MAX_SENT_BYTES = 256 * 1024

/** The text of a change where it is short enough to be sent. Counting the bytes of megabytes of text takes long. */
export const sendableText = (text: string | Buffer): string | undefined =>
  text.length <= MAX_SENT_BYTES && Buffer.byteLength(text) <= MAX_SENT_BYTES ? text.toString() : undefined

const encodeBeforeAfter = <A>({ before, after }: BeforeAfter<A>, encode: (value: A) => string): string =>
  (before === undefined ? '' : `,"before":${encode(before)}`) + (after === undefined ? '' : `,"after":${encode(after)}`)

/**
 * The stored text of a route. Where every visit only copies its stop, it is made once, for the row of the route and for
 * all changes that hold the route.
 */
export const routeText = (route: Route, isCopyOfStop: (visit: Activity) => boolean): string =>
  route.visits.every(isCopyOfStop) ? compactText(route).text : toJson(encodeCompactRoute(route, isCopyOfStop))

const compactText = memoizeWeak((route: Route) => ({ text: toJson(encodeCompactRoute(route, () => true)) }))

/** The texts of stops made during a write, shared by their rows and the change in the history. */
export type StopTexts = Map<StopFacts, string>

/** The stored text of a stop. Its placement is stored with its route. */
export const stopText = (facts: StopFacts, stopTexts: StopTexts): string => {
  const cached = stopTexts.get(facts)
  if (cached !== undefined) return cached
  const text = toJson(encodeStop(unplannedStop(facts)))
  stopTexts.set(facts, text)
  return text
}

/** Parses stored JSON with a parser of the domain. The program wrote the JSON itself, so a failure means damage. */
export const decodeStored = <A>(description: string, text: string, decode: (value: unknown) => Decoded<A>): A =>
  requireDecoded(description, decode(JSON.parse(text)))

export type Decoded<A> = E.Either<ReadonlyArray<FieldReason>, A>

export const requireDecoded = <A>(description: string, decoded: Decoded<A>): A => {
  if (E.isRight(decoded)) return decoded.right
  const reasons = decoded.left.map(({ field, reason }) => `${field}: ${reason}`).join('; ')
  throw new Error(`What is stored of ${description} cannot be read: ${reasons}`)
}

export const toJson = (value: unknown): string => JSON.stringify(value)

/** Columns hold null for an absent value. */
export const valueOrNull = <A>(value: A | undefined): A | null => value ?? null

/** Marks a text that is stored compressed; no JSON begins with it. */
const COMPRESSED = 'deflate:'

/** Half the time of the defaults and a fifth of their memory, for a tenth more bytes. */
const COMPRESSION = { level: 4, memLevel: 5, windowBits: 13 }

const MIN_COMPRESSED_LENGTH = 1_000

/** A longer text is compressed in another thread only, since it would hold up other requests. */
const MAX_COMPRESSED_LENGTH = MAX_SENT_BYTES

export const compressText = (text: string): string =>
  text.length < MIN_COMPRESSED_LENGTH || text.length > MAX_COMPRESSED_LENGTH
    ? text
    : withMark(deflateRawSync(text, COMPRESSION))

const withMark = (bytes: Buffer): string => COMPRESSED + bytes.toString('base64')

/** Expands a compressed text, and returns any other as it is. */
export const expandText = (text: string): string => {
  const bytes = compressedBytesOf(text)
  return bytes === undefined ? text : inflateRawSync(bytes).toString()
}

/** The bytes of a text that is stored compressed; undefined for any other. */
export const compressedBytesOf = (text: string): Buffer | undefined =>
  text.startsWith(COMPRESSED) ? Buffer.from(text.slice(COMPRESSED.length), 'base64') : undefined

/** The text of a stored change where it is short enough to be sent; a long one is not expanded to its end. */
export const sendableStoredText = (text: string): string | undefined => {
  const bytes = compressedBytesOf(text)
  if (bytes === undefined) return sendableText(text)
  try {
    return inflateRawSync(bytes, { maxOutputLength: MAX_SENT_BYTES }).toString()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
