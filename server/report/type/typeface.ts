import { readFileSync } from 'node:fs'
import { faceFiles, type Weight } from './faces'
import { runsOf } from './runs'
import { unpackedFont } from './unpacked-font'

/** How a text is set: sizes in points, the line as high as its leading. */
export type Style = {
  readonly weight: Weight
  readonly size: number
  readonly leading: number
  readonly colour: string
}

export type WidthOf = (text: string, style: Style) => number

export type Typeface = {
  readonly widthOf: WidthOf
  /** on one line, from the left end of its baseline */
  readonly write: (text: string, x: number, baseline: number, style: Style) => void
}

/** The shipped font in a document. A file of it is read when its first character is met. */
export const openTypeface = (document: PDFKit.PDFDocument): Typeface => {
  const files = new Map(faceFiles())
  const inFace = (face: string, size: number): PDFKit.PDFDocument => {
    const file = files.get(face)
    if (file !== undefined) document.registerFont(face, unpackedFont(readFileSync(file)))
    files.delete(face)
    return document.font(face).fontSize(size)
  }
  return {
    widthOf: (text, { weight, size }) =>
      runsOf(text, weight).reduce((sum, run) => sum + inFace(run.face, size).widthOfString(run.text), 0),
    write: (text, x, baseline, { weight, size, colour }) => {
      let left = x
      document.fillColor(colour)
      for (const run of runsOf(text, weight)) {
        const face = inFace(run.face, size)
        face.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
        left += face.widthOfString(run.text)
      }
    },
  }
}

/** Where the baseline is in a line that begins at a height: what the letters leave of the leading is shared above and below. */
export const baselineIn = ({ size, leading }: Style): number =>
  (leading - (ASCENT + DESCENT) * size) / 2 + ASCENT * size

/** Of the font's own: how far it reaches above the baseline and below it, for a size of 1. */
const ASCENT = 1.025
const DESCENT = 0.275
