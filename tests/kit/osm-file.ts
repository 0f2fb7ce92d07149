import { deflateSync } from 'node:zlib'

export type Tags = Readonly<Record<string, string>>
export type OsmNode = { readonly id: number; readonly lat: number; readonly lng: number; readonly tags?: Tags }
export type OsmWay = { readonly id: number; readonly nodes: ReadonlyArray<number>; readonly tags: Tags }
export type OsmMember = { readonly kind: 'node' | 'way' | 'relation'; readonly id: number; readonly role: string }
export type OsmRelation = { readonly id: number; readonly members: ReadonlyArray<OsmMember>; readonly tags: Tags }

/** A number of protobuf; a negative one takes ten bytes. */
export const varint = (value: number): Buffer => {
  const bytes: number[] = []
  if (value >= 0) {
    let small = value
    for (; small > 127; small = Math.floor(small / 128)) bytes.push((small % 128) | 128)
    return Buffer.from([...bytes, small])
  }
  let rest = BigInt.asUintN(64, BigInt(value))
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128)
  return Buffer.from([...bytes, Number(rest)])
}

const signed = (value: number): Buffer => varint(value < 0 ? -2 * value - 1 : 2 * value)

export const bytesField = (field: number, bytes: Uint8Array): Buffer =>
  Buffer.concat([varint(8 * field + 2), varint(bytes.length), bytes])

export const numberField = (field: number, value: number): Buffer => Buffer.concat([varint(8 * field), varint(value)])

export const packedField = (field: number, values: ReadonlyArray<number>): Buffer =>
  bytesField(field, Buffer.concat(values.map(varint)))

export const differencesField = (field: number, values: ReadonlyArray<number>): Buffer =>
  bytesField(field, Buffer.concat(values.map((value, index) => signed(value - (values[index - 1] ?? 0)))))

/** A block with any content; `size` and `blobSize` are what it says of its lengths. */
export const osmBlock = (
  kind: string,
  data: Buffer,
  { isPacked = true, size = data.length, blobSize }: { isPacked?: boolean; size?: number; blobSize?: number } = {},
): Buffer => {
  const blob = isPacked
    ? Buffer.concat([numberField(2, size), bytesField(3, deflateSync(data, { level: 1 }))])
    : bytesField(1, data)
  const header = Buffer.concat([bytesField(1, Buffer.from(kind)), numberField(3, blobSize ?? blob.length)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(header.length)
  return Buffer.concat([length, header, blob])
}

export const osmHeader = (features: ReadonlyArray<string> = ['OsmSchema-V0.6', 'DenseNodes'], date?: Date): Buffer =>
  osmBlock(
    'OSMHeader',
    Buffer.concat([
      ...features.map((feature) => bytesField(4, Buffer.from(feature))),
      ...(date === undefined ? [] : [numberField(32, Math.floor(date.getTime() / 1000))]),
    ]),
  )

type Entities = {
  readonly nodes?: ReadonlyArray<OsmNode>
  readonly ways?: ReadonlyArray<OsmWay>
  readonly relations?: ReadonlyArray<OsmRelation>
  /** as single nodes, which few programs write */
  readonly areNodesDense?: boolean
}

const memberKinds = ['node', 'way', 'relation']

/** The block of some entities. */
export const osmData = ({ nodes = [], ways = [], relations = [], areNodesDense = true }: Entities): Buffer => {
  const texts = ['']
  const numbers = new Map<string, number>()
  const textNumber = (text: string): number => {
    const known = numbers.get(text)
    if (known !== undefined) return known
    numbers.set(text, texts.length)
    texts.push(text)
    return texts.length - 1
  }
  const tagFields = (tags: Tags): ReadonlyArray<Buffer> => [
    packedField(2, Object.keys(tags).map(textNumber)),
    packedField(3, Object.values(tags).map(textNumber)),
  ]
  const units = (degrees: number): number => Math.round(degrees * 1e7)
  const dense = (): Buffer =>
    Buffer.concat([
      differencesField(
        1,
        nodes.map(({ id }) => id),
      ),
      differencesField(
        8,
        nodes.map(({ lat }) => units(lat)),
      ),
      differencesField(
        9,
        nodes.map(({ lng }) => units(lng)),
      ),
      packedField(
        10,
        nodes.flatMap(({ tags = {} }) => [...Object.entries(tags).flat().map(textNumber), 0]),
      ),
    ])
  const singleNode = ({ id, lat, lng, tags = {} }: OsmNode): Buffer =>
    Buffer.concat([
      Buffer.concat([varint(8), signed(id)]),
      ...tagFields(tags),
      Buffer.concat([varint(64), signed(units(lat))]),
      Buffer.concat([varint(72), signed(units(lng))]),
    ])
  const groups = [
    ...(nodes.length > 0 && areNodesDense ? [bytesField(2, dense())] : []),
    ...(areNodesDense ? [] : nodes.map((node) => bytesField(1, singleNode(node)))),
    Buffer.concat(
      ways.map(({ id, nodes: refs, tags }) =>
        bytesField(3, Buffer.concat([numberField(1, id), ...tagFields(tags), differencesField(8, refs)])),
      ),
    ),
    Buffer.concat(
      relations.map(({ id, members, tags }) =>
        bytesField(
          4,
          Buffer.concat([
            numberField(1, id),
            ...tagFields(tags),
            packedField(
              8,
              members.map(({ role }) => textNumber(role)),
            ),
            differencesField(
              9,
              members.map((member) => member.id),
            ),
            packedField(
              10,
              members.map(({ kind }) => memberKinds.indexOf(kind)),
            ),
          ]),
        ),
      ),
    ),
  ].filter((group) => group.length > 0)
  const groupFields = groups.map((group) => bytesField(2, group))
  const table = bytesField(1, Buffer.concat(texts.map((text) => bytesField(1, Buffer.from(text)))))
  return osmBlock('OSMData', Buffer.concat([table, ...groupFields]))
}

/** A whole extract. */
export const osmFile = (entities: Entities, date?: Date): Buffer =>
  Buffer.concat([osmHeader(undefined, date), osmData(entities)])
