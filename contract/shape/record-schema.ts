import type { JsonSchema, RecordSchema } from './json-schema'

/** The schema of a record that also stores unknown fields. */
export const recordSchema = (
  title: string,
  properties: RecordSchema['properties'],
  required: ReadonlyArray<string> = [],
): JsonSchema & RecordSchema => ({ title, type: 'object', properties, required, additionalProperties: true })
