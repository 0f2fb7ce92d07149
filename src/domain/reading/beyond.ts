import type { Said } from './said'

const nothing: Said = {}

/** Makes a finder of what a record says under other names than these, so that it can be handed back as it came. */
export const beyond = (...names: ReadonlyArray<string>): ((record: Said) => Said) => {
  // No record that came from elsewhere may put a prototype under ours.
  const known = new Set(['__proto__', ...names])
  return (record) => {
    const others = Object.keys(record).filter((name) => !known.has(name))
    return others.length === 0 ? nothing : Object.fromEntries(others.map((name) => [name, record[name]]))
  }
}
