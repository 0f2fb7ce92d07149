import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Coordinates } from '../../../src/domain/address'
import { readRoads, type RoadsToStore } from '../../../server/roads'
import { fileWays, type FileWays } from '../../../server/travel/file-roads/file-ways'
import { right } from '../../kit/either'
import { osmFile, type OsmNode, type OsmRelation, type OsmWay, type Tags } from '../../kit/osm-file'
import { aFolder } from '../folder'

/** A corner of a grid of 1 km: `a1` is the first of the first row, `b1` lies north of it, `a2` east. */
export const cornerAt = (name: string): Coordinates => ({
  lat: 52 + 0.009 * (name.charCodeAt(0) - 97),
  lng: 5 + 0.0146 * (Number(name.slice(1)) - 1),
})

const idOf = (corner: string): number => 100 * (corner.charCodeAt(0) - 96) + Number(corner.slice(1))

/** Streets through corners, as `a1 a2 b2`; streets are numbered from 1. */
export type Street = readonly [corners: string, tags?: Tags]

type Drawing = {
  readonly streets: ReadonlyArray<Street>
  readonly nodeTags?: Readonly<Record<string, Tags>>
  /** from, via and to: the via is a corner, or streets */
  readonly rules?: ReadonlyArray<readonly [from: number, via: string | ReadonlyArray<number>, to: number, tags: Tags]>
}

export const extractOf = ({ streets, nodeTags = {}, rules = [] }: Drawing, date?: Date): Buffer => {
  const corners = [...new Set(streets.flatMap(([names]) => names.split(' ')))].toSorted()
  const nodes = corners.map((name): OsmNode => ({ id: idOf(name), ...cornerAt(name), tags: nodeTags[name] ?? {} }))
  const ways = streets.map(([names, tags = {}], index): OsmWay => ({
    id: index + 1,
    nodes: names.split(' ').map(idOf),
    tags: { ...(tags['route'] === undefined && { highway: 'residential' }), ...tags },
  }))
  const relations = rules.map(([from, via, to, tags], index): OsmRelation => ({
    id: index + 1,
    members: [
      { kind: 'way', id: from, role: 'from' },
      ...(typeof via === 'string'
        ? [{ kind: 'node', id: idOf(via), role: 'via' } as const]
        : via.map((id) => ({ kind: 'way', id, role: 'via' }) as const)),
      { kind: 'way', id: to, role: 'to' },
    ],
    tags: { type: 'restriction', ...tags },
  }))
  return osmFile({ nodes, ways, relations }, date)
}

export const readBytes = async (bytes: Buffer): Promise<RoadsToStore> => {
  const file = join(await aFolder(), 'made.osm.pbf')
  writeFileSync(file, bytes)
  return right(await readRoads(file, () => undefined))
}

export const roadsOf = async (drawing: Drawing, date = new Date('2026-11-20')): Promise<RoadsToStore> =>
  readBytes(extractOf(drawing, date))

export const waysOf = async (drawing: Drawing): Promise<FileWays> => fileWays((await roadsOf(drawing)).network)

/** Kilometres of the quickest way, rounded; undefined where there is none. */
export const kilometres = ({ leg }: FileWays, from: string, to: string): number | undefined => {
  const found = leg(cornerAt(from), cornerAt(to))
  return found && Math.round(found.metres / 1000)
}
