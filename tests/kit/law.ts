import { AssertionError } from 'node:assert/strict'
import fc from 'fast-check'

/** A property of a part of the domain, and wrong versions of that part which it must detect. */
type LawParts<Subject, Input> = {
  /** short, for the command line */
  readonly name: string
  /** the property as a sentence */
  readonly statement: string
  readonly subject: Subject
  readonly arbitrary: fc.Arbitrary<Input>
  /** throws an assertion of node:assert where the law does not hold */
  readonly holds: (subject: Subject, input: Input) => void
  /** the law says that nothing is thrown, so that a crash refutes a mutant too */
  readonly nothingIsThrown?: true
  /** plausible mistakes in the subject; the law must refute each */
  readonly mutants?: Readonly<Record<string, Subject>>
  /** the input as small tables, before and after */
  readonly show?: (input: Input, subject: Subject) => string
  /** inputs to try in every run */
  readonly examples?: ReadonlyArray<Input>
}

export type Runs = {
  readonly numRuns: number
  readonly seed?: number
  readonly path?: string
  /** for a run that only asks whether there is a counterexample: it is not made smaller */
  readonly endOnFailure?: true
}

export type Verdict = {
  readonly holds: boolean
  readonly runs: number
  readonly seed: number
  /** the smallest counterexample, or the first: how to replay it, its text, and how it fails */
  readonly refuted?: {
    readonly path: string
    readonly shrinks: number
    readonly text: string
    /** a crash shows a mistake in the subject, but not that the law detects it */
    readonly by: 'assertion' | 'crash'
    readonly reason: string
  }
}

export type Law = {
  readonly name: string
  readonly statement: string
  readonly mutants: ReadonlyArray<string>
  readonly nothingIsThrown: boolean
  /** Tries the law on its subject, or on one of its mutants. */
  readonly check: (runs: Runs, mutant?: string) => Verdict
}

export const law = <Subject, Input>(parts: LawParts<Subject, Input>): Law => ({
  name: parts.name,
  statement: parts.statement,
  mutants: Object.keys(parts.mutants ?? {}),
  nothingIsThrown: parts.nothingIsThrown ?? false,
  check: (runs, mutant) => {
    const subject = mutant === undefined ? parts.subject : parts.mutants?.[mutant]
    if (subject === undefined) throw new Error(`The law "${parts.name}" has no mutant "${mutant}".`)
    const details = fc.check(
      fc.property(parts.arbitrary, (input) => parts.holds(subject, input)),
      { ...runs, examples: (parts.examples ?? []).map((input): [Input] => [input]) },
    )
    return verdictOf(details, ([input]) => parts.show?.(input, subject) ?? fc.stringify(input))
  },
})

const verdictOf = <Input>(details: fc.RunDetails<[Input]>, text: (input: [Input]) => string): Verdict => {
  const outcome = { holds: !details.failed, runs: details.numRuns, seed: details.seed }
  if (!details.failed || details.counterexample === null) return outcome
  return {
    ...outcome,
    refuted: {
      path: details.counterexamplePath,
      shrinks: details.numShrinks,
      text: text(details.counterexample),
      by: details.errorInstance instanceof AssertionError ? 'assertion' : 'crash',
      reason: reasonOf(details.errorInstance),
    },
  }
}

/** Truncated, since the tables above the reason show everything. */
const reasonOf = (error: unknown): string => {
  const lines = (error instanceof Error ? error.message : 'It does not hold.').split('\n')
  return lines.length <= MAX_LINES ? lines.join('\n') : [...lines.slice(0, MAX_LINES), '…'].join('\n')
}

const MAX_LINES = 24
