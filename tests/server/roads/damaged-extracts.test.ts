import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readRoads } from '../../../server/roads'
import { left } from '../../kit/either'
import {
  bytesField,
  differencesField,
  numberField,
  osmBlock,
  osmData,
  osmFile,
  osmHeader,
  packedField,
  varint,
  type OsmNode,
  type OsmWay,
} from '../../kit/osm-file'
import { aFolder } from '../folder'

const nodes: ReadonlyArray<OsmNode> = [
  { id: 1, lat: 52, lng: 5 },
  { id: 2, lat: 52.01, lng: 5 },
]
const way: OsmWay = { id: 1, nodes: [1, 2], tags: { highway: 'residential' } }
const good = osmFile({ nodes, ways: [way] })
const header = osmHeader()
const firstBlock = good.subarray(header.length)
const waysOnly = osmData({ ways: [way] })

const data = (...groups: ReadonlyArray<Buffer>): Buffer =>
  Buffer.concat([
    header,
    osmBlock(
      'OSMData',
      Buffer.concat([
        bytesField(1, Buffer.concat(['', 'highway', 'residential'].map((text) => bytesField(1, Buffer.from(text))))),
        ...groups.map((group) => bytesField(2, group)),
      ]),
    ),
  ])
const wayOf = (...fields: ReadonlyArray<Buffer>): Buffer => bytesField(3, Buffer.concat(fields))
const aWay = wayOf(numberField(1, 1), packedField(2, [1]), packedField(3, [2]), differencesField(8, [1, 2]))
const denseOf = (ids: ReadonlyArray<number>, lats: ReadonlyArray<number>, lngs: ReadonlyArray<number>): Buffer =>
  bytesField(2, Buffer.concat([differencesField(1, ids), differencesField(8, lats), differencesField(9, lngs)]))
const withLength = (length: number): Buffer => {
  const bytes = Buffer.from(good)
  bytes.writeUInt32BE(length)
  return bytes
}
const changedAt = (position: number, byte: number): Buffer => {
  const bytes = Buffer.from(good)
  bytes[position] = byte
  return bytes
}
const thirtyThreeMegabytes = Buffer.alloc(33 * 1024 * 1024)
const almostThirtyTwo = 31 * 1024 * 1024
const rule = { type: 'restriction', restriction: 'no_left_turn' }

const files: Readonly<Record<string, readonly [Buffer, RegExp]>> = {
  'an empty file': [Buffer.alloc(0), /no road for cars/],
  'one byte': [Buffer.from([0]), /ends in the middle/],
  'a text': [Buffer.from('This is a text about roads.'), /no OpenStreetMap extract/],
  'a page of the web': [Buffer.from('<!doctype html><html><body>404</body></html>'), /no OpenStreetMap extract/],
  'an XML file of OpenStreetMap': [Buffer.from('<?xml version="1.0"?><osm version="0.6">'), /no OpenStreetMap extract/],
  'a zip archive': [Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]), /no OpenStreetMap extract/],
  'zeros alone': [Buffer.alloc(5000), /no OpenStreetMap extract/],
  'a file that ends in its length': [good.subarray(0, 3), /ends in the middle/],
  'a file that ends in its first header': [good.subarray(0, 10), /ends in the middle/],
  'a file that ends in its first block': [good.subarray(0, header.length - 5), /ends in the middle/],
  'a file that ends in the length of the second block': [good.subarray(0, header.length + 2), /ends in the middle/],
  'a file that ends in its last block': [good.subarray(0, -7), /ends in the middle/],
  'a file that ends after its header': [header, /no road for cars/],
  'data without a header': [firstBlock, /does not begin with the header/],
  'data before the header': [Buffer.concat([firstBlock, header]), /does not begin with the header/],
  'two headers': [Buffer.concat([header, header, firstBlock]), /second header/],
  'ways without nodes': [Buffer.concat([header, waysOnly]), /nodes of its roads are not in it/],
  'nodes without ways': [osmFile({ nodes }), /no road for cars/],
  'no road for cars': [osmFile({ nodes, ways: [{ ...way, tags: { highway: 'footway' } }] }), /no road for cars/],
  'a block header of 2 GB': [withLength(0x7fffffff), /no OpenStreetMap extract/],
  'a block header of -1 bytes': [withLength(0xffffffff), /no OpenStreetMap extract/],
  'a block of 2 GB': [
    Buffer.concat([header, osmBlock('OSMData', Buffer.alloc(9), { blobSize: 2 ** 31 - 1 })]),
    /32 MB/,
  ],
  'a block of -1 bytes': [
    Buffer.concat([header, osmBlock('OSMData', Buffer.alloc(9), { blobSize: -1 })]),
    /has no size/,
  ],
  'a block of 2^60 bytes': [
    Buffer.concat([header, osmBlock('OSMData', Buffer.alloc(9), { blobSize: 2 ** 60 })]),
    /32 MB/,
  ],
  'a block that unpacks to 33 MB': [Buffer.concat([header, osmBlock('OSMData', thirtyThreeMegabytes)]), /32 MB/],
  'a block that unpacks to more than it says': [
    Buffer.concat([header, osmBlock('OSMData', thirtyThreeMegabytes, { size: 100 })]),
    /cannot be unpacked/,
  ],
  'a block that unpacks to less than it says': [
    Buffer.concat([header, osmBlock('OSMData', Buffer.alloc(10), { size: 100 })]),
    /cannot be unpacked/,
  ],
  'a block of -5 bytes unpacked': [
    Buffer.concat([header, osmBlock('OSMData', Buffer.alloc(10), { size: -5 })]),
    /larger than the 32 MB/,
  ],
  'a block whose zlib is broken': [changedAt(good.length - 12, 0xee), /cannot be unpacked/],
  'a block packed by lzma': [
    Buffer.concat([
      header,
      Buffer.from([0, 0, 0, 11]),
      bytesField(1, Buffer.from('OSMData')),
      numberField(3, 4),
      bytesField(4, Buffer.from('xz')),
    ]),
    /lzma/,
  ],
  'a header that needs history': [
    Buffer.concat([osmHeader(['HistoricalInformation']), firstBlock]),
    /HistoricalInformation/,
  ],
  'a node outside of the world': [
    osmFile({ nodes: [{ id: 1, lat: 91, lng: 5 }, ...nodes.slice(1)], ways: [way] }),
    /outside of the world/,
  ],
  'a node at longitude 181': [
    osmFile({ nodes: [{ id: 1, lat: 9, lng: 181 }, ...nodes.slice(1)], ways: [way] }),
    /outside of the world/,
  ],
  'a node far outside of the world': [data(aWay, denseOf([1, 2], [2 ** 50, 0], [0, 0])), /outside of the world/],
  'a granularity without end': [
    Buffer.concat([
      header,
      osmBlock('OSMData', Buffer.concat([numberField(17, 2 ** 52), bytesField(2, denseOf([1], [9], [9]))])),
      data(aWay).subarray(header.length),
    ]),
    /outside of the world/,
  ],
  'lists of nodes of unequal lengths': [data(aWay, denseOf([1, 2], [1], [1, 2])), /unequal lengths/],
  'tags without values': [
    data(wayOf(numberField(1, 1), packedField(2, [1, 1]), differencesField(8, [1, 2]))),
    /unequal lengths/,
  ],
  'a tag without a text': [
    data(wayOf(packedField(2, [77]), packedField(3, [2]), differencesField(8, [1, 2]))),
    /has no text/,
  ],
  'a number that does not end': [data(Buffer.concat([varint(8), Buffer.alloc(20, 0xff)])), /number in it is too long/],
  'a field of no known kind': [data(Buffer.from([0x0f, 1, 2])), /no known kind/],
  'a field that is longer than its block': [data(Buffer.concat([varint(26), varint(2 ** 40)])), /ends too soon/],
  'a list of 31 million nodes': [
    data(aWay, bytesField(2, bytesField(1, Buffer.alloc(almostThirtyTwo, 2)))),
    /too long/,
  ],
  'sixteen million empty ways': [data(Buffer.alloc(almostThirtyTwo, Buffer.from([0x1a, 0]))), /too many parts/],
  'sixteen million empty texts': [
    Buffer.concat([
      header,
      osmBlock('OSMData', bytesField(1, Buffer.alloc(almostThirtyTwo - 1, Buffer.from([0x0a, 0])))),
    ]),
    /too many texts/,
  ],
  'relations that are members of each other': [
    osmFile({
      relations: [1, 2].map((id) => ({
        id,
        members: [{ kind: 'relation' as const, id: 3 - id, role: 'via' }],
        tags: rule,
      })),
    }),
    /no road for cars/,
  ],
  'a way from pole to pole, over and over': [
    osmFile({
      nodes: [
        { id: 1, lat: 90, lng: 5 },
        { id: 2, lat: -90, lng: 5 },
      ],
      ways: [{ ...way, nodes: Array.from({ length: 100_000 }, (_, index) => 1 + (index % 2)) }],
    }),
    /hundreds of kilometres apart/,
  ],
}

describe('a damaged extract', () => {
  const folder = aFolder()
  it.each(Object.entries(files))('%s ends in one clear line, and soon', async (_name, [bytes, reason]) => {
    const file = join(await folder, 'damaged.osm.pbf')
    writeFileSync(file, bytes)
    const peakBefore = process.resourceUsage().maxRSS
    const usedBefore = process.cpuUsage()
    const message = left(await readRoads(file, () => undefined))
    const took = process.cpuUsage(usedBefore)
    expect(took.user + took.system).toBeLessThan(5_000_000)
    // The peak never falls, so that this sees only a file that takes far more than all before it.
    expect(process.resourceUsage().maxRSS - peakBefore).toBeLessThan(300_000)
    expect(message).toMatch(reason)
    expect(message).not.toContain('\n')
    expect(message).toMatch(/\.$/)
  })

  it('the same file without damage is read', async () => {
    const file = join(await folder, 'good.osm.pbf')
    writeFileSync(file, good)
    expect(E.isRight(await readRoads(file, () => undefined))).toBe(true)
  })
})
