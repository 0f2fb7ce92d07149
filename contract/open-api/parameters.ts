import { isRecord } from '../../src/domain/parse'
import { isRepeatable, type AnyCall } from '../endpoint'
import type { Described } from '../shape'
import type { Parameter } from './document'
import { pointed } from './named-schemas'

export const parametersOf = (call: AnyCall): ReadonlyArray<Parameter> => [
  ...fieldsOf('path', call.parameters),
  ...fieldsOf('query', call.query),
  ...headersOf(call),
]

const fieldsOf = (place: 'path' | 'query', { schema, example }: Described): ReadonlyArray<Parameter> => {
  if (schema.type !== 'object') return []
  const examples = isRecord(example) ? example : {}
  return Object.entries(schema.properties).map(([name, of]) => ({
    name,
    in: place,
    required: schema.required.includes(name),
    schema: pointed(of),
    example: examples[name],
  }))
}

const headersOf = (call: AnyCall): ReadonlyArray<Parameter> => [
  ...(call.version.checked
    ? [header('If-Match', 'the version that is to be changed; refused with 412 where it is another by now', '"7"')]
    : []),
  ...(call.version.answered && call.method === 'GET'
    ? [header('If-None-Match', 'the version that is known; answered with 304 where it still holds', '"7"')]
    : []),
  ...(isRepeatable(call)
    ? [header('Idempotency-Key', 'for 24 hours, the same key gets the same answer and does nothing twice', 'c1b6f7a0')]
    : []),
  ...(call.answer.kind === 'events'
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
