/** The kinds of streets, the one that is drawn below all others first. A link leads on or off a larger road. */
export const streetKinds = ['service', 'street', 'link', 'tertiary', 'secondary', 'primary', 'motorway'] as const
export type StreetKind = (typeof streetKinds)[number]

/** A part of a street within one tile: points in units of the tile, x and y in turn, from its north-west corner. */
export type Street = {
  readonly kind: StreetKind
  readonly name: string
  readonly points: ReadonlyArray<number> | Int16Array
}

/** A tile of the map by its zoom level, as tiles of web maps are numbered. */
export type StreetTileAddress = { readonly level: number; readonly x: number; readonly y: number }

/** The width and height of a tile in the units of its points. */
export const TILE_UNITS = 4096

/** The width and height of a tile in pixels, where the zoom is its level; at zoom 0 the world is one tile. */
export const TILE_SIZE = 256

/** The zoom levels for which there are tiles; each serves until the next. Names are in those of the last one. */
export const streetLevels = [12, 14] as const
export const STREET_NAMES_LEVEL = 14

/** The tile of the level where the map shows streets at a zoom; undefined where it shows none. */
export const streetLevelAt = (zoom: number): number | undefined => streetLevels.findLast((level) => level <= zoom)

/** The first byte of a tile; another program would write another number. */
const FORMAT = 1

/**
 * A tile as bytes: the format, the names, and for each street its kind, the number of its name, how many points it has,
 * and each point as the difference to the one before.
 */
export const encodeStreetTile = (streets: ReadonlyArray<Street>): Uint8Array => {
  const bytes: number[] = [FORMAT]
  const addNumber = (value: number): void => {
    let rest = value
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
    bytes.push(rest)
  }
  const names = [...new Set(streets.map(({ name }) => name))].filter((name) => name !== '')
  const numberOf = new Map(names.map((name, index) => [name, index + 1]))
  addNumber(names.length)
  for (const name of names) {
    addNumber(name.length)
    for (let index = 0; index < name.length; index += 1) addNumber(name.charCodeAt(index))
  }
  let [lastX, lastY] = [0, 0]
  const addDifference = (difference: number): void => addNumber(difference < 0 ? -2 * difference - 1 : 2 * difference)
  for (const { kind, name, points } of streets) {
    addNumber(streetKinds.indexOf(kind))
    addNumber(numberOf.get(name) ?? 0)
    addNumber(points.length / 2)
    for (let index = 0; index < points.length; index += 2) {
      const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0]
      addDifference(x - lastX)
      addDifference(y - lastY)
      ;[lastX, lastY] = [x, y]
    }
  }
  return Uint8Array.from(bytes)
}

/** No name is longer. */
const MAX_LETTERS = 1000

/** The streets of a tile; undefined where the bytes are none, such as those of another program. */
export const decodeStreetTile = (bytes: Uint8Array): ReadonlyArray<Street> | undefined => {
  const reading = { position: 1, isInvalid: bytes[0] !== FORMAT }
  const readNumber = (): number => {
    let value = 0
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = bytes[reading.position]
      if (byte === undefined) break
      reading.position += 1
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
    reading.isInvalid = true
    return 0
  }
  const readDifference = (): number => {
    const value = readNumber()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }
  const names = ['']
  for (let left = readNumber(); left > 0 && !reading.isInvalid; left -= 1) {
    const length = readNumber()
    if (length > MAX_LETTERS) return undefined
    names.push(String.fromCharCode(...Array.from({ length }, readNumber)))
  }
  const streets: Street[] = []
  let [x, y] = [0, 0]
  while (reading.position < bytes.length && !reading.isInvalid) {
    const [kind, name, count] = [streetKinds[readNumber()], names[readNumber()], readNumber()]
    // Each point takes two bytes or more.
    if (kind === undefined || name === undefined || 2 * count > bytes.length - reading.position) return undefined
    const points = new Int16Array(2 * count)
    for (let index = 0; index < points.length; index += 2) {
      points[index] = x += readDifference()
      points[index + 1] = y += readDifference()
      if (Math.min(x, y) < 0 || Math.max(x, y) > TILE_UNITS) return undefined
    }
    streets.push({ kind, name, points })
  }
  return reading.isInvalid ? undefined : streets
}

/** Joins streets of the same kind and name where one ends at the end of another, so that fewer and longer ones remain. */
export const joinStreets = (streets: ReadonlyArray<Street>): ReadonlyArray<Street> => {
  const styles = new Map<string, number>()
  const byEnd = new Map<number, Joined>()
  const joined = new Set<Joined>()
  const takeAt = (end: number, { kind, name }: Street): Joined | undefined => {
    const other = byEnd.get(end)
    if (other?.street.kind !== kind || other.street.name !== name) return undefined
    joined.delete(other)
    byEnd.delete(other.start)
    byEnd.delete(other.end)
    return other
  }
  for (const street of streets) {
    const { kind, name, points } = street
    const style = styles.get(kind + name) ?? styles.size
    styles.set(kind + name, style)
    const start = endKey(style, points[0], points[1])
    const end = endKey(style, points.at(-2), points.at(-1))
    const before = takeAt(start, street)
    const after = takeAt(end, street)
    const longer: Joined = {
      street:
        before === undefined && after === undefined
          ? street
          : {
              kind,
              name,
              points: [
                ...(before === undefined ? [] : reversed(pointsFrom(start, before)).slice(0, -2)),
                ...Array.from(points),
                ...(after === undefined ? [] : pointsFrom(end, after).slice(2)),
              ],
            },
      start: before === undefined ? start : otherEnd(start, before),
      end: after === undefined ? end : otherEnd(end, after),
    }
    joined.add(longer)
    if (!byEnd.has(longer.start)) byEnd.set(longer.start, longer)
    if (!byEnd.has(longer.end)) byEnd.set(longer.end, longer)
  }
  return Array.from(joined, ({ street }) => street)
}

/** A street, and its ends as numbers that are the same where two streets can be joined. */
type Joined = { readonly street: Street; readonly start: number; readonly end: number }

/** Different ends have different numbers within 256 tiles, and for eight thousand kinds and names. */
const endKey = (style: number, x = 0, y = 0): number => (style * 2 ** 20 + x) * 2 ** 20 + y

const otherEnd = (key: number, { start, end }: Joined): number => (key === start ? end : start)

const pointsFrom = (key: number, { street, start }: Joined): ReadonlyArray<number> => {
  const points = Array.from(street.points)
  return key === start ? points : reversed(points)
}

const reversed = (points: ReadonlyArray<number>): ReadonlyArray<number> => {
  const values = points.toReversed()
  return values.map((_, index) => values[index ^ 1] ?? 0)
}
