/** The body has a field whose name could change the prototype of all objects. */
export class ForbiddenFieldName extends Error {
  override readonly name = 'ForbiddenName'
  readonly statusCode = 400

  constructor() {
    super('A field cannot be called __proto__, nor have a prototype as its constructor.')
  }
}

/** Fastify refuses such a field as if the text were not JSON. If the text is JSON nevertheless, it has such a field. */
export const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
