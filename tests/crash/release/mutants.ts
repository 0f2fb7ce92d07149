import { resolve } from 'node:path'
import type { Plugin } from 'vite'

type Mutant = { readonly file: string; readonly replacements: ReadonlyArray<readonly [from: string, to: string]> }

const writer = 'server/storage/sqlite/sqlite-writer.ts'

/** It is found only on a disk that forgets what was not synced. There PostgreSQL makes the same mistake, by its settings. */
export const CARELESS_COMMITS = 'commits do not wait for the disk'

/** Plausible mistakes; the crash rounds must detect each of them. */
export const mutants: Readonly<Record<string, Mutant>> = {
  'answers are sent before they are stored': {
    file: writer,
    replacements: [
      [
        "database.run('commit')",
        "for (const notify of outcome.notifications) notify()\n await new Promise((resolve) => setTimeout(resolve, 20))\n database.run('commit')",
      ],
    ],
  },
  [CARELESS_COMMITS]: {
    file: 'server/storage/sqlite/database.ts',
    replacements: [['synchronous = full', 'synchronous = off']],
  },
  'every statement commits by itself': {
    file: writer,
    replacements: ['begin immediate', 'commit'].map((statement) => [`database.run('${statement}')`, 'void 0']),
  },
  'answers are not stored': {
    file: 'server/http/idempotency.ts',
    replacements: [['records.answers.add(', 'Promise.resolve().then(']],
  },
  'jobs are left behind': {
    file: 'server/optimisation/queue/open-queue.ts',
    replacements: [['updateUnfinishedJobs(storage,', 'Promise.resolve([]) ?? updateUnfinishedJobs(storage,']],
  },
}

/** Builds a server with one of these mistakes. */
export const mutant = (name: string): Plugin => {
  const mutation = mutants[name]
  if (mutation === undefined) throw new Error(`No such mutant. There are: ${Object.keys(mutants).join('; ')}.`)
  const file = resolve(mutation.file)
  return {
    name,
    enforce: 'pre',
    transform: (code, id) => (id === file ? mutation.replacements.reduce(applyReplacement, code) : undefined),
  }
}

const applyReplacement = (code: string, [from, to]: readonly [string, string]): string => {
  if (!code.includes(from)) throw new Error(`The mutant does not fit any more: there is no ${from}.`)
  return code.replaceAll(from, to)
}
