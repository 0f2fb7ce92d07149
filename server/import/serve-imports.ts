import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import { importStops as endpoint } from '../../contract/import'
import type { Plan } from '../../src/domain/plan'
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
import { creationInfo, requestDrivesOfEdit, storeEdit, type PlanEditPorts } from '../project'
import type { StopToImport } from '../../src/domain/upload'
import { requireProject } from '../require'
import type { Records, Storage } from '../storage'
import { applyRows, housesToLookUp, type ImportedPlan } from './apply-rows'
import { matchRows } from './match-rows'

type Command = AuthorisedCommand<typeof endpoint>

/** The rows to be stored, whose addresses have been looked up outside of the transaction. */
type PreparedImport = Command & {
  readonly findAddress: FindAddress
  readonly corrections: ReadonlyArray<CorrectionToRemember>
}

export const serveImports = (
  serve: Serve,
  ports: PlanEditPorts,
  storage: Pick<Storage, 'read'>,
  geocoder: Geocoder,
): void => serve.writeAfterPreparing(endpoint, prepareImport(ports, storage, geocoder), importStops(ports))

/** Refuses an import whose rows cannot be told apart before any address is looked up. */
const prepareImport = (ports: PlanEditPorts, storage: Pick<Storage, 'read'>, geocoder: Geocoder) => {
  const requestDrives = requestDrivesOfEdit(ports, storage, (prepared: PreparedImport, plan) =>
    E.map((imported: ImportedPlan) => imported.plan)(planAfterImport(ports, prepared, plan)),
  )
  return async (command: Command): Promise<E.Either<Refusal, PreparedImport>> => {
    const read = await storage.read(command.user.organisation, async (records) => {
      const project = await requireProject(records, {
        projectId: command.parameters.id,
        ifMatchVersions: command.ifMatchVersions,
      })
      if (E.isLeft(project)) return project
      const recall = await readCorrections(
        records,
        command.body.rows.map(({ draft }) => draft),
      )
      const body = { ...command.body, rows: command.body.rows.map((row) => correctRow(row, recall)) }
      return pipe(
        matchRows(await records.projects.readPlan(project.right), body),
        E.map((rows) => ({ rows, body, recall })),
      )
    })
    if (E.isLeft(read)) return read
    const { rows, body, recall } = read.right
    return requestDrives({
      ...command,
      body,
      findAddress: await findAddresses(geocoder, housesToLookUp(rows), recall),
      corrections: await prepareCorrections(geocoder, correctionsOf(command.body)),
    })
  }
}

/** A row with the address that is meant by the one that was written, and with that given as its own. */
const correctRow = (row: StopToImport, recall: RecallCorrection): StopToImport => {
  const draft = correctAddress(row.draft, recall)
  const corrected = addressFields.filter((field) => draft[field] !== undefined && draft[field] !== row.draft[field])
  return draft === row.draft ? row : { draft, given: [...new Set([...row.given, ...corrected])] }
}

const addressFields = ['zip', 'houseNumber', 'houseNumberSuffix', 'street', 'city'] as const

const correctionsOf = ({ rows, written = [] }: Command['body']): ReadonlyArray<Correction> =>
  written.flatMap(({ row, ...address }) => {
    const draft = rows[row - 1]?.draft
    return draft === undefined ? [] : [{ written: address, corrected: draft, coordinates: draft.coordinates }]
  })

/** Stores an import as one change, all of it or nothing. */
const importStops = (ports: PlanEditPorts) => {
  const store = storeEdit(ports)
  return async (
    prepared: PreparedImport,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> => {
    const { parameters, user, ifMatchVersions } = prepared
    const project = await requireProject(records, { projectId: parameters.id, ifMatchVersions })
    if (E.isLeft(project)) return project
    const before = await records.projects.readPlan(project.right)
    const imported = planAfterImport(ports, prepared, before)
    if (E.isLeft(imported)) return imported
    const { plan, ...counts } = imported.right
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
}

const planAfterImport = (
  ports: PlanEditPorts,
  { body, findAddress }: PreparedImport,
  plan: Plan,
): E.Either<Refusal, ImportedPlan> =>
  pipe(
    matchRows(plan, body),
    E.flatMap((rows) => applyRows(plan, rows, findAddress, () => creationInfo(ports))),
  )
