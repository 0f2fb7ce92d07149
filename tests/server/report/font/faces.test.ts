import { readFileSync } from 'node:fs'
import Pdf from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { alphabetOf, faceFiles, faceName } from '../../../../server/report/font/faces'
import { pagesOfPdf, pdfOf } from '../pages-of-pdf'

/** Every character below the surrogates. */
const characters = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => alphabetOf(character) !== undefined && character.trim() !== '',
)

/** The text that can be read back from a PDF written with one font file. */
const renderedIn = async (face: string, text: string): Promise<string> => {
  const document = new Pdf({ size: [20_000, 100], margin: 0, font: '' })
  for (const [name, file] of faceFiles()) document.registerFont(name, readFileSync(file))
  document.font(face).fontSize(1).text(text, 0, 0, { lineBreak: false, features: [] })
  document.end()
  return pagesOfPdf(await pdfOf(document))
    .join('')
    .replaceAll('\n', '')
}

describe('font files', () => {
  it.each(['regular', 'semibold'] as const)('the font files have every declared character in %s', async (weight) => {
    const missing: string[] = []
    for (const alphabet of new Set(characters.map(alphabetOf))) {
      if (alphabet === undefined) continue
      const own = characters.filter((character) => alphabetOf(character) === alphabet)
      const rendered = await renderedIn(faceName(alphabet, weight), own.join(''))
      missing.push(...own.filter((character) => !rendered.includes(character)))
    }
    expect(characters.length).toBeGreaterThan(600)
    expect(missing).toEqual([])
  })

  it('the font has the letters of European languages', () => {
    const letters = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßĄąĆćČčĎďĘęĚěĞğĢģİıĶķŁłŃńŇňŐőŘřŚśŞşŠšŤťŪūŮůŰűŹźŻżŽžȘșȚțẞ€'
    expect(Array.from(letters).filter((letter) => alphabetOf(letter) === undefined)).toEqual([])
  })
})
