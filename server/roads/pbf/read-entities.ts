import {
  addNumber,
  BYTES,
  cursorOf,
  DamagedExtract,
  growingList,
  readFields,
  readInt64,
  readPacked,
  readPackedDifferences,
  readPart,
  readSigned,
  readVarint,
  VARINT,
  type Cursor,
  type GrowingList,
} from './cursor'

/** The value of a key, if the entity has it. */
export type TagsOf = (key: string) => string | undefined

export const memberKinds = ['node', 'way', 'relation'] as const
export type Member = { readonly kind: (typeof memberKinds)[number]; readonly id: number; readonly role: string }

/** What is read of a block; the kinds of entities that no function is given for are passed over. */
export type EntityReaders = {
  /** coordinates in 10^-7 degrees */
  readonly onNode?: (id: number, lat: number, lng: number, tags: TagsOf) => void
  /** the nodes stand in the list, which is used again */
  readonly onWay?: (id: number, nodes: GrowingList, tags: TagsOf) => void
  readonly onRelation?: (id: number, members: () => ReadonlyArray<Member>, tags: TagsOf) => void
}

/** Real files stay far below this. */
const MAX_TEXTS = 2 ** 20
const MAX_ENTITIES = 2 ** 18

const UNEQUAL = 'the lists of a block in it are of unequal lengths'

/**
 * Reads the entities of a block of data. Answers whether it has nodes. The numbers of fields are those of osmformat.proto
 * of OpenStreetMap.
 */
export const readEntities = (bytes: Uint8Array, readers: EntityReaders): { readonly hasNodes: boolean } => {
  const cursor = cursorOf(bytes)
  const groups: Cursor[] = []
  const texts = textTable(bytes)
  const scale: Scale = { granularity: 100, lat: 0, lng: 0 }
  readFields(cursor, (field, wire) => {
    if (field === 1 && wire === BYTES) texts.read(readPart(cursor))
    else if (field === 2 && wire === BYTES) groups.push(readPart(cursor))
    else if (field === 17 && wire === VARINT) scale.granularity = readVarint(cursor)
    else if (field === 19 && wire === VARINT) scale.lat = readInt64(cursor)
    else if (field === 20 && wire === VARINT) scale.lng = readInt64(cursor)
    else return false
    return true
  })
  let [hasNodes, count] = [false, 0]
  const reader = entityReader(texts.textAt, scale, readers)
  for (const group of groups)
    readFields(group, (field, wire) => {
      if (field === 1 || field === 2) hasNodes = true
      const read = wire === BYTES ? reader[field] : undefined
      if (read === undefined) return false
      if (++count > MAX_ENTITIES) throw new DamagedExtract('a block in it has too many parts')
      read(readPart(group))
      return true
    })
  return { hasNodes }
}

type Scale = { granularity: number; lat: number; lng: number }

/** The texts of a block; they are decoded when they are first asked for. */
const textTable = (bytes: Uint8Array) => {
  const [starts, ends, decoder] = [growingList(), growingList(), new TextDecoder()]
  const texts: (string | undefined)[] = []
  return {
    read: (table: Cursor): void =>
      readFields(table, (field, wire) => {
        if (field !== 1 || wire !== BYTES) return false
        const { position, end } = readPart(table)
        if (starts.length >= MAX_TEXTS) throw new DamagedExtract('a block in it has too many texts')
        addNumber(starts, position)
        addNumber(ends, end)
        return true
      }),
    textAt: (index: number): string => {
      if (index >= starts.length) throw new DamagedExtract('a tag in it has no text')
      return (texts[index] ??= decoder.decode(bytes.subarray(starts.values[index], ends.values[index])))
    },
  }
}

type ReadEntity = (entity: Cursor) => void

/** By the number of the field in a group. */
const entityReader = (
  textAt: (index: number) => string,
  scale: Scale,
  { onNode, onWay, onRelation }: EntityReaders,
): Readonly<Record<number, ReadEntity | undefined>> => {
  const [keys, values, ids, roles, kinds] = [growingList(), growingList(), growingList(), growingList(), growingList()]
  const [lats, lngs] = [growingList(), growingList()]
  /** Tags of the entity that is read at the moment, from `first` to `last` in the lists. */
  const tagsIn =
    (first: () => number, last: () => number, step: number): TagsOf =>
    (key) => {
      for (let index = first(); index < last(); index += step)
        if (textAt(keys.values[index] ?? 0) === key)
          return textAt((step === 1 ? values.values[index] : keys.values[index + 1]) ?? 0)
      return undefined
    }
  const checkTags = (): void => {
    if (keys.length !== values.length) throw new DamagedExtract(UNEQUAL)
  }
  const tags = tagsIn(
    () => 0,
    () => keys.length,
    1,
  )
  const place = (offset: number, value: number): number => (offset + scale.granularity * value) / 100
  const clear = (...lists: ReadonlyArray<GrowingList>): void => {
    for (const list of lists) list.length = 0
  }

  const readNode: ReadEntity = (node) => {
    clear(keys, values)
    let [id, lat, lng] = [0, 0, 0]
    readFields(node, (field, wire) => {
      if (field === 1 && wire === VARINT) id = readSigned(node)
      else if (field === 2 && wire === BYTES) readPacked(node, keys, readVarint)
      else if (field === 3 && wire === BYTES) readPacked(node, values, readVarint)
      else if (field === 8 && wire === VARINT) lat = readSigned(node)
      else if (field === 9 && wire === VARINT) lng = readSigned(node)
      else return false
      return true
    })
    checkTags()
    onNode?.(id, place(scale.lat, lat), place(scale.lng, lng), tags)
  }

  const readDenseNodes: ReadEntity = (nodes) => {
    clear(keys, ids, lats, lngs)
    readFields(nodes, (field, wire) => {
      if (wire !== BYTES) return false
      if (field === 1) readPackedDifferences(nodes, ids)
      else if (field === 8) readPackedDifferences(nodes, lats)
      else if (field === 9) readPackedDifferences(nodes, lngs)
      else if (field === 10) readPacked(nodes, keys, readVarint)
      else return false
      return true
    })
    if (ids.length !== lats.length || ids.length !== lngs.length) throw new DamagedExtract(UNEQUAL)
    // Keys and values stand in one list, with a 0 after those of each node; the list is empty where no node has any.
    let [first, last] = [0, 0]
    const denseTags = tagsIn(
      () => first,
      () => last,
      2,
    )
    for (let index = 0; index < ids.length; index += 1) {
      while (last < keys.length && keys.values[last] !== 0) last += 2
      if (last >= keys.length && keys.length > 0) throw new DamagedExtract(UNEQUAL)
      onNode?.(
        ids.values[index] ?? 0,
        place(scale.lat, lats.values[index] ?? 0),
        place(scale.lng, lngs.values[index] ?? 0),
        denseTags,
      )
      if (keys.length > 0) first = last += 1
    }
  }

  const readWay: ReadEntity = (way) => {
    clear(keys, values, ids)
    let id = 0
    readFields(way, (field, wire) => {
      if (field === 1 && wire === VARINT) id = readInt64(way)
      else if (field === 2 && wire === BYTES) readPacked(way, keys, readVarint)
      else if (field === 3 && wire === BYTES) readPacked(way, values, readVarint)
      else if (field === 8 && wire === BYTES) readPackedDifferences(way, ids)
      else return false
      return true
    })
    checkTags()
    onWay?.(id, ids, tags)
  }

  const readRelation: ReadEntity = (relation) => {
    clear(keys, values, ids, roles, kinds)
    let id = 0
    readFields(relation, (field, wire) => {
      if (field === 1 && wire === VARINT) id = readInt64(relation)
      else if (wire !== BYTES) return false
      else if (field === 2) readPacked(relation, keys, readVarint)
      else if (field === 3) readPacked(relation, values, readVarint)
      else if (field === 8) readPacked(relation, roles, readVarint)
      else if (field === 9) readPackedDifferences(relation, ids)
      else if (field === 10) readPacked(relation, kinds, readVarint)
      else return false
      return true
    })
    checkTags()
    if (ids.length !== roles.length || ids.length !== kinds.length) throw new DamagedExtract(UNEQUAL)
    const members = (): ReadonlyArray<Member> =>
      Array.from({ length: ids.length }, (_, index) => {
        const kind = memberKinds[kinds.values[index] ?? 0]
        if (kind === undefined) throw new DamagedExtract('a member of a relation in it is of no known kind')
        return { kind, id: ids.values[index] ?? 0, role: textAt(roles.values[index] ?? 0) }
      })
    onRelation?.(id, members, tags)
  }

  return {
    1: onNode && readNode,
    2: onNode && readDenseNodes,
    3: onWay && readWay,
    4: onRelation && readRelation,
  }
}
