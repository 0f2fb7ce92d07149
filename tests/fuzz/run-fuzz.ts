import fc from 'fast-check'
import { allEndpoints, type AnyEndpoint } from '../../contract'
import { createRequestLog } from './request-log'
import type { OnAnswer } from './play/fuzz-client'
import { runScript, type PlayedClient } from './play/run-script'
import type { FuzzServer } from './play/fuzz-server'
import { aScript } from './script/script'

export type FuzzOptions = {
  /** minimum number of requests */
  readonly requests: number
  readonly seed: number
  /** those that are requested; all by default */
  readonly endpoints?: ReadonlyArray<AnyEndpoint>
  /** replays the one script that found a defect */
  readonly path?: string | undefined
  /** time limit of the search for a smaller script with the same defect; 0: there is no search */
  readonly shrinkingMs?: number
  /** whether requests go over sockets, as from outside, rather than straight to the handlers */
  readonly isOverSockets?: boolean
}

/** The smallest script found that shows a defect: how to replay it, and its log. */
export type Defect = { readonly seed: number; readonly path: string; readonly report: string }

export type FuzzResult = { readonly defect: Defect | undefined; readonly playedClients: ReadonlyArray<PlayedClient> }

/** About how many requests a script makes. */
const REQUESTS = 50

/** Runs scripts, each in two new organisations, until enough requests were made or a defect was found. */
export const runFuzz = async (
  server: FuzzServer,
  { requests, seed, endpoints = allEndpoints, path, shrinkingMs = 120_000 }: FuzzOptions,
  onAnswer: OnAnswer,
): Promise<FuzzResult> => {
  const playedClients: PlayedClient[] = []
  const counter = { sent: 0 }
  let deadlineMs = Infinity
  let smallest = ''
  const property = fc.asyncProperty(aScript(endpoints), async (script) => {
    if (performance.now() > deadlineMs) return
    const log = createRequestLog()
    try {
      const played = await runScript(server, script, (...entry) => {
        counter.sent += 1
        log.write(...entry)
        onAnswer(...entry)
      })
      playedClients.push(...played)
    } catch (error) {
      deadlineMs = Math.min(deadlineMs, performance.now() + shrinkingMs)
      smallest = [log.text(), formatError(error), ...server.errors.slice(-1).map(formatError)].join('\n\n')
      throw error
    }
  })
  for (let round = seed; counter.sent < requests; round += 1) {
    const runs =
      path === undefined ? { numRuns: Math.ceil((requests - counter.sent) / REQUESTS) } : { numRuns: 1, path }
    const outcome = await fc.check(property, { seed: round, endOnFailure: shrinkingMs === 0, ...runs })
    if (outcome.failed)
      return { playedClients, defect: { seed: round, path: outcome.counterexamplePath ?? '', report: smallest } }
    if (path !== undefined) break
  }
  return { playedClients, defect: undefined }
}

const formatError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
