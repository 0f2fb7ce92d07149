import type { JsonSchema, RecordSchema } from './json-schema'

/** The schema of a record that keeps further fields which are not listed here. */
export const recordSchema = (
  title: string,
  properties: RecordSchema['properties'],
  required: ReadonlyArray<string> = [],
): JsonSchema & RecordSchema => ({ title, type: 'object', properties, required, additionalProperties: true })
