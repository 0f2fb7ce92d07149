import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react'
import type { AddressVerdict, ImportStep } from '../../../application/import'
import { coordinatesOf, type Coordinates } from '../../../domain/address'
import { editedPositions, rowStateOf, type ImportRow, type ImportRowState } from '../../../domain/import'
import { isBlank } from '../../../domain/parse'
import { emptyPlan } from '../../../domain/plan'
import { emptyStopList, newStop, stopList, type Stop, type StopDraft, type StopList } from '../../../domain/stop'
import { formatNumber } from '../../../domain/text'
import { useApp } from '../../app-facade'

type RowsOnMapProps = {
  readonly rows: ReadonlyArray<ImportRow>
  readonly verdictOf: (row: ImportRow) => AddressVerdict | undefined
  readonly step: ImportStep
  /** the pin of a row was opened */
  readonly onOpen: (row: number) => void
}

/** Shows the rows that have a place on the map, in place of the plan: after the table, which a key press waits for. */
export const RowsOnMap = ({ step, onOpen, ...current }: RowsOnMapProps): null => {
  const { map } = useApp()
  const rows = useDeferredValue(current.rows)
  const verdictOf = useDeferredValue(current.verdictOf)
  const placeRows = useMemo(() => rowPlacer(verdictOf), [verdictOf])
  const stops = useMemo(() => placeRows(rows), [placeRows, rows])
  const open = useEffectEvent(onOpen)
  const stopCount = stopList.size(stops)
  const hasPins = stopCount > 0
  useEffect(() => {
    const placed = `${formatNumber(stopCount)} of ${formatNumber(rows.length)} rows`
    map.setPreview({
      plan: { ...emptyPlan, stops },
      title: 'Import',
      details: step === 'rows' ? `${placed} on the map` : `${placed} have a place so far`,
      onStopOpen: (id) => open(Number(id)),
    })
  }, [map, stops, stopCount, rows.length, step])
  useEffect(() => () => map.setPreview(undefined), [map])
  useEffect(() => {
    if (hasPins) map.moveCamera('fit')
  }, [map, hasPins])
  return null
}

/** The stops of the rows that have a place; after an edit only those of the edited rows are made again. */
const rowPlacer = (verdictOf: RowsOnMapProps['verdictOf']): ((rows: ReadonlyArray<ImportRow>) => StopList) => {
  let lastRows: ReadonlyArray<ImportRow> = []
  let placed: Array<Stop | undefined> = []
  let list = emptyStopList
  return (rows) => {
    const changed: Stop[] = []
    let areAllReplaced = rows.length === lastRows.length
    if (!areAllReplaced) placed = []
    for (const position of editedPositions(rows, lastRows)) {
      const row = rows[position]
      const stop = row && stopOfRow(row, verdictOf(row)?.coordinates, rowStateOf(row, verdictOf))
      areAllReplaced &&= (stop === undefined) === (placed[position] === undefined)
      placed[position] = stop
      if (stop !== undefined) changed.push(stop)
    }
    lastRows = rows
    list = areAllReplaced ? stopList.put(list, changed) : stopList.fromUnique(placed.flatMap((stop) => stop ?? []))
    return list
  }
}

type PlacedRow = { readonly at: Coordinates; readonly stop: Stop }
/** Cached by row, so that an edit makes no other stop anew. */
const stopsByRow = new WeakMap<ImportRow, PlacedRow>()

/** The stop that a row becomes; undefined where its place is not known. */
const stopOfRow = (
  row: ImportRow,
  found: Coordinates | undefined,
  importRowState: ImportRowState,
): Stop | undefined => {
  const at = ownCoordinatesOf(row) ?? found
  if (at === undefined) return undefined
  const cached = stopsByRow.get(row)
  if (cached !== undefined && cached.at === at && cached.stop.importRowState === importRowState) return cached.stop
  const stop = {
    importRowState,
    ...newStop(
      { ...(row.draft ?? draftOf(row)), coordinates: at },
      { id: String(row.number), shortId: String(row.number), createdAt: '' },
    ),
  }
  stopsByRow.set(row, { at, stop })
  return stop
}

const ownCoordinatesOf = ({ texts: { lat, lng }, draft }: ImportRow): Coordinates | undefined => {
  if (draft !== undefined) return draft.coordinates
  return isBlank(lat) || isBlank(lng) ? undefined : coordinatesOf(Number(lat), Number(lng))
}

/** What is known of a row with a problem. */
const draftOf = ({ number, texts }: ImportRow): StopDraft => ({
  type: 'Delivery',
  priority: 'Regular',
  customerName: texts.customerName ?? `Row ${number}`,
  contactName: undefined,
  phone: undefined,
  zip: texts.zip ?? '',
  houseNumber: texts.houseNumber ?? '',
  houseNumberSuffix: texts.houseNumberSuffix,
  street: texts.street,
  city: texts.city,
  addressSummary: undefined,
  coordinates: undefined,
  requestedDay: undefined,
  timeSlotEarliest: undefined,
  timeSlotLatest: undefined,
  duration: undefined,
  demand: [],
  productDescription: undefined,
  notes: undefined,
  groupedExternalTaskIds: [],
  unknownFields: {},
})
