import type { MainRoads, NodePair } from './graph'
import type { PlanePoint, Ring } from './shores'

/** The file of the main roads: each list is one text of the differences between its whole numbers. */
export type MainRoadsFile = {
  readonly land: ReadonlyArray<string>
  readonly water: ReadonlyArray<string>
  readonly islands: ReadonlyArray<string>
  readonly nodes: string
  readonly motorways: string
  readonly otherRoads: string
  /** the nodes in the order of their removal */
  readonly order: string
  /** for each of them, how many arcs it has, and where they lead; twice the difference, one more for a local way */
  readonly arcs: string
}

/** Printable characters that need no escape in JSON; each has five bits of a number, and says whether more follow. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'

const encodeNumbers = (numbers: ReadonlyArray<number>): string =>
  numbers
    .map((number) => {
      let rest = number < 0 ? -2 * number - 1 : 2 * number
      let text = ''
      while (rest >= 32) {
        text += DIGITS[32 + (rest % 32)]
        rest = Math.floor(rest / 32)
      }
      return text + DIGITS[rest]
    })
    .join('')

const decodeNumbers = (text: string): ReadonlyArray<number> => {
  const numbers: number[] = []
  let [number, factor] = [0, 1]
  for (const character of text) {
    const digit = DIGITS.indexOf(character)
    number += (digit % 32) * factor
    factor *= 32
    if (digit >= 32) continue
    numbers.push(number % 2 === 0 ? number / 2 : -(number + 1) / 2)
    ;[number, factor] = [0, 1]
  }
  return numbers
}

/** Pairs of numbers as the differences to the pair before. */
const encodePairs = (pairs: ReadonlyArray<NodePair>): string =>
  encodeNumbers(pairs.flatMap(([x, y], index) => [x - (pairs[index - 1]?.[0] ?? 0), y - (pairs[index - 1]?.[1] ?? 0)]))

const decodePairs = (text: string): ReadonlyArray<NodePair> => {
  const numbers = decodeNumbers(text)
  let [x, y] = [0, 0]
  return Array.from({ length: numbers.length / 2 }, (_, index): NodePair => {
    x += numbers[2 * index] ?? 0
    y += numbers[2 * index + 1] ?? 0
    return [x, y]
  })
}

/** A way between two nodes as how far apart they are in the list, which is near where they lie near each other. */
const apart = ([from, to]: NodePair): NodePair => [from, to - from]
const together = ([from, distance]: NodePair): NodePair => [from, from + distance]

const encodeWays = (ways: ReadonlyArray<NodePair>): string =>
  encodeNumbers(ways.map(apart).flatMap(([from, distance], index) => [from - (ways[index - 1]?.[0] ?? 0), distance]))

const decodeWays = (text: string): ReadonlyArray<NodePair> => {
  const numbers = decodeNumbers(text)
  let from = 0
  return Array.from({ length: numbers.length / 2 }, (_, index) =>
    together([(from += numbers[2 * index] ?? 0), numbers[2 * index + 1] ?? 0]),
  )
}

/** Every local way is an arc, since nothing else is quicker between its ends. */
const encodeArcs = (
  order: ReadonlyArray<number>,
  arcs: ReadonlyArray<NodePair>,
  localWays: ReadonlyArray<NodePair>,
): string => {
  const isLocal = new Set(localWays.map(([from, to]) => `${from} ${to}`))
  const arcsByNode = new Map(order.map((node): [number, NodePair[]] => [node, []]))
  for (const arc of arcs) arcsByNode.get(arc[0])?.push(arc)
  return encodeNumbers(
    order.flatMap((node) => {
      const own = arcsByNode.get(node) ?? []
      return [
        own.length,
        ...own.map(
          ([from, to]) => 2 * (to - from) + (isLocal.has(`${Math.min(from, to)} ${Math.max(from, to)}`) ? 1 : 0),
        ),
      ]
    }),
  )
}

const decodeArcs = (file: Pick<MainRoadsFile, 'order' | 'arcs'>): Pick<MainRoads, 'order' | 'arcs' | 'localWays'> => {
  const order = decodeNumbers(file.order)
  const numbers = decodeNumbers(file.arcs).values()
  const next = (): number => numbers.next().value ?? 0
  const [arcs, localWays]: [NodePair[], NodePair[]] = [[], []]
  for (const node of order) {
    const count = next()
    for (let index = 0; index < count; index += 1) {
      const number = next()
      const way: NodePair = [node, node + Math.floor(number / 2)]
      arcs.push(way)
      if (number % 2 !== 0) localWays.push(way)
    }
  }
  return { order, arcs, localWays }
}

const pairOf = ({ x, y }: PlanePoint): NodePair => [x, y]
const pointOf = ([x, y]: NodePair): PlanePoint => ({ x, y })
const decodeRing = (text: string): Ring => decodePairs(text).map(pointOf)

export const encodeRoads = ({
  rings,
  nodes,
  motorways,
  otherRoads,
  localWays,
  order,
  arcs,
}: MainRoads): MainRoadsFile => ({
  land: rings.land.map((ring) => encodePairs(ring.map(pairOf))),
  water: rings.water.map((ring) => encodePairs(ring.map(pairOf))),
  islands: rings.islands.map((ring) => encodePairs(ring.map(pairOf))),
  nodes: encodePairs(nodes.map(pairOf)),
  motorways: encodeWays(motorways),
  otherRoads: encodeWays(otherRoads),
  order: encodeNumbers(order),
  arcs: encodeArcs(order, arcs, localWays),
})

export const decodeRoads = (file: MainRoadsFile): MainRoads => ({
  rings: {
    land: file.land.map(decodeRing),
    water: file.water.map(decodeRing),
    islands: file.islands.map(decodeRing),
  },
  nodes: decodePairs(file.nodes).map(pointOf),
  motorways: decodeWays(file.motorways),
  otherRoads: decodeWays(file.otherRoads),
  ...decodeArcs(file),
})
