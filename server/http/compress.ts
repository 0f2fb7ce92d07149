import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { memoizeWeak } from '../../src/domain/value'

/** The encodings that an answer is compressed in, the shorter first. */
type Encoding = 'br' | 'gzip'

/** A shorter answer is sent as it is: it fits a few packets. */
export const MIN_COMPRESSED_BYTES = 10_000

/** Higher levels take several times as long for a tenth less. */
const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 1 }),
}

/** What was compressed is kept as long as the bytes themselves, such as those of a list in one version. */
const compressedOf = memoizeWeak<Buffer, Map<Encoding, Promise<Buffer>>>(() => new Map())

export type Compressed = { readonly bytes: Buffer; readonly encoding: Encoding }

/** Compresses a long answer in another thread, as the browser accepts it; undefined where it is sent as it is. */
export const compressAnswer = (
  bytes: Buffer,
  acceptEncoding: string | ReadonlyArray<string> | undefined,
): Promise<Compressed> | undefined => {
  const encoding = bytes.length < MIN_COMPRESSED_BYTES ? undefined : acceptedEncoding(String(acceptEncoding ?? ''))
  if (encoding === undefined) return undefined
  const kept = compressedOf(bytes)
  const compressing = kept.get(encoding) ?? compressors[encoding](bytes)
  kept.set(encoding, compressing)
  return compressing.then((compressed) => ({ bytes: compressed, encoding }))
}

/** The first of ours that the header accepts: not one with a weight of 0. */
export const acceptedEncoding = (header: string): Encoding | undefined => {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((text) => text.trim()))
      .filter(([, ...weights]) => !weights.some((weight) => /^q=0(\.0*)?$/.test(weight)))
      .map(([name]) => name),
  )
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined
}
