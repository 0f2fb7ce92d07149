import {
  DataRow,
  DataTable,
  EmptyState,
  LockButton,
  NoRouteChip,
  Pagination,
  RouteChip,
  RowStateIcon,
  RowLink,
  type Column,
  noResultIcon,
} from '../../components'
import type { Stop, StopId } from '../../../domain/stop'
import type { StopRow } from './stop-row'
import type { ListedStops } from './view-model'

export type StopTableActions = {
  readonly open: (stop: Stop) => void
  readonly highlight: (id: StopId | undefined) => void
  readonly goToPage: (page: number) => void
  readonly toggleLock: (id: StopId) => void
}

type StopTableProps = {
  readonly listed: ListedStops
  readonly highlightedStopId: StopId | undefined
  readonly actions: StopTableActions
}

const columns: ReadonlyArray<Column> = [
  { label: 'Route number', abbreviation: 'R' },
  { label: 'Stop number', abbreviation: '#', isNumber: true },
  { label: 'Customer name' },
  { label: 'Type' },
  { label: 'Lock', isHidden: true },
]

/** One page of the stops (§2). */
export const StopTable = ({ listed: { page, emptyMessage }, highlightedStopId, actions }: StopTableProps) =>
  emptyMessage === undefined ? (
    <>
      <DataTable caption="Stops" columns={columns}>
        {page.items.map((row) => (
          <Row
            key={row.stop.facts.id}
            row={row}
            isHighlighted={row.stop.facts.id === highlightedStopId}
            actions={actions}
          />
        ))}
      </DataTable>
      {page.last === 1 ? (
        <p className="rr-pages">
          <span className="rr-muted">{page.rangeLabel}</span>
        </p>
      ) : (
        <Pagination label="Pages of stops" page={page} onPageChange={actions.goToPage} />
      )}
    </>
  ) : (
    <EmptyState icon={noResultIcon} message={emptyMessage} />
  )

type RowProps = { readonly row: StopRow; readonly isHighlighted: boolean; readonly actions: StopTableActions }

const Row = ({ row, isHighlighted, actions }: RowProps) => (
  <DataRow
    state={row.state}
    isCurrent={isHighlighted}
    onHighlight={(isOn) => actions.highlight(isOn ? row.stop.facts.id : undefined)}
  >
    <td className="is-tight">
      {row.route === undefined ? (
        <NoRouteChip reason="Not planned" />
      ) : (
        <RouteChip text={row.route.number} colour={row.route.colour} {...routeLabelProps(row.route.name)} />
      )}
    </td>
    <td className="rr-num is-tight">{row.number}</td>
    <td>
      <RowLink to={row.to} text={row.name} title={row.fullName} onOpen={() => actions.open(row.stop)} />
      <RowStateIcon state={row.state} />
      {row.unplannedReason === undefined ? null : (
        <span className="rr-muted rr-row-why" title={row.unplannedReason}>
          {row.unplannedReason}
        </span>
      )}
    </td>
    <td className="is-tight">{row.stop.facts.type}</td>
    <td className="is-tight">
      <LockButton subject={row.fullName} lock={row.lock} onToggle={() => actions.toggleLock(row.stop.facts.id)} />
    </td>
  </DataRow>
)

const routeLabelProps = (name: string | undefined) => (name === undefined ? {} : { label: name })
