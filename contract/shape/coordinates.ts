import type { JsonSchema } from './json-schema'

/** Degrees. A place has both or neither; 0, 0 stands for neither. */
export const latitude: JsonSchema = { type: 'number', minimum: -90, maximum: 90 }
export const longitude: JsonSchema = { type: 'number', minimum: -180, maximum: 180 }
