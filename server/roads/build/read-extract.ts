import { streetKinds } from '../../../src/domain/map'
import {
  DamagedExtract,
  addNumber,
  cursorOf,
  growingList,
  readFields,
  readInt64,
  readPart,
  numbersIn,
  type GrowingList,
  BYTES,
  VARINT,
} from '../pbf/cursor'
import { readBlocks, type ExtractBlock } from '../pbf/read-blocks'
import { readEntities, type EntityReaders } from '../pbf/read-entities'
import { blocksCars, carWayOf, turnRuleOf, streetKindAndNameOf, type TurnRule } from './osm-tags'

/** The roads of an extract as they stand in it. A node is a number in the lists of nodes, or -1 outside of the extract. */
export type ExtractRoads = {
  /** in 10^-7 degrees */
  readonly lats: Int32Array
  readonly lngs: Int32Array
  /** 1 where no car passes */
  readonly blocked: Uint8Array
  readonly nodeAt: (id: number) => number
  readonly ways: {
    readonly ids: Float64Array
    /** where the nodes of each way begin in `nodes`; one more than there are ways */
    readonly firsts: Float64Array
    readonly nodes: Int32Array
    /** in km/h, 0 where it is not allowed */
    readonly forward: Float64Array
    readonly backward: Float64Array
    /** of a ferry from end to end; else 0 */
    readonly crossingSeconds: Float64Array
    /** the number of its kind of street; -1 for a ferry */
    readonly kinds: Float64Array
    /** the number of its name in `streetNames` */
    readonly names: Float64Array
  }
  readonly streetNames: ReadonlyArray<string>
  readonly turnRules: ReadonlyArray<TurnRule>
  /** when the data was as it is, as far as the file says so */
  readonly dataDate: string | undefined
}

/** How far the passes are, as shares. */
type ReadProgress = {
  readonly onWays: (share: number) => void
  readonly onNodes: (share: number, size: RoadSize) => void
}

/** How many points the ways have, and how many of them are points of other ways too: there are about as many junctions. */
export type RoadSize = { readonly points: number; readonly sharedPoints: number }

/** Reads the roads of a file in two passes: ways and turn rules first, and then only the nodes that they need. */
export const readExtract = async (
  file: string,
  { onWays, onNodes }: Partial<ReadProgress> = {},
): Promise<ExtractRoads> => {
  const [ids, firsts, refs, forward, backward, crossing] = [
    growingList(),
    growingList(),
    growingList(),
    growingList(),
    growingList(),
    growingList(),
  ]
  const [kinds, names] = [growingList(), growingList()]
  const nameNumbers = new Map<string, number>()
  const turnRules: TurnRule[] = []
  const blocksWithNodes = new Set<number>()
  let dataDate: string | undefined
  const readWays: EntityReaders = {
    onWay: (id, nodes, tags) => {
      const way = carWayOf(tags)
      if (way === undefined || nodes.length < 2) return
      addNumber(ids, id)
      addNumber(firsts, refs.length)
      addNumber(forward, way.forward)
      addNumber(backward, way.backward)
      addNumber(crossing, way.crossingSeconds ?? 0)
      const street = streetKindAndNameOf(tags)
      addNumber(kinds, street === undefined ? -1 : streetKinds.indexOf(street.kind))
      const name = street?.name ?? ''
      const nameNumber = nameNumbers.get(name) ?? nameNumbers.size
      nameNumbers.set(name, nameNumber)
      addNumber(names, nameNumber)
      for (let index = 0; index < nodes.length; index += 1) addNumber(refs, nodes.values[index] ?? 0)
    },
    onRelation: (_, members, tags) => {
      const rule = turnRuleOf(tags, members)
      if (rule !== undefined) turnRules.push(rule)
    },
  }
  let isFirst = true
  for await (const block of readBlocks(file)) {
    if (isFirst !== (block.kind === 'OSMHeader'))
      throw new DamagedExtract(isFirst ? 'it does not begin with the header of an extract' : 'a second header is in it')
    if (isFirst) dataDate = readHeader(block)
    isFirst = false
    if (block.kind === 'OSMData' && readEntities(block.bytes, readWays).hasNodes) blocksWithNodes.add(block.start)
    onWays?.(block.shareRead)
  }
  if (ids.length === 0) throw new DamagedExtract('there is no road for cars in it')
  addNumber(firsts, refs.length)

  const nodeIds = sortedOnce(refs)
  const nodes = emptyNodes(nodeIds)
  const size = { points: refs.length, sharedPoints: refs.length - nodeIds.length }
  for await (const block of readBlocks(file, (start) => blocksWithNodes.has(start))) {
    readEntities(block.bytes, { onNode: nodes.add })
    onNodes?.(block.shareRead, size)
  }
  const nodeOfRefs = new Int32Array(refs.length)
  for (let index = 0; index < refs.length; index += 1) {
    const node = nodes.nodeAt(refs.values[index] ?? 0)
    nodeOfRefs[index] = nodes.isKnown(node) ? node : -1
  }
  return {
    ...nodes,
    ways: {
      ids: numbersIn(ids),
      firsts: numbersIn(firsts),
      nodes: nodeOfRefs,
      forward: numbersIn(forward),
      backward: numbersIn(backward),
      crossingSeconds: numbersIn(crossing),
      kinds: numbersIn(kinds),
      names: numbersIn(names),
    },
    streetNames: [...nameNumbers.keys()],
    turnRules,
    dataDate,
  }
}

const sortedOnce = ({ values, length }: GrowingList): Float64Array => {
  const sorted = values.slice(0, length).toSorted()
  let count = 0
  for (const id of sorted) if (count === 0 || id !== sorted[count - 1]) sorted[count++] = id
  return sorted.slice(0, count)
}

/** The place of a node that was not in the file. */
const UNKNOWN = 0x7fffffff

const emptyNodes = (ids: Float64Array) => {
  const lats = new Int32Array(ids.length).fill(UNKNOWN)
  const lngs = new Int32Array(ids.length)
  const blocked = new Uint8Array(ids.length)
  const isKnown = (node: number): boolean => node >= 0 && lats[node] !== UNKNOWN
  // Files have their nodes in order, so the next one is mostly near the last.
  let last = 0
  const nodeAt = (id: number): number => {
    let [low, high] = [0, ids.length - 1]
    const near = last + 64
    if (id >= (ids[last] ?? 0)) {
      low = last
      if (near < high && id <= (ids[near] ?? 0)) high = near
    } else high = last
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ids[middle] ?? 0) < id) low = middle + 1
      else high = middle
    }
    last = low
    return ids[low] === id ? low : -1
  }
  return {
    lats,
    lngs,
    blocked,
    nodeAt,
    isKnown,
    add: (id: number, lat: number, lng: number, tags: (key: string) => string | undefined): void => {
      const node = nodeAt(id)
      if (node < 0) return
      if (!(Math.abs(lat) <= 90e7 && Math.abs(lng) <= 180e7))
        throw new DamagedExtract(`node ${id} in it lies outside of the world`)
      lats[node] = Math.round(lat)
      lngs[node] = Math.round(lng)
      blocked[node] = blocksCars(tags) ? 1 : 0
    },
  }
}

const KNOWN_FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes'])

/** Of HeaderBlock in osmformat.proto: the features that a reader must know, and the time of the data in seconds. */
const REQUIRED_FEATURES = 4
const DATA_SECONDS = 32

/** The date in the header, if it has one. */
const readHeader = ({ bytes }: ExtractBlock): string | undefined => {
  const cursor = cursorOf(bytes)
  let seconds: number | undefined
  readFields(cursor, (field, wire) => {
    if (field === REQUIRED_FEATURES && wire === BYTES) {
      const { position, end } = readPart(cursor)
      const feature = new TextDecoder().decode(bytes.subarray(position, end))
      if (!KNOWN_FEATURES.has(feature))
        throw new DamagedExtract(`it needs ${feature.slice(0, 40)}, which cannot be read here`)
      return true
    }
    if (field !== DATA_SECONDS || wire !== VARINT) return false
    seconds = readInt64(cursor)
    return true
  })
  const date = seconds === undefined || !(seconds > 0 && seconds < 1e11) ? undefined : new Date(seconds * 1000)
  return date?.toISOString().slice(0, 10)
}
