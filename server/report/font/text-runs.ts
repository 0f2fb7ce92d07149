import { alphabetOf, faceName, type Weight } from './faces'
import { toPrintable } from './to-printable'

/** A part of a text whose characters are all in one font file. */
export type TextRun = { readonly face: string; readonly text: string }

/** Nearly every text has only characters of the first font file. */
const latinText = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u2013\u2019\u2026]*$/

/** Splits a printable text by the face that has its characters. */
export const textRunsOf = (text: string, weight: Weight): ReadonlyArray<TextRun> => {
  const composed = text.normalize('NFC')
  if (latinText.test(composed)) return [{ face: faceName('latin', weight), text: composed }]
  const runs: TextRun[] = []
  for (const character of toPrintable(text)) {
    const face = faceName(alphabetOf(character) ?? 'latin', weight)
    const last = runs.at(-1)
    if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + character }
    else runs.push({ face, text: character })
  }
  return runs
}
