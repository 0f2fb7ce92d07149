import { readFileSync } from 'node:fs'
import Pdf from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { faceFiles } from '../../../../server/report/font/faces'
import { unpackFont } from '../../../../server/report/font/typeface'
import { pdfOf } from '../pages-of-pdf'

const setIn = async (font: Buffer): Promise<Buffer> => {
  const document = new Pdf({ font: '', info: { CreationDate: new Date(0) } })
  document.registerFont('font', font)
  document.font('font').text('abc')
  document.end()
  return pdfOf(document)
}

describe('unpackFont', () => {
  it.each([...faceFiles()])('the unpacked font draws the same as the packed one: %s', async (_, file) => {
    const packed = readFileSync(file)
    const plain = unpackFont(packed)
    expect(plain.readUInt32BE(0)).toBe(0x0001_0000)
    expect((await setIn(plain)).equals(await setIn(packed))).toBe(true)
  })
})
