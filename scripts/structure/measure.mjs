const limits = { files: 1300, medianLines: 33, longestFile: 250, readmeLines: 90 }

/** @type {(text: string) => number} */
export const linesIn = (text) => (text === '' ? 0 : text.replace(/\n$/, '').split('\n').length)

/** @type {(numbers: readonly number[]) => number} The middle number; of an even count, the mean of the middle two. */
export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half) - 1] ?? 0)) / 2
}

/**
 * @typedef {{ file: string, lines: number }} SourceFile
 * @typedef {{ files: number, medianLines: number, longest: SourceFile, readmeLines: number, oldNames: number }} Measures
 * @type {(files: readonly SourceFile[], cssFiles: readonly SourceFile[], readmeLines: number, oldNames: number) => Measures}
 */
export const measure = (files, cssFiles, readmeLines, oldNames) => ({
  files: files.length,
  medianLines: median(files.filter(({ file }) => !/(^|\/)index\.tsx?$/.test(file)).map(({ lines }) => lines)),
  longest: [...files, ...cssFiles].reduce((longest, file) => (file.lines > longest.lines ? file : longest), {
    file: '',
    lines: 0,
  }),
  readmeLines,
  oldNames,
})

/** @type {(measures: Measures) => { text: string, ok: boolean }[]} One line for each measure, and whether it is within its limit. */
export const reportLines = ({ files, medianLines, longest, readmeLines, oldNames }) => [
  { text: `${files} files (at most ${limits.files})`, ok: files <= limits.files },
  {
    text: `${medianLines} lines in the median file that is no index.ts (at least ${limits.medianLines})`,
    ok: medianLines >= limits.medianLines,
  },
  {
    text: `${longest.lines} lines in the longest file, ${longest.file} (at most ${limits.longestFile})`,
    ok: longest.lines <= limits.longestFile,
  },
  { text: `${readmeLines} lines in README.md (at most ${limits.readmeLines})`, ok: readmeLines <= limits.readmeLines },
  { text: `${oldNames} old names (none)`, ok: oldNames === 0 },
]
