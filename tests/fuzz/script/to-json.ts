import { isDeeperThan } from '../../../src/domain/parse'

/** With deeper values, JSON.stringify would overflow the stack before the server has anything to refuse. */
const MAX_DEPTH = 1_000
const deepJson = `${'['.repeat(5_000)}${']'.repeat(5_000)}`

export const toJson = (value: unknown): string =>
  isDeeperThan(value, MAX_DEPTH) ? deepJson : JSON.stringify(value ?? null)
