import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type {
  ImportGateway,
  ImportOwner,
  ImportStorage,
  StoredImport,
  EarlierColumns,
  TableReader,
} from '../../../src/application/import'
import { addressKeyOf, normaliseZip } from '../../../src/domain/address'
import type { SourceTable } from '../../../src/domain/import'
import { assemblePlan } from '../../../src/domain/plan'
import { newStop } from '../../../src/domain/stop'
import { parseImport } from '../../../src/domain/upload'
import { uploadRefusal } from '../../../contract/stop'
import { answerRequest } from './answer-request'
import { changePlan, editedBy } from './change-project'
import { creationInfo } from './creation-info'
import { findHouse } from './find-house'
import type { MemoryServer } from './memory-server'

/** It adds every row, also in the mode `update`. */
export const memoryImportGateway = (server: MemoryServer, forgotten = new Set<string>()): ImportGateway => ({
  importStops: (id, _mode, rows) =>
    answerRequest(server, () =>
      pipe(
        changePlan(
          server,
          { id },
          (plan) => {
            const stops = parseImport(rows)
            if (E.isLeft(stops)) return E.left(uploadRefusal(stops.left))
            const added = stops.right.map(({ draft }) => newStop(draft, creationInfo(server, 'stp')))
            return E.right(assemblePlan(plan.routes, [...plan.stops, ...added], plan.unknownFields))
          },
          () => ({ kind: 'stops imported', addedCount: rows.length, updatedCount: 0 }),
        ),
        E.map((edited) => editedBy(edited, { addedCount: rows.length, updatedCount: 0, unchangedCount: 0 })),
      ),
    ),
  checkAddresses: (addresses) =>
    answerRequest(server, () =>
      E.right(
        addresses.map(({ zip, houseNumber, houseNumberSuffix = '' }) => {
          const house = findHouse(server, { zip, houseNumber, houseNumberSuffix })
          if (house?.isExact === true) {
            const { street, city, coordinates } = house
            const address = { zip, houseNumber, houseNumberSuffix }
            const correction =
              house.correction === undefined || forgotten.has(addressKeyOf(address))
                ? undefined
                : { ...address, ...house.correction }
            return { verdict: 'exact', street, city, coordinates, correction } as const
          }
          const neighbours = server.addresses.filter(([{ zip: other }]) => normaliseZip(other) === normaliseZip(zip))
          const choices = neighbours.flatMap(([lookup, { coordinates }]) =>
            coordinates === undefined ? [] : [{ ...lookup, ...coordinates }],
          )
          return {
            verdict: choices.length === 0 ? 'not_found' : 'number_differs',
            street: undefined,
            city: undefined,
            coordinates: undefined,
            choices,
          } as const
        }),
      ),
    ),
  listCorrections: (search) =>
    answerRequest(server, () =>
      E.right({
        corrections: server.addresses.flatMap(([written, { correction, street, city, coordinates }]) =>
          correction === undefined || forgotten.has(addressKeyOf(written)) || !`${street} ${city}`.includes(search)
            ? []
            : [
                {
                  written: { ...written, street, city },
                  corrected: { ...written, street, city },
                  coordinates,
                  ...correction,
                },
              ],
        ),
        isMore: false,
      }),
    ),
  forgetCorrection: (address) => answerRequest(server, () => E.right(forgotten.add(addressKeyOf(address)))),
  restoreCorrection: (address) => answerRequest(server, () => E.right(forgotten.delete(addressKeyOf(address)))),
})

export const memoryImportStorage = (
  kept = new Map<string, StoredImport>(),
  columns = new Map<string, EarlierColumns>(),
): ImportStorage => ({
  load: async (owner) => kept.get(keyOf(owner)),
  save: async (owner, work) => {
    kept.set(keyOf(owner), work)
    return true
  },
  discard: async (owner) => void kept.delete(keyOf(owner)),
  projectsOf: async (user) =>
    [...kept.keys()].flatMap((key) => {
      const [keptUser, project = ''] = key.split('\n')
      return keptUser === user ? [project] : []
    }),
  loadColumns: async (user, headerKey) => columns.get(`${user}\n${headerKey}`),
  saveColumns: async (user, headerKey, earlier) => void columns.set(`${user}\n${headerKey}`, earlier),
})

const keyOf = ({ user, project }: ImportOwner): string => `${user}\n${project}`

/** Reads texts that are separated by semicolons or tabs, without quotes; a file that ends on .pdf is refused. */
export const memoryTableReader = (): TableReader => ({
  read: ({ name, size, bytes }) => ({
    result: (async () =>
      name.endsWith('.pdf')
        ? E.left('A PDF cannot be read. Save the table as .xlsx or .csv.')
        : E.right(tableOf(name, size, new TextDecoder().decode(await bytes()))))(),
    cancel: () => undefined,
  }),
  readText: (text) => ({ result: Promise.resolve(E.right(tableOf('Pasted rows', 0, text))), cancel: () => undefined }),
})

const tableOf = (fileName: string, bytes: number, text: string): SourceTable => ({
  fileName,
  bytes,
  sheets: [
    {
      name: '',
      rows: text
        .trim()
        .split('\n')
        .map((line) => line.split(/[;\t]/)),
    },
  ],
  note: text.includes('\t') ? 'separated by tabs' : 'separated by semicolons',
})
