import { isRecord } from '../../src/domain/parse'
import { canHaveIdempotencyKey, type AnyEndpoint } from '../endpoint'
import type { AnyShape } from '../shape'
import type { Parameter } from './document'
import { schemaReference } from './named-schemas'

export const parametersOf = (endpoint: AnyEndpoint): ReadonlyArray<Parameter> => [
  ...fieldsOf('path', endpoint.parameters),
  ...fieldsOf('query', endpoint.query),
  ...headersOf(endpoint),
]

const fieldsOf = (location: 'path' | 'query', { schema, example }: AnyShape): ReadonlyArray<Parameter> => {
  if (schema.type !== 'object') return []
  const examples = isRecord(example) ? example : {}
  return Object.entries(schema.properties).map(([name, fieldSchema]) => ({
    name,
    in: location,
    required: schema.required.includes(name),
    schema: schemaReference(fieldSchema),
    example: examples[name],
  }))
}

const headersOf = (endpoint: AnyEndpoint): ReadonlyArray<Parameter> => [
  ...(endpoint.version.checked
    ? [header('If-Match', 'the version that is to be changed; refused with 412 where it is another by now', '"7"')]
    : []),
  ...(endpoint.version.answered && endpoint.method === 'GET'
    ? [header('If-None-Match', 'the version that is known; answered with 304 where it still holds', '"7"')]
    : []),
  ...(canHaveIdempotencyKey(endpoint)
    ? [header('Idempotency-Key', 'for 24 hours, the same key gets the same answer and does nothing twice', 'c1b6f7a0')]
    : []),
  ...(endpoint.answer.kind === 'events'
    ? [header('Last-Event-ID', 'the last event that was heard; those after it are told first', '7')]
    : []),
]

const header = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
  example,
})
