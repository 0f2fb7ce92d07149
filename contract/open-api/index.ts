/** Knows how the calls are written down in OpenAPI. */
export { openApi } from './open-api'
export type { Answer, Content, OpenApi, Operation, Parameter } from './document'
