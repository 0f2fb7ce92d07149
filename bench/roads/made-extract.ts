import { closeSync, openSync, writeSync } from 'node:fs'
import { osmData, osmHeader, type OsmNode, type OsmRelation, type OsmWay } from '../../tests/kit/osm-file'

/** As many as programs write into a block. */
const BLOCK_ENTITIES = 8_000

/** Degrees between junctions, about 110 m. */
const SPACING = { lat: 0.001, lng: 0.0016 }

/**
 * Writes an extract with about as many junctions: a grid with gaps, bends, main roads every tenth and fiftieth line,
 * one-way streets and turn rules, as many of each as a country has.
 */
export const writeMadeExtract = (file: string, junctions: number, randomSource: () => number): void => {
  const side = Math.round(Math.sqrt(junctions))
  const output = openSync(file, 'w')
  const pending: { nodes: OsmNode[]; ways: OsmWay[]; relations: OsmRelation[] } = { nodes: [], ways: [], relations: [] }
  const flush = (): void => {
    writeSync(output, osmData(pending))
    Object.assign(pending, { nodes: [], ways: [], relations: [] })
  }
  const add = <K extends keyof typeof pending>(kind: K, entity: (typeof pending)[K][number]): void => {
    const list = pending[kind] as (typeof entity)[]
    list.push(entity)
    if (list.length === BLOCK_ENTITIES) flush()
  }
  writeSync(output, osmHeader(undefined, new Date('2026-11-20T00:00:00Z')))
  const idAt = (row: number, column: number): number => 3 * (row * side + column) + 1
  const shift = (): number => (randomSource() - 0.5) * 0.6
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const place = (north: number, east: number) => ({
        lat: 50 + (row + north + shift()) * SPACING.lat,
        lng: 4 + (column + east + shift()) * SPACING.lng,
      })
      const id = idAt(row, column)
      add('nodes', { id, ...place(0, 0) })
      add('nodes', { id: id + 1, ...place(0, 0.5) })
      add('nodes', { id: id + 2, ...place(0.5, 0) })
    }
  if (pending.nodes.length > 0) flush()
  const kindOf = (line: number): string => (line % 50 === 0 ? 'primary' : line % 10 === 0 ? 'tertiary' : 'residential')
  const wayIds = new Set<number>()
  const addWay = (id: number, nodes: ReadonlyArray<number>, highway: string): void => {
    if (highway === 'residential' && randomSource() < 0.12) return
    const oneway = highway === 'residential' && randomSource() < 0.1 ? { oneway: 'yes' } : {}
    wayIds.add(id)
    add('ways', { id, nodes, tags: { highway, ...oneway, name: `Street ${id % 1000}` } })
  }
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const id = idAt(row, column)
      if (column + 1 < side) addWay(id + 1, [id, id + 1, idAt(row, column + 1)], kindOf(row))
      if (row + 1 < side) addWay(id + 2, [id, id + 2, idAt(row + 1, column)], kindOf(column))
    }
  if (pending.ways.length > 0) flush()
  for (let row = 1; row < side; row += 1)
    for (let column = 1; column < side; column += 1) {
      const [from, via, to] = [idAt(row, column - 1) + 1, idAt(row, column), idAt(row - 1, column) + 2]
      if (randomSource() > 0.04 || !wayIds.has(from) || !wayIds.has(to)) continue
      add('relations', {
        id: via,
        members: [
          { kind: 'way', id: from, role: 'from' },
          { kind: 'node', id: via, role: 'via' },
          { kind: 'way', id: to, role: 'to' },
        ],
        tags: { type: 'restriction', restriction: randomSource() < 0.8 ? 'no_right_turn' : 'only_right_turn' },
      })
    }
  flush()
  closeSync(output)
}
