import { DamagedArchive, type ZipArchive } from './zip-archive'

/** What is told of an XML file, part by part, so that it never stands in memory as a whole. */
export type XmlListener = {
  /** the name has no prefix; returning false ends the scan */
  readonly onOpen: (name: string, attributes: string) => boolean | void
  readonly onClose?: (name: string) => void
  readonly onText?: (text: string) => void
}

/** No sound tag is longer. */
const MAX_TAG = 1_000_000

/** Tells the tags and texts of a file in order. A file that is not there has none. */
export const scanXml = async (archive: ZipArchive, name: string, listener: XmlListener): Promise<void> => {
  const decoder = new TextDecoder()
  let rest = ''
  await archive.unpack(name, (bytes) => {
    const scanned = scanText(rest + decoder.decode(bytes, { stream: true }), listener)
    if (scanned === undefined) return false
    if (scanned.length > MAX_TAG) throw new DamagedArchive()
    rest = scanned
    return true
  })
}

/** Returns what is not scanned yet, or undefined where the listener wants no more. */
const scanText = (text: string, listener: XmlListener): string | undefined => {
  let at = 0
  while (at < text.length) {
    const start = text.indexOf('<', at)
    if (start !== at) listener.onText?.(text.slice(at, start < 0 ? text.length : start))
    if (start < 0) return ''
    const end = endOfTag(text, start)
    if (end < 0) return text.slice(start)
    if (!tellTag(text.slice(start + 1, end), listener)) return undefined
    at = end + 1
  }
  return ''
}

/** A `>` may stand inside a quoted value. */
const endOfTag = (text: string, start: number): number => {
  if (text.startsWith('<!--', start)) {
    const end = text.indexOf('-->', start)
    return end < 0 ? -1 : end + 2
  }
  let end = text.indexOf('>', start)
  while (end >= 0 && hasOpenQuote(text, start, end)) end = text.indexOf('>', end + 1)
  return end
}

const hasOpenQuote = (text: string, start: number, end: number): boolean => {
  let isOpen = false
  for (let at = text.indexOf('"', start); at >= 0 && at < end; at = text.indexOf('"', at + 1)) isOpen = !isOpen
  return isOpen
}

const tellTag = (tag: string, { onOpen, onClose }: XmlListener): boolean => {
  if (tag.startsWith('!') || tag.startsWith('?')) return true
  const [, slash = '', name = '', attributes = ''] = /^(\/?)(?:[^\s:/>]+:)?([^\s:/>]+)([\s\S]*)$/.exec(tag) ?? []
  if (slash === '' && onOpen(name, attributes) === false) return false
  if (slash !== '' || attributes.endsWith('/')) onClose?.(name)
  return true
}

/** The text of an attribute, whatever the prefix of its name. */
export const attributeOf = (attributes: string, name: string): string | undefined => {
  const pattern =
    attributePatterns.get(name) ?? new RegExp(String.raw`(?:^|[\s:])${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`)
  attributePatterns.set(name, pattern)
  const [, text, other] = pattern.exec(attributes) ?? []
  return text === undefined && other === undefined ? undefined : decodeEntities(text ?? other ?? '')
}

const attributePatterns = new Map<string, RegExp>()

const namedEntities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Only the entities that every XML file has: those that a file defines itself stay as they stand. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
        (whole, hex?: string, decimal?: string, name?: string) => {
          if (name !== undefined) return namedEntities[name] ?? whole
          const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
          return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
        },
      )
    : text
