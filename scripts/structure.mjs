import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesOf, styleSheetsOf } from './import-rules/sources.mjs'
import { root } from './root.mjs'
import { findOldNames } from './structure/find-old-names.mjs'
import { identifiersOf } from './structure/identifiers-of.mjs'
import { linesIn, measure, reportLines } from './structure/measure.mjs'

/** @type {(file: string) => string} */
const textOf = (file) => readFileSync(join(root, file), 'utf8')

// The lists of old names themselves and the program of an earlier release must hold them.
const mayHoldOldNames = /^(scripts\/structure\/old-name(s|s-in-folders|-exceptions)\.mjs|tests\/crash\/release\/)/

const sources = sourcesOf(root)
/** @type {(file: string) => { file: string, lines: number }} */
const measureFile = (file) => ({ file, lines: linesIn(textOf(file)) })
const files = sources.filter((file) => /^(src|contract|server|optimiser)\/.*\.tsx?$/.test(file)).map(measureFile)
const cssFiles = styleSheetsOf(join(root, 'src')).map((file) => measureFile(`src/${file}`))
const oldNames = sources
  .filter((file) => !mayHoldOldNames.test(file))
  .flatMap((file) => findOldNames(file, identifiersOf(file, textOf(file))))

for (const { file, name, old, now } of oldNames) console.log(`${file}: ${name} (${old} is now ${now})`)
const lines = reportLines(measure(files, cssFiles, linesIn(textOf('README.md')), oldNames.length))
for (const { text, ok } of lines) console.log(`${ok ? 'ok    ' : 'broken'}  ${text}`)
if (lines.some(({ ok }) => !ok)) process.exitCode = 1
