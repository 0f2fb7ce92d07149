import type { JsonSchema, RecordSchema } from './json-schema'

/** A record that the domain reads and writes: fields that are not listed are kept with it. */
export const recordSchema = (
  title: string,
  properties: RecordSchema['properties'],
  required: ReadonlyArray<string> = [],
): JsonSchema & RecordSchema => ({ title, type: 'object', properties, required, additionalProperties: true })
