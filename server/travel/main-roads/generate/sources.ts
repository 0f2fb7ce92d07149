import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const files = [
  'src/domain/basemap/basemap-nl.json',
  'server/travel/main-roads/generate/drawn-roads.json',
  ...['grow-ring', 'local-ways', 'main', 'road-lines'].map((name) => `server/travel/main-roads/generate/${name}.ts`),
  ...['graph', 'main-roads-file', 'shores', 'way-speeds'].map((name) => `server/travel/main-roads/${name}.ts`),
]

/** A hash of all that the file of the main roads is made of. */
export const hashOfSources = (root: string): string => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
