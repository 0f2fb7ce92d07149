import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import { importStops as endpoint } from '../../contract/import'
import type { Plan } from '../../src/domain/plan'
import { findAddresses, type FindAddress, type Geocoder } from '../address'
import { callResult, type AuthorisedCommand, type CallResult, type Serve } from '../http'
import { creationInfo, requestDrivesOfEdit, storeEdit, type PlanEditPorts } from '../project'
import { requireProject } from '../require'
import type { Records, Storage } from '../storage'
import { applyRows, housesToLookUp, type ImportedPlan } from './apply-rows'
import { matchRows } from './match-rows'

type Command = AuthorisedCommand<typeof endpoint>

/** The rows to be stored, whose addresses have been looked up outside of the transaction. */
type PreparedImport = Command & { readonly findAddress: FindAddress }

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
    const rows = await storage.read(command.user.organisation, async (records) => {
      const project = await requireProject(records, {
        projectId: command.parameters.id,
        ifMatchVersions: command.ifMatchVersions,
      })
      return E.isLeft(project) ? project : matchRows(await records.projects.readPlan(project.right), command.body)
    })
    if (E.isLeft(rows)) return rows
    return requestDrives({ ...command, findAddress: await findAddresses(geocoder, housesToLookUp(rows.right)) })
  }
}

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
    return pipe(
      await store(records, { user, project: project.right, plan: before }, plan, () => ({
        kind: 'stops imported',
        addedCount,
        updatedCount,
      })),
      E.map(({ project: { id, name, version }, changed }) => ({
        ...callResult(
          {
            version,
            change: changed?.change && { id: changed.change.id, description: changed.description },
            ...counts,
          },
          version,
          changed,
        ),
        audited: {
          action: 'stops_imported' as const,
          subject: name,
          subjectId: id,
          detail: `${addedCount} added, ${updatedCount} updated`,
        },
      })),
    )
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
