import { alphabetOf, faceName, type Weight } from './faces'
import { toPrintable } from './to-printable'

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
