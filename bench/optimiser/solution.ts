import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the format of CVRPLIB. */
export const writeSolution = (
  folder: string,
  file: string,
  routes: ReadonlyArray<ReadonlyArray<number>>,
  cost: number,
): void => {
  mkdirSync(folder, { recursive: true })
  const lines = routes.map((route, index) => `Route #${index + 1}: ${route.join(' ')}`)
  writeFileSync(join(folder, file), [...lines, `Cost ${cost}`, ''].join('\n'))
}
