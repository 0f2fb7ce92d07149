import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Convention, Instance } from './instance'
import { readInstance } from './read-instance'

/** An instance, and its best known cost. */
export type Entry = {
  readonly name: string
  readonly class: string
  readonly best: number
  readonly convention: Convention
  readonly instance: Instance
  readonly text: string
}

type ListedInstance = {
  readonly name: string
  readonly class: string
  readonly file: string
  readonly bks: number
  readonly convention: Convention
}

/** The instances that `bks.json` in a folder lists. */
export const entriesIn = (folder: string): ReadonlyArray<Entry> => {
  const listing = JSON.parse(readFileSync(join(folder, 'bks.json'), 'utf8')) as {
    readonly instances: ReadonlyArray<ListedInstance>
  }
  return listing.instances.map(({ name, class: kind, file, bks, convention }) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return { name, class: kind, best: bks, convention, instance: readInstance(text), text }
  })
}
