import * as E from 'fp-ts/Either'
import type { AnswerOf, Refusal } from '../../contract'
import { importStops as endpoint, parseImportedRows } from '../../contract/import'
import { findBrokenLock } from '../../src/domain/lock'
import type { Plan } from '../../src/domain/plan'
import type { Steps } from '../../src/domain/value'
import {
  correctAddress,
  findAddresses,
  prepareCorrections,
  readCorrections,
  rememberCorrections,
  type Correction,
  type CorrectionToRemember,
  type FindAddress,
  type Geocoder,
  type RecallCorrection,
} from '../address'
import { callResult, type AuthorisedCommand, type CallResult, type Serve } from '../http'
import {
  creationInfo,
  findStaleRoutes,
  joinPlaces,
  refuseBrokenLock,
  requestDrivesOfRoutes,
  finishLargeChange,
  makeLargeChange,
  readEditBase,
  storeMadeChange,
  isSameBase,
  type EditBase,
  type MadeChange,
  type PlanEditPorts,
} from '../project'
import { runInSteps } from '../steps'
import type { StopToImport } from '../../src/domain/upload'
import type { Records, Storage } from '../storage'
import { applyRows, housesToLookUp, ROWS_PER_STEP, type ImportedPlan } from './apply-rows'
import { matchRows, type MatchedRow, type StopsToImport } from './match-rows'

type Command = AuthorisedCommand<typeof endpoint>

/**
 * The rows with their addresses, and what they make of the plan at a version. All of that takes long, so it is done
 * before the transaction, in steps.
 */
type PreparedImport = Command & {
  readonly stops: StopsToImport
  readonly findAddress: FindAddress
  readonly corrections: ReadonlyArray<CorrectionToRemember>
  readonly base: EditBase
  readonly made: MadeImport
}

type MadeImport = Omit<ImportedPlan, 'plan'> & { readonly change: MadeChange | undefined }

export const serveImports = (
  serve: Serve,
  ports: PlanEditPorts,
  storage: Pick<Storage, 'read'>,
  geocoder: Geocoder,
): void => serve.writeAfterPreparing(endpoint, prepareImport(ports, storage, geocoder), importStops(ports))

/** Refuses an import whose rows cannot be told apart before any address is looked up. */
const prepareImport =
  (ports: PlanEditPorts, storage: Pick<Storage, 'read'>, geocoder: Geocoder) =>
  async (command: Command): Promise<E.Either<Refusal, PreparedImport>> => {
    const { mode, rows, written } = command.body
    const { organisation } = command.user
    const parsed = await runInSteps(parseImportedRows(rows), { stepsPerBatch: ROWS_PER_STEP })
    if (E.isLeft(parsed)) return parsed
    const read = await storage.read(organisation, async (records) => {
      const base = await readEditBase(records, command)
      if (E.isLeft(base)) return base
      const recall = await readCorrections(
        records,
        parsed.right.map(({ draft }) => draft),
      )
      return E.right({ plan: base.right.plan, recall })
    })
    if (E.isLeft(read)) return read
    const { plan, recall } = read.right
    const matching = await runInSteps(matchCorrectedRows(plan, { mode, rows: parsed.right }, recall))
    if (E.isLeft(matching)) return matching
    const { stops, matched, houses } = matching.right
    const findAddress = await findAddresses(geocoder, houses, recall)
    const corrections = await prepareCorrections(geocoder, correctionsOf(parsed.right, written))
    const base = await storage.read(organisation, (records) => readEditBase(records, command))
    if (E.isLeft(base)) return base
    // Addresses take long to look up, so that the plan may be another one now.
    const matchedNow = base.right.plan === plan ? E.right(matched) : await runInSteps(matchRows(base.right.plan, stops))
    const imported = await runInSteps(planAfterImport(ports, base.right.plan, matchedNow, findAddress))
    if (E.isLeft(imported)) return imported
    await joinPlaces(ports, imported.right.plan.stops)
    await requestDrivesOfRoutes(ports, storage, command, () => [
      ...findStaleRoutes(base.right.plan, imported.right.plan),
    ])
    const made = await runInSteps(makeImport(ports, command, base.right, imported.right))
    if (E.isRight(made)) await finishLargeChange(made.right.change)
    return E.map((madeImport: MadeImport) => ({
      ...command,
      stops,
      findAddress,
      corrections,
      base: base.right,
      made: madeImport,
    }))(made)
  }

const matchCorrectedRows = function* (
  plan: Plan,
  { mode, rows: written }: StopsToImport,
  recall: RecallCorrection,
): Steps<E.Either<Refusal, MatchedImport>> {
  const rows: StopToImport[] = []
  for (const row of written) {
    rows.push(correctRow(row, recall))
    if (rows.length % ROWS_PER_STEP === 0) yield
  }
  const stops = { mode, rows }
  const matched = yield* matchRows(plan, stops)
  yield
  return E.map((rowsOfStops: ReadonlyArray<MatchedRow>) => ({
    stops,
    matched: rowsOfStops,
    houses: housesToLookUp(rowsOfStops),
  }))(matched)
}

type MatchedImport = {
  readonly stops: StopsToImport
  readonly matched: ReadonlyArray<MatchedRow>
  readonly houses: ReturnType<typeof housesToLookUp>
}

const makeImport = function* (
  ports: PlanEditPorts,
  { user }: Pick<Command, 'user'>,
  { plan: before, drivers }: EditBase,
  { plan: edited, ...counts }: ImportedPlan,
): Steps<E.Either<Refusal, MadeImport>> {
  const summary = { kind: 'stops imported', addedCount: counts.addedCount, updatedCount: counts.updatedCount } as const
  const allowed = refuseBrokenLock(ports, { brokenLock: findBrokenLock(before, edited), user }, edited)
  if (E.isLeft(allowed)) return allowed
  yield
  const change = yield* makeLargeChange(ports.travel, { before, edited, summariseChange: () => summary }, drivers)
  return E.right({ ...counts, change })
}

/** A row with the address that is meant by the one that was written, and with that given as its own. */
const correctRow = (row: StopToImport, recall: RecallCorrection): StopToImport => {
  const draft = correctAddress(row.draft, recall)
  const corrected = addressFields.filter((field) => draft[field] !== undefined && draft[field] !== row.draft[field])
  return draft === row.draft ? row : { draft, given: [...new Set([...row.given, ...corrected])] }
}

const addressFields = ['zip', 'houseNumber', 'houseNumberSuffix', 'street', 'city'] as const

const correctionsOf = (
  rows: ReadonlyArray<StopToImport>,
  written: Command['body']['written'] = [],
): ReadonlyArray<Correction> =>
  written.flatMap(({ row, ...address }) => {
    const draft = rows[row - 1]?.draft
    return draft === undefined ? [] : [{ written: address, corrected: draft, coordinates: draft.coordinates }]
  })

/** Stores an import as one change, all of it or nothing. */
const importStops =
  (ports: PlanEditPorts) =>
  async (
    prepared: PreparedImport,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> => {
    const current = await readEditBase(records, prepared)
    if (E.isLeft(current)) return current
    // Somebody may have edited the project since.
    const made = isSameBase(prepared.base, current.right)
      ? E.right(prepared.made)
      : await runInSteps(remakeImport(ports, prepared, current.right), { pause: records.pause })
    if (E.isLeft(made)) return made
    const { change: madeChange, ...counts } = made.right
    const { addedCount, updatedCount } = counts
    const stored = await storeMadeChange(ports)(records, { user: prepared.user, ...current.right }, madeChange)
    const {
      project: { id, name, version },
      changed,
    } = stored
    const change = changed?.change && { id: changed.change.id, description: changed.description }
    if (changed?.change !== undefined)
      await rememberCorrections(records, { ...changed, project: id, id: changed.change.id }, prepared.corrections)
    return E.right({
      ...callResult({ version, change, ...counts }, version, changed),
      audited: {
        action: 'stops_imported' as const,
        subject: name,
        subjectId: id,
        detail: `${addedCount} added, ${updatedCount} updated`,
      },
    })
  }

const remakeImport = function* (
  ports: PlanEditPorts,
  prepared: PreparedImport,
  base: EditBase,
): Steps<E.Either<Refusal, MadeImport>> {
  const imported = yield* planAfterImport(
    ports,
    base.plan,
    yield* matchRows(base.plan, prepared.stops),
    prepared.findAddress,
  )
  return E.isLeft(imported) ? imported : yield* makeImport(ports, prepared, base, imported.right)
}

const planAfterImport = function* (
  ports: PlanEditPorts,
  plan: Plan,
  rows: E.Either<Refusal, ReadonlyArray<MatchedRow>>,
  findAddress: FindAddress,
): Steps<E.Either<Refusal, ImportedPlan>> {
  return E.isLeft(rows) ? rows : yield* applyRows(plan, rows.right, findAddress, () => creationInfo(ports))
}
