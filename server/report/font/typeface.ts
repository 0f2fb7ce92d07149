import { readFileSync } from 'node:fs'
import { faceFiles, alphabetOf, faceName, type Weight, toPrintable } from './faces'
import { inflateSync } from 'node:zlib'

/** A part of a text whose characters are all in one face, which is given by its name. */
export type TextRun = { readonly face: string; readonly text: string }

/** Matches texts that need only the Latin face, as nearly all do. */
const commonLatinText = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u2013\u2019\u2026]*$/

/** Splits a text by the faces that have its characters; characters that no face has are replaced. */
export const textRunsOf = (text: string, weight: Weight): ReadonlyArray<TextRun> => {
  const composed = text.normalize('NFC')
  if (commonLatinText.test(composed)) return [{ face: faceName('latin', weight), text: composed }]
  const runs: TextRun[] = []
  for (const character of toPrintable(text)) {
    // The characters of `toPrintable` all have an alphabet, so the default is never used.
    const face = faceName(alphabetOf(character) ?? 'latin', weight)
    const last = runs.at(-1)
    if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + character }
    else runs.push({ face, text: character })
  }
  return runs
}

/** In points; `leading` is the line height. */
export type Style = {
  readonly weight: Weight
  readonly size: number
  readonly leading: number
  readonly colour: string
}

export type WidthOf = (text: string, style: Style) => number

export type Typeface = {
  readonly widthOf: WidthOf
  /** writes one line; x and baseline are the left end of its baseline, `halo` a colour around the letters */
  readonly write: (text: string, x: number, baseline: number, style: Style, halo?: string) => void
}

/** Embeds the shipped font in a PDF. A font file is read when its first character is needed. */
export const openTypeface = (document: PDFKit.PDFDocument): Typeface => {
  const files = new Map(faceFiles())
  const selectFace = (face: string, size: number): PDFKit.PDFDocument => {
    const file = files.get(face)
    if (file !== undefined) document.registerFont(face, unpackFont(readFileSync(file)))
    files.delete(face)
    return document.font(face).fontSize(size)
  }
  return {
    widthOf: (text, { weight, size }) =>
      textRunsOf(text, weight).reduce((sum, run) => sum + selectFace(run.face, size).widthOfString(run.text), 0),
    write: (text, x, baseline, { weight, size, colour }, halo) => {
      let left = x
      for (const run of textRunsOf(text, weight)) {
        const face = selectFace(run.face, size)
        const options = { lineBreak: false, baseline: 'alphabetic' } as const
        if (halo !== undefined) {
          document.lineWidth(HALO_WIDTH).lineJoin('round').strokeColor(halo)
          face.text(run.text, left, baseline, { ...options, fill: false, stroke: true })
        }
        document.fillColor(colour)
        face.text(run.text, left, baseline, options)
        left += face.widthOfString(run.text)
      }
    },
  }
}

/** Half of it is outside the letters. */
const HALO_WIDTH = 2

/** From the top of a line to its baseline; letters are centred in the leading. */
export const baselineOffsetOf = ({ size, leading }: Style): number =>
  (leading - (ASCENT + DESCENT) * size) / 2 + ASCENT * size

/** How far letters reach above and below the baseline, for a size of 1. */
const ASCENT = 1.025
const DESCENT = 0.275

const HEADER = { packed: 44, plain: 12 }
const ENTRY = { packed: 20, plain: 16 }

/**
 * Unpacks a WOFF font to the plain font: the same tables, decompressed. pdfkit can read WOFF too, but decompresses the
 * outlines again for every letter, which takes longer than the rest of a small report.
 */
export const unpackFont = (woff: Buffer): Buffer => {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => readTable(woff, index))
  const head = Buffer.alloc(HEADER.plain + ENTRY.plain * tables.length)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(tables.length, 4)
  let offset = head.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = HEADER.plain + ENTRY.plain * index
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    offset += padToFourBytes(data).length
  }
  return Buffer.concat([head, ...tables.map(({ data }) => padToFourBytes(data))])
}

type FontTable = { readonly tag: string; readonly checksum: number; readonly data: Buffer }

const readTable = (woff: Buffer, index: number): FontTable => {
  const entry = HEADER.packed + ENTRY.packed * index
  const offset = woff.readUInt32BE(entry + 4)
  const [packedLength, length] = [woff.readUInt32BE(entry + 8), woff.readUInt32BE(entry + 12)]
  const data = woff.subarray(offset, offset + packedLength)
  return {
    tag: woff.toString('latin1', entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data: packedLength < length ? inflateSync(data) : data,
  }
}

/** Every table must begin at a multiple of four bytes. */
const padToFourBytes = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
