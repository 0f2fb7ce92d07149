import type { ChosenFile } from '../../../src/application/stop'
import type { ProjectId } from '../../../src/domain/project'
import {
  sequenceNumberOf,
  type SequenceNumber,
  type StopDraft,
  type StopId,
  type StopUpdate,
} from '../../../src/domain/stop'
import { right } from '../either'
import type { Gateways } from './delivery'

export const fileOf = (content: unknown, name = 'stops.json'): ChosenFile => {
  const bytes = new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content))
  return { name, size: bytes.byteLength, bytes: async () => new Uint8Array(bytes).buffer }
}

/** A row of a file with the required fields and coordinates. */
export const aRow = (index: number, overrides: object = {}) => ({
  customerName: `Klant ${index + 1}`,
  zip: '2801 YA',
  houseNumber: String(index + 1),
  lat: 52 + index / 1000,
  lng: 4.7,
  ...overrides,
})

export const aDraft: StopDraft = {
  type: 'Delivery',
  priority: 'High',
  customerName: 'Bakkerij Jansen & Zn',
  contactName: undefined,
  phone: '06 1234 5678',
  zip: '3511 AB',
  houseNumber: '12',
  houseNumberSuffix: 'a',
  street: 'Oude Gracht',
  city: 'Utrecht',
  addressSummary: 'Oude Gracht 12a, 3511 AB Utrecht',
  coordinates: { lat: 52.0907, lng: 5.1214 },
  requestedDay: '2026-11-23',
  timeSlotEarliest: '09:00',
  timeSlotLatest: '12:00',
  duration: 5,
  demand: [2],
  productDescription: undefined,
  notes: 'Bel aan bij de buren 漢',
  groupedExternalTaskIds: ['T-1042'],
  unknownFields: { erpNumber: 'E-17' },
}

export const sequenceNumber = (number: number): SequenceNumber => right(sequenceNumberOf(number))

export const updateOf = (id: StopId, overrides: Partial<StopUpdate>): StopUpdate => ({
  id,
  taskIds: [id],
  currentCarrier: undefined,
  newCarrier: undefined,
  newSequence: undefined,
  ...overrides,
})

export const aProject = async ({ projects }: Pick<Gateways, 'projects'>): Promise<ProjectId> =>
  right(await projects.create('Week 48')()).id

/** A project with `count` unplanned stops, and their ids in the order of the file. */
export const aProjectWith = async (
  gateways: Pick<Gateways, 'projects' | 'stops'>,
  count: number,
): Promise<{ readonly project: ProjectId; readonly ids: ReadonlyArray<StopId> }> => {
  const project = await aProject(gateways)
  const rows = Array.from({ length: count }, (_, index) => aRow(index))
  right(await gateways.stops.upload(project, fileOf(rows), () => undefined).result())
  return { project, ids: [...right(await gateways.stops.list(project)()).value].map(({ facts: { id } }) => id) }
}
