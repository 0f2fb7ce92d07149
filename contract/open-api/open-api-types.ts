import type { JsonObject } from '../../src/domain/parse'

/** A JSON Schema in which each titled part is a `$ref`. */
export type Schema = JsonObject

export type Content = Readonly<
  Record<string, { readonly schema: Schema; readonly example?: unknown; readonly examples?: JsonObject }>
>

export type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: Schema
  readonly example?: unknown
}

export type ResponseObject = {
  readonly description: string
  readonly headers?: JsonObject
  readonly content?: Content
}

export type OpenApiOperation = {
  readonly operationId: string
  readonly summary: string
  readonly tags: ReadonlyArray<string>
  readonly security: ReadonlyArray<JsonObject>
  readonly parameters: ReadonlyArray<Parameter>
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, ResponseObject>>
}

/** The part of OpenAPI 3.1 that the document uses. */
export type OpenApi = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: ReadonlyArray<{ readonly name: string }>
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>>; readonly securitySchemes: JsonObject }
}
