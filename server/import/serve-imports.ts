import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import { importStops as endpoint, parseImportedRows } from '../../contract/import'
import type { Plan } from '../../src/domain/plan'
import { runAtOnce, type Steps } from '../../src/domain/value'
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
  requestDrivesOfRoutes,
  storeEdit,
  type PlanEditPorts,
} from '../project'
import { runInSteps } from '../steps'
import type { StopToImport } from '../../src/domain/upload'
import { requireProject } from '../require-record'
import { prepareStopTexts, type Records, type Storage } from '../storage'
import { applyRows, housesToLookUp, type ImportedPlan } from './apply-rows'
import { matchRows, type StopsToImport } from './match-rows'

type Command = AuthorisedCommand<typeof endpoint>

/**
 * The rows with their addresses, and what they make of the plan at a version. All of that takes long, so it is done
 * before the transaction, in steps.
 */
type PreparedImport = Command & {
  readonly stops: StopsToImport
  readonly findAddress: FindAddress
  readonly corrections: ReadonlyArray<CorrectionToRemember>
  readonly version: number
  readonly imported: ImportedPlan
}

export const serveImports = (
  serve: Serve,
  ports: PlanEditPorts,
  storage: Pick<Storage, 'read'>,
  geocoder: Geocoder,
): void => serve.writeAfterPreparing(endpoint, prepareImport(ports, storage, geocoder), importStops(ports))

/** So many rows are read or applied before other requests have their turn. */
const ROWS_PER_STEP = 50

/** Refuses an import whose rows cannot be told apart before any address is looked up. */
const prepareImport = (ports: PlanEditPorts, storage: Pick<Storage, 'read'>, geocoder: Geocoder) => {
  const readProject = async ({ parameters, ifMatchVersions }: Command, records: Records) => {
    const project = await requireProject(records, { projectId: parameters.id, ifMatchVersions })
    return E.isLeft(project)
      ? project
      : E.right({ version: project.right.version, plan: await records.projects.readPlan(project.right) })
  }
  return async (command: Command): Promise<E.Either<Refusal, PreparedImport>> => {
    const { mode, rows, written } = command.body
    const { organisation } = command.user
    const parsed = await runInSteps(parseImportedRows(rows), { stepsPerBatch: ROWS_PER_STEP })
    if (E.isLeft(parsed)) return parsed
    const read = await storage.read(organisation, async (records) => {
      const project = await readProject(command, records)
      if (E.isLeft(project)) return project
      const recall = await readCorrections(
        records,
        parsed.right.map(({ draft }) => draft),
      )
      const stops = { mode, rows: parsed.right.map((row) => correctRow(row, recall)) }
      return pipe(
        matchRows(project.right.plan, stops),
        E.map((matched) => ({ matched, stops, recall })),
      )
    })
    if (E.isLeft(read)) return read
    const { matched, stops, recall } = read.right
    const findAddress = await findAddresses(geocoder, housesToLookUp(matched), recall)
    const corrections = await prepareCorrections(geocoder, correctionsOf(parsed.right, written))
    const now = await storage.read(organisation, (records) => readProject(command, records))
    if (E.isLeft(now)) return now
    const { version, plan } = now.right
    const imported = await runInSteps(planAfterImport(ports, stops, findAddress, plan), {
      stepsPerBatch: ROWS_PER_STEP,
    })
    if (E.isLeft(imported)) return imported
    await joinPlaces(ports, imported.right.plan.stops)
    await requestDrivesOfRoutes(ports, storage, command, () => [...findStaleRoutes(plan, imported.right.plan)])
    await runInSteps(prepareStopTexts(imported.right.changedFacts), { stepsPerBatch: ROWS_PER_STEP })
    return E.right({ ...command, stops, findAddress, corrections, version, imported: imported.right })
  }
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
const importStops = (ports: PlanEditPorts) => {
  const store = storeEdit(ports)
  return async (
    {
      parameters,
      user,
      ifMatchVersions,
      stops,
      findAddress,
      corrections,
      version: preparedAt,
      imported: prepared,
    }: PreparedImport,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> => {
    const project = await requireProject(records, { projectId: parameters.id, ifMatchVersions })
    if (E.isLeft(project)) return project
    const before = await records.projects.readPlan(project.right)
    // Somebody may have edited the project since.
    const imported =
      project.right.version === preparedAt
        ? E.right(prepared)
        : runAtOnce(planAfterImport(ports, stops, findAddress, before))
    if (E.isLeft(imported)) return imported
    const { plan, changedFacts: _, ...counts } = imported.right
    const { addedCount, updatedCount } = counts
    const stored = await store(records, { user, project: project.right, plan: before }, plan, () => ({
      kind: 'stops imported',
      addedCount,
      updatedCount,
    }))
    if (E.isLeft(stored)) return stored
    const {
      project: { id, name, version },
      changed,
    } = stored.right
    const change = changed?.change && { id: changed.change.id, description: changed.description }
    if (changed?.change !== undefined)
      await rememberCorrections(records, { ...changed, project: id, id: changed.change.id }, corrections)
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
}

const planAfterImport = function* (
  ports: PlanEditPorts,
  stops: StopsToImport,
  findAddress: FindAddress,
  plan: Plan,
): Steps<E.Either<Refusal, ImportedPlan>> {
  const rows = matchRows(plan, stops)
  return E.isLeft(rows) ? rows : yield* applyRows(plan, rows.right, findAddress, () => creationInfo(ports))
}
