import { isJsonObject } from '../../src/domain/parse'

export type ParsedObject = Readonly<Record<string, unknown>>

/** The object in a JSON text; an empty one if there is none. */
export const parseObject = (text: string): ParsedObject => {
  const value = parseJson(text)
  return isJsonObject(value) ? value : {}
}

export const parseObjects = (text: string): ReadonlyArray<ParsedObject> => {
  const value = parseJson(text)
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
