import * as E from 'fp-ts/Either'
import type { Move, StopToAdd } from '../../src/domain/move'
import { isJsonObject, type JsonObject, type FieldReason } from '../../src/domain/parse'
import { codecOf, optionalField, reasonsOf, record, type Codec } from '../codec'
import { positionField, targetCodec } from '../move/move-codec'
import { newStopCodec } from './new-stop-codec'

const placeCodec = record<{ readonly to: Move['to'] | undefined; readonly position: Move['position'] }>('Place', {
  to: optionalField('to', targetCodec),
  position: positionField,
})

const recordOrEmpty = (value: unknown): JsonObject => (isJsonObject(value) ? value : {})

const decodeStopToAdd = (value: unknown): E.Either<ReadonlyArray<FieldReason>, StopToAdd> => {
  const { to, after, ...stop } = recordOrEmpty(value)
  const decodedStop = newStopCodec.decode(isJsonObject(value) ? stop : value)
  const place = placeCodec.decode({ to, after })
  const reasons = [
    ...(E.isLeft(decodedStop) ? reasonsOf(decodedStop.left) : []),
    ...(E.isLeft(place) ? reasonsOf(place.left) : []),
    ...(to === undefined && after !== undefined ? [{ field: 'after', reason: 'Give the route too, as to' }] : []),
  ]
  if (reasons.length > 0 || E.isLeft(decodedStop) || E.isLeft(place)) return E.left(reasons)
  const { to: target, position } = place.right
  return E.right(target === undefined ? decodedStop.right : { ...decodedStop.right, place: { to: target, position } })
}

const propertiesOf = ({ schema }: Pick<Codec<unknown>, 'schema'>) => (schema.type === 'object' ? schema.properties : {})

export const stopToAddCodec: Codec<StopToAdd> = codecOf({
  name: 'AddedStop',
  decode: decodeStopToAdd,
  encode: ({ place, ...draft }) => ({
    ...recordOrEmpty(newStopCodec.encode(draft)),
    ...(place === undefined ? {} : recordOrEmpty(placeCodec.encode(place))),
  }),
  schema:
    newStopCodec.schema.type === 'object'
      ? {
          ...newStopCodec.schema,
          title: 'AddedStop',
          properties: { ...newStopCodec.schema.properties, ...propertiesOf(placeCodec) },
        }
      : newStopCodec.schema,
  example: newStopCodec.example,
})
