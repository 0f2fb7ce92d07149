/** Responsible for the OpenAPI document. */
export { openApiDocument } from './open-api'
export type { ResponseObject, Content, OpenApi, Operation, Parameter } from './document'
