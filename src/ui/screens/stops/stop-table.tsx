import {
  DataRow,
  DataTable,
  EmptyState,
  LockButton,
  NoRouteChip,
  Pagination,
  RouteChip,
  RowFlag,
  RowLink,
  type Column,
  noResultIcon,
} from '../../components'
import type { Stop, StopId } from '../../../domain/stop'
import type { ListedStops } from './filter-stops'
import type { StopRow } from './stop-row'

export type StopTableActions = {
  readonly open: (stop: Stop) => void
  readonly pointAt: (id: StopId | undefined) => void
  readonly turnTo: (page: number) => void
  readonly turnLock: (id: StopId) => void
}

type StopTableProps = {
  readonly listed: ListedStops
  readonly pointedAt: StopId | undefined
  readonly on: StopTableActions
}

const columns: ReadonlyArray<Column> = [
  { words: 'Route number', short: 'R' },
  { words: 'Stop number', short: '#', isNumber: true },
  { words: 'Customer name' },
  { words: 'Type' },
  { words: 'Lock', isHidden: true },
]

/** §2 */
export const StopTable = ({ listed: { page, nobody }, pointedAt, on }: StopTableProps) =>
  nobody === undefined ? (
    <>
      <DataTable caption="Stops" columns={columns}>
        {page.items.map((row) => (
          <Row key={row.stop.id} row={row} isPointedAt={row.stop.id === pointedAt} on={on} />
        ))}
      </DataTable>
      {page.last === 1 ? (
        <p className="rr-pages">
          <span className="rr-muted">{page.rangeLabel}</span>
        </p>
      ) : (
        <Pagination label="Pages of stops" page={page} onPage={on.turnTo} />
      )}
    </>
  ) : (
    <EmptyState icon={noResultIcon} words={nobody} />
  )

type RowProps = { readonly row: StopRow; readonly isPointedAt: boolean; readonly on: StopTableActions }

const Row = ({ row, isPointedAt, on }: RowProps) => (
  <DataRow state={row.state} isCurrent={isPointedAt} onPointAt={(isOn) => on.pointAt(isOn ? row.stop.id : undefined)}>
    <td className="is-tight">
      {row.route === undefined ? (
        <NoRouteChip why="Not planned" />
      ) : (
        <RouteChip text={row.route.number} colour={row.route.colour} {...labelled(row.route.name)} />
      )}
    </td>
    <td className="rr-num is-tight">{row.number}</td>
    <td>
      <RowLink to={row.to} words={row.name} title={row.wholeName} onOpen={() => on.open(row.stop)} />
      <RowFlag state={row.state} />
      {row.why === undefined ? null : (
        <span className="rr-muted rr-row-why" title={row.why}>
          {row.why}
        </span>
      )}
    </td>
    <td className="is-tight">{row.stop.type}</td>
    <td className="is-tight">
      <LockButton subject={row.wholeName} lock={row.lock} onTurn={() => on.turnLock(row.stop.id)} />
    </td>
  </DataRow>
)

const labelled = (name: string | undefined) => (name === undefined ? {} : { label: name })
