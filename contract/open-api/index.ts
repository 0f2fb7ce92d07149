/** Knows how the calls are written down in OpenAPI. */
export { openApiDocument } from './open-api'
export type { ResponseObject, Content, OpenApi, Operation, Parameter } from './document'
