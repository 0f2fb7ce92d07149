import { isDeeper } from '../../../src/domain/reading'

/** Deeper than this, whoever writes it out runs out of stack before the server has anything to refuse. */
const DEEP = 1_000
const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`

export const asJson = (value: unknown): string => (isDeeper(value, DEEP) ? deep : JSON.stringify(value ?? null))
