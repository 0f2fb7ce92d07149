import * as E from 'fp-ts/Either'
import { isBlank, quoted, type Parser } from './parser'
import { isJsonObject, fieldFinder, type JsonObject } from './json-object'

/** Why a field of what was sent or typed is not accepted. */
export type FieldReason = { readonly field: string; readonly reason: string }

/** The reason of a value that is not what a field, or the whole, is to be. */
export const wrongType = (expected: string, value: unknown, field = ''): E.Either<ReadonlyArray<FieldReason>, never> =>
  E.left([{ field, reason: `Not ${expected}: ${quoted(value)}` }])

export type ParsedField<A> = {
  /** the spellings of the field, preferred first; default its key */
  readonly names?: ReadonlyArray<string>
  readonly parser: Parser<A>
  /** the field's name for people; default from its key */
  readonly label?: string
}

/** Parses each field and collects all reasons, in the order of the fields. */
export const recordOf = <A extends object>(fields: { readonly [K in keyof A]: ParsedField<A[K]> }) => {
  const parsers: FieldParser<A>[] = []
  for (const key in fields) parsers.push(fieldParserOf(key, fields[key]))
  return (value: unknown): E.Either<ReadonlyArray<FieldReason>, A> => {
    if (!isJsonObject(value)) return wrongType('a record', value)
    const parsed: Partial<A> = {}
    const reasons: FieldReason[] = []
    for (const parseField of parsers) parseField(value, parsed, reasons)
    return isComplete(parsed, reasons) ? E.right(parsed) : E.left(reasons)
  }
}

/** Adds the parsed value to the target, or a reason to the reasons. */
type FieldParser<A> = (record: JsonObject, target: Partial<A>, reasons: FieldReason[]) => void

const fieldParserOf = <A extends object, K extends Extract<keyof A, string>>(
  key: K,
  field: ParsedField<A[K]>,
): FieldParser<A> => {
  const findValue = fieldFinder(...(field.names ?? [key]))
  const label = field.label ?? labelOf(key)
  return (record, target, reasons) => {
    const value = findValue(record)
    const parsed = field.parser(value)
    if (E.isRight(parsed)) target[key] = parsed.right
    else reasons.push({ field: key, reason: isBlank(value) ? `${label} is missing` : parsed.left })
  }
}

/** Each field gave a value or a reason, so without reasons every value is there. */
const isComplete = <A extends object>(_: Partial<A>, reasons: ReadonlyArray<FieldReason>): _ is A =>
  reasons.length === 0

/** houseNumber → House number */
const labelOf = (name: string): string =>
  name
    .replace(/^[a-z]/, (firstLetter) => firstLetter.toUpperCase())
    .replace(/(?!^)[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
