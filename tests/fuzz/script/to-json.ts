import { isDeeperThan } from '../../../src/domain/parse'

/** With deeper values, JSON.stringify would overflow the stack before the server has anything to refuse. */
const DEEP = 1_000
const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`

export const asJson = (value: unknown): string => (isDeeperThan(value, DEEP) ? deep : JSON.stringify(value ?? null))
