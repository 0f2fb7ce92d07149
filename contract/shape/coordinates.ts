import type { JsonSchema } from './json-schema'

/** In degrees. A place has both or neither; 0, 0 means that the place is unknown. */
export const latitude: JsonSchema = { type: 'number', minimum: -90, maximum: 90 }
export const longitude: JsonSchema = { type: 'number', minimum: -180, maximum: 180 }
