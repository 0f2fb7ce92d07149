import { isRecord } from '../../src/domain/parse'

export type Said = Readonly<Record<string, unknown>>

/** The record in a JSON text; an empty one where there is none. */
export const said = (text: string): Said => {
  const value = parsed(text)
  return isRecord(value) ? value : {}
}

export const listSaid = (text: string): ReadonlyArray<Said> => {
  const value = parsed(text)
  return Array.isArray(value) ? value.filter(isRecord) : []
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
