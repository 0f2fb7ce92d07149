import * as E from 'fp-ts/Either'
import { isBlank, type Reader } from './parser'
import { isRecord, said, type Said } from './json-object'
import { shown } from './quoted'

/** What is wrong with which field. */
export type Reason = { readonly field: string; readonly reason: string }

export type Field<A> = {
  /** the spellings of the field, first choice first; its own name where none are given */
  readonly names?: ReadonlyArray<string>
  readonly reader: Reader<A>
  /** the field as people call it, where its name does not say it */
  readonly label?: string
}

/** Reads a record field by field and gathers every reason, in the order of the fields. */
export const recordOf = <A extends object>(fields: { readonly [K in keyof A]: Field<A[K]> }) => {
  const steps: Step<A>[] = []
  for (const key in fields) steps.push(stepOf(key, fields[key]))
  return (value: unknown): E.Either<ReadonlyArray<Reason>, A> => {
    if (!isRecord(value)) return E.left([{ field: '', reason: `Not a record: ${shown(value)}` }])
    const read: Partial<A> = {}
    const reasons: Reason[] = []
    for (const step of steps) step(value, read, reasons)
    return isWhole(read, reasons) ? E.right(read) : E.left(reasons)
  }
}

/** Puts what one field says into the record being read, or the reason why it cannot among the reasons. */
type Step<A> = (record: Said, into: Partial<A>, reasons: Reason[]) => void

const stepOf = <A extends object, K extends Extract<keyof A, string>>(key: K, field: Field<A[K]>): Step<A> => {
  const find = said(...(field.names ?? [key]))
  const label = field.label ?? asWords(key)
  return (record, into, reasons) => {
    const value = find(record)
    const read = field.reader(value)
    if (E.isRight(read)) into[key] = read.right
    else reasons.push({ field: key, reason: isBlank(value) ? `${label} is missing` : read.left })
  }
}

/** Each field gave a value or a reason, so no reasons means every value. */
const isWhole = <A extends object>(_: Partial<A>, reasons: ReadonlyArray<Reason>): _ is A => reasons.length === 0

/** houseNumber → House number */
const asWords = (name: string): string =>
  name
    .replace(/^[a-z]/, (first) => first.toUpperCase())
    .replace(/(?!^)[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
