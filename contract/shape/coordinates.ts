import type { JsonSchema } from './json-schema'

/** In degrees. Coordinates have both or neither; 0, 0 means unknown. */
export const latitude: JsonSchema = { type: 'number', minimum: -90, maximum: 90 }
export const longitude: JsonSchema = { type: 'number', minimum: -180, maximum: 180 }
