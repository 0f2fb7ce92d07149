/** A field by a name that would change what every record is. */
export class ForbiddenName extends Error {
  override readonly name = 'ForbiddenName'
  readonly statusCode = 400

  constructor() {
    super('A field cannot be called __proto__, nor have a prototype as its constructor.')
  }
}

/** The framework says of either that it is no JSON: what is JSON for all that has such a name. */
export const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
