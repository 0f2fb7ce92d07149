import {
  innerSchemaOf,
  invalidRefusal,
  lengthLimitOf,
  type JsonSchema,
  type LengthLimit,
  type Refusal,
} from '../../contract'
import { isJsonObject, MAX_DEPTH, type FieldReason } from '../../src/domain/parse'
import { formatNumber } from '../../src/domain/text'

/** A longer text is parsed in slices of this size, each of which takes about a millisecond. */
const SLICE_BYTES = 64 * 1024
/** After looking at so many bytes, other work has its turn. */
const SCANNED_BYTES = 512 * 1024

/** A body has more fields, items or levels than its schema allows. */
export class BodyOverLimit extends Error {
  override readonly name = 'BodyOverLimit'

  readonly refusal: Refusal

  constructor(reason: FieldReason) {
    super(reason.reason)
    this.refusal = invalidRefusal([reason])
  }
}

/** The body has a field whose name could change the prototype of all objects. */
export class ForbiddenFieldName extends Error {
  override readonly name = 'ForbiddenFieldName'
  readonly statusCode = 400

  constructor() {
    super('A field cannot be called __proto__, nor have a prototype as its constructor.')
  }
}

export type ParsePorts = {
  /** parses one JSON value; throws where the text is none, or has a forbidden field name */
  readonly parse: (text: string) => unknown
  readonly schema?: JsonSchema | undefined
  /** false for what the server has stored itself */
  readonly isLimited?: boolean
  readonly sliceBytes?: number
}

/**
 * Parses JSON in UTF-8, and yields where other work may have its turn. A list or record that is far too long is refused
 * before it is parsed, since records of many names are slow to parse.
 */
export const parseJsonInSteps = function* (bytes: Buffer, ports: ParsePorts): Generator<void, unknown> {
  const { parse, schema, isLimited = true, sliceBytes = SLICE_BYTES } = ports
  const open: Container[] = []
  let container: Container | undefined
  let root: Container | undefined
  let nextPause = SCANNED_BYTES
  for (let at = 0; at < bytes.length; at += 1) {
    if (at >= nextPause) {
      nextPause = at + SCANNED_BYTES
      yield
    }
    const byte = bytes[at]
    if (byte === QUOTE) {
      const end = endOfText(bytes, at)
      if (container?.isKeyNext === true) container.startField(at, end, open)
      at = end
    } else if (byte === OPEN_LIST || byte === OPEN_RECORD) {
      if (isLimited && open.length === MAX_DEPTH) throw overLimit(open, `Nested more than ${MAX_DEPTH} levels deep`)
      const ownSchema = container === undefined ? schema : container.schemaOfMember()
      container = new Container(bytes, {
        isList: byte === OPEN_LIST,
        start: at,
        schema: ownSchema,
        isLimited,
        parse,
      })
      open.push(container)
    } else if (byte === COMMA) {
      container?.endMember(at, open)
      if (container?.hasLongRun(at, sliceBytes) !== true) continue
      container.parseRun(at)
      yield
    } else if (byte === CLOSE_LIST || byte === CLOSE_RECORD) {
      const closed = open.pop()
      if (closed?.isList !== (byte === CLOSE_LIST)) throw notJson()
      container = open.at(-1)
      if (!closed.isSliced()) continue
      closed.close(at)
      if (container === undefined) root = closed
      else container.addPart(closed)
      yield
    }
    if (root !== undefined) {
      expectBlank(bytes, 0, root.start)
      expectBlank(bytes, root.end, bytes.length)
      return root.value()
    }
  }
  if (open.length > 0) throw notJson()
  return parse(bytes.toString())
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = Buffer.from('"\\,[]{}')

/** The offset of the quotation mark that ends a text. */
const endOfText = (bytes: Buffer, start: number): number => {
  let at = start + 1
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return at
}

type ContainerSpec = Required<Pick<ParsePorts, 'parse' | 'schema' | 'isLimited'>> & {
  readonly isList: boolean
  readonly start: number
}

/**
 * A list or record that is not at its end yet. Its members are counted as they are passed. They stay text until there is
 * a slice of it, which is then parsed at once; a member that was parsed in slices itself is added by `addPart`.
 */
class Container {
  readonly isList: boolean
  /** whether a text that comes now is the name of a field */
  isKeyNext: boolean
  readonly start: number
  end = 0
  readonly #bytes: Buffer
  readonly #spec: ContainerSpec
  readonly #limit: LengthLimit
  #memberCount: number
  #key = { start: 0, end: 0 }
  /** where the members begin that are text still */
  #runStart: number
  #lastComma: number
  /** whether the member before this offset is parsed, so that only a comma or the end may follow */
  #isAfterPart = false
  #items: unknown[] | undefined
  #fields: Record<string, unknown> | undefined

  constructor(bytes: Buffer, spec: ContainerSpec) {
    this.#bytes = bytes
    this.#spec = spec
    this.isList = spec.isList
    this.start = spec.start
    this.isKeyNext = !spec.isList
    this.#limit = spec.isLimited ? lengthLimitOf(spec.schema, spec.isList) : unlimited
    // A list is counted at its commas.
    this.#memberCount = spec.isList ? 1 : 0
    this.#runStart = spec.start + 1
    this.#lastComma = spec.start
  }

  value = (): unknown => this.#items ?? this.#fields

  hasField = (name: string): boolean => this.#fields !== undefined && Object.hasOwn(this.#fields, name)

  isSliced = (): boolean => this.value() !== undefined

  hasLongRun = (at: number, sliceBytes: number): boolean => !this.#isAfterPart && at - this.#runStart > sliceBytes

  schemaOfMember = (): JsonSchema | undefined => innerSchemaOf(this.#spec.schema, this.isList, this.memberName())

  memberName = (): string =>
    this.isList ? String(this.#memberCount - 1) : this.#bytes.toString('utf8', this.#key.start + 1, this.#key.end)

  startField(start: number, end: number, open: ReadonlyArray<Container>): void {
    this.isKeyNext = false
    this.#key = { start, end }
    this.#countMember(open)
  }

  endMember(comma: number, open: ReadonlyArray<Container>): void {
    if (this.#isAfterPart) {
      expectBlank(this.#bytes, this.#runStart, comma)
      this.#isAfterPart = false
      this.#runStart = comma + 1
    }
    this.#lastComma = comma
    this.isKeyNext = !this.isList
    if (this.isList) this.#countMember(open)
  }

  #countMember(open: ReadonlyArray<Container>): void {
    this.#memberCount += 1
    const { max, refusedAbove } = this.#limit
    if (this.#memberCount > refusedAbove)
      throw overLimit(open.slice(0, -1), `Has more than ${formatNumber(max)} ${this.isList ? 'items' : 'fields'}`)
  }

  /** Parses the members before an offset that are text still. */
  parseRun(end: number): void {
    const text = this.#bytes.toString('utf8', this.#runStart, end)
    if (text.trim() === '') throw notJson()
    const parsed = this.#spec.parse(this.isList ? `[${text}]` : `{${text}}`)
    if (Array.isArray(parsed)) for (const item of parsed) (this.#items ??= []).push(item)
    else if (isJsonObject(parsed)) for (const name of Object.keys(parsed)) this.#setField(name, parsed[name])
    this.#runStart = end + 1
  }

  /** Adds the member that has just ended. */
  addPart(member: Container): void {
    if (this.#isAfterPart) throw notJson()
    if (this.#lastComma >= this.#runStart) this.parseRun(this.#lastComma)
    const head = this.#bytes.toString('utf8', this.#runStart, member.start)
    if (this.isList) {
      if (head.trim() !== '') throw notJson()
      ;(this.#items ??= []).push(member.value())
    } else {
      const named = this.#spec.parse(`{${head}null}`)
      const [name = ''] = isJsonObject(named) ? Object.keys(named) : []
      if (name === 'constructor' && member.hasField('prototype')) throw new ForbiddenFieldName()
      this.#setField(name, member.value())
    }
    this.#runStart = member.end
    this.#isAfterPart = true
  }

  /** As JSON.parse does: a field of any name, even `__proto__`. */
  #setField(name: string, value: unknown): void {
    Object.defineProperty((this.#fields ??= {}), name, { value, writable: true, enumerable: true, configurable: true })
  }

  close(at: number): void {
    if (this.#isAfterPart) expectBlank(this.#bytes, this.#runStart, at)
    else this.parseRun(at)
    this.end = at + 1
  }
}

const unlimited: LengthLimit = { max: Infinity, refusedAbove: Infinity }

const expectBlank = (bytes: Buffer, start: number, end: number): void => {
  if (bytes.toString('utf8', start, end).trim() !== '') throw notJson()
}

const notJson = (): Error => Object.assign(new SyntaxError('not JSON'), { statusCode: 400 })

/** The refusal of the value within these lists and records. */
const overLimit = (outer: ReadonlyArray<Container>, reason: string): BodyOverLimit =>
  new BodyOverLimit({ field: outer.map((container) => container.memberName()).join('.'), reason })
