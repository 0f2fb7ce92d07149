import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isRecord, type Reason } from '../../src/domain/parse'
import {
  codecOf,
  idCodec,
  integerCodec,
  listCodec,
  nullableField,
  optionalField,
  reasonsOf,
  record,
  requiredField,
  textCodec,
  type Shape,
} from '../shape'

/** Which part of a proposal is accepted: all of its routes but the declined ones, by the keys of their comparison. */
export type AcceptRequest = { readonly declined: ReadonlyArray<string> | undefined }

const lenientRequestCodec = record<AcceptRequest>('AcceptRequest', {
  declined: optionalField('declined_routes', listCodec(textCodec('route 2'), 10_000)),
})

const { codec, schema } = lenientRequestCodec
const fieldNames = schema.type === 'object' ? Object.keys(schema.properties) : []

const unknownFieldReasons = (value: unknown): ReadonlyArray<Reason> =>
  isRecord(value)
    ? Object.keys(value)
        .filter((name) => !fieldNames.includes(name))
        .map((field) => ({ field, reason: 'Unknown field' }))
    : []

/** A field that is not known yet is refused: without it, another plan would be stored than the sender asked for. */
export const acceptRequestCodec: Shape<AcceptRequest> = {
  codec: codecOf(
    codec.name,
    (value) =>
      pipe(
        codec.decode(value),
        E.mapLeft(reasonsOf),
        E.filterOrElse(
          () => unknownFieldReasons(value).length === 0,
          () => unknownFieldReasons(value),
        ),
      ),
    codec.encode,
  ),
  schema: schema.type === 'object' ? { ...schema, additionalProperties: false } : schema,
  example: { declined_routes: ['route 2', 'gone 3'] },
}

/** The change in the history that an edit made. */
type MadeChange = { readonly id: string; readonly words: string }

/** The version of the project after a proposal was accepted; without a change where nothing differed. */
export type Accepted = { readonly version: number; readonly change: MadeChange | undefined }

const madeChangeCodec = record<MadeChange>('MadeChange', {
  id: requiredField('id', idCodec('chg_17aa')),
  words: requiredField('words', textCodec('Optimisation accepted: 8 routes, 90 stops planned', 2_000)),
})

export const acceptedCodec = record<Accepted>('Accepted', {
  version: requiredField('version', integerCodec({ min: 1 }, 8)),
  change: nullableField('change', madeChangeCodec),
})
