/** Responsible for the OpenAPI document of the endpoints. */
export { openApiDocument } from './open-api-document'
export type { ResponseObject, Content, OpenApi, OpenApiOperation, Parameter } from './open-api-types'
