import type { Instance } from './instance'

/** Reads Solomon's format or that of CVRPLIB. */
export const readInstance = (text: string): Instance =>
  text.includes('NODE_COORD_SECTION') ? readCvrplib(text) : readSolomon(text)

const linesOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

const numbersIn = (line: string): ReadonlyArray<number> => line.split(/\s+/).map(Number)

/** The rows of exactly `columns` numbers. */
const rowsOf = (lines: ReadonlyArray<string>, columns: number): ReadonlyArray<ReadonlyArray<number>> =>
  lines.map(numbersIn).filter((row) => row.length === columns && row.every(Number.isFinite))

const readSolomon = (text: string): Instance => {
  const lines = linesOf(text)
  const [fleet = 0, capacity = 0] = rowsOf(lines, 2)[0] ?? []
  const rows = rowsOf(lines, 7)
  const valuesOf = (column: number): ReadonlyArray<number> => rows.map((row) => row[column] ?? 0)
  return {
    name: lines[0] ?? '',
    x: valuesOf(1),
    y: valuesOf(2),
    demand: valuesOf(3),
    capacity,
    fleet,
    hours: rows.map(([, , , , ready = 0, due = 0, service = 0]) => ({ ready, due, service })),
  }
}

const readCvrplib = (text: string): Instance => {
  const lines = linesOf(text)
  const header = (name: string): string => {
    const line = lines.find((candidate) => candidate.startsWith(name)) ?? ''
    return line.slice(line.indexOf(':') + 1).trim()
  }
  const section = (name: string): ReadonlyArray<string> => {
    const from = lines.findIndex((line) => line.startsWith(name)) + 1
    const until = lines.findIndex((line, lineIndex) => lineIndex >= from && /^[A-Z]/.test(line))
    return lines.slice(from, until < 0 ? undefined : until)
  }
  const points = rowsOf(section('NODE_COORD_SECTION'), 3)
  return {
    name: header('NAME'),
    x: points.map(([, x = 0]) => x),
    y: points.map(([, , y = 0]) => y),
    demand: rowsOf(section('DEMAND_SECTION'), 2).map(([, demand = 0]) => demand),
    capacity: Number(header('CAPACITY')),
    fleet: undefined,
    hours: undefined,
  }
}
