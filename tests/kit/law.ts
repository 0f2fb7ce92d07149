import { AssertionError } from 'node:assert/strict'
import fc from 'fast-check'

/** A property of a part of the domain, and wrong versions of that part which it must detect. */
type LawParts<Subject, Given> = {
  /** short, for the command line */
  readonly name: string
  /** the property as a sentence */
  readonly words: string
  readonly subject: Subject
  readonly given: fc.Arbitrary<Given>
  /** throws an assertion of node:assert where the law does not hold */
  readonly holds: (subject: Subject, given: Given) => void
  /** the law says that nothing is thrown, so that a crash refutes a mutant too */
  readonly nothingIsThrown?: true
  /** plausible mistakes in the subject; the law must refute each */
  readonly mutants?: Readonly<Record<string, Subject>>
  /** the input as small tables, before and after */
  readonly show?: (given: Given, subject: Subject) => string
  /** inputs to try in every run */
  readonly known?: ReadonlyArray<Given>
}

export type Runs = { readonly numRuns: number; readonly seed?: number; readonly path?: string }

export type Verdict = {
  readonly holds: boolean
  readonly runs: number
  readonly seed: number
  /** the smallest counterexample: how to replay it, what it looks like, and how it fails */
  readonly refuted?: {
    readonly path: string
    readonly shrinks: number
    readonly shown: string
    /** a crash shows a mistake in the subject, but not that the law detects it */
    readonly by: 'assertion' | 'crash'
    readonly reason: string
  }
}

export type Law = {
  readonly name: string
  readonly words: string
  readonly mutants: ReadonlyArray<string>
  readonly nothingIsThrown: boolean
  /** Tries the law on its subject, or on one of its mutants. */
  readonly check: (runs: Runs, mutant?: string) => Verdict
}

export const law = <Subject, Given>(parts: LawParts<Subject, Given>): Law => ({
  name: parts.name,
  words: parts.words,
  mutants: Object.keys(parts.mutants ?? {}),
  nothingIsThrown: parts.nothingIsThrown ?? false,
  check: (runs, mutant) => {
    const subject = mutant === undefined ? parts.subject : parts.mutants?.[mutant]
    if (subject === undefined) throw new Error(`The law "${parts.name}" has no mutant "${mutant}".`)
    const details = fc.check(
      fc.property(parts.given, (given) => parts.holds(subject, given)),
      { ...runs, examples: (parts.known ?? []).map((given): [Given] => [given]) },
    )
    return verdictOf(details, ([given]) => parts.show?.(given, subject) ?? fc.stringify(given))
  },
})

const verdictOf = <Given>(details: fc.RunDetails<[Given]>, shown: (given: [Given]) => string): Verdict => {
  const found = { holds: !details.failed, runs: details.numRuns, seed: details.seed }
  if (!details.failed || details.counterexample === null) return found
  return {
    ...found,
    refuted: {
      path: details.counterexamplePath,
      shrinks: details.numShrinks,
      shown: shown(details.counterexample),
      by: details.errorInstance instanceof AssertionError ? 'assertion' : 'crash',
      reason: reasonOf(details.errorInstance),
    },
  }
}

/** The differences in short, since the tables above them show everything. */
const reasonOf = (error: unknown): string => {
  const lines = (error instanceof Error ? error.message : 'It does not hold.').split('\n')
  return lines.length <= MOST_LINES ? lines.join('\n') : [...lines.slice(0, MOST_LINES), '…'].join('\n')
}

const MOST_LINES = 24
