import { observer } from 'mobx-react-lite'
import { Fragment, memo } from 'react'
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
  SlackText,
  type Column,
  noResultIcon,
} from '../../components'
import { stopKeyOf } from '../../../domain/history'
import {
  ColleagueMark,
  NoPlaceNote,
  RepairButton,
  SelectAllBox,
  SelectRowBox,
  StopMenu,
  type RowSelection,
  type RowSelectionActions,
} from '../../plan'
import type { StopColumn, StopId, StopOrder } from '../../../domain/stop'
import { useApp } from '../../app-facade'
import { RemovedRows, removedMarksOf } from './removed-rows'
import type { StopRow } from './stop-row'
import type { ListedStops } from './view-model'

export type StopTableActions = {
  readonly open: (id: StopId) => void
  readonly highlight: (id: StopId | undefined) => void
  readonly goToPage: (page: number) => void
  readonly sort: (column: StopColumn) => void
  readonly toggleLock: (id: StopId) => void
}

type StopTableProps = {
  readonly listed: ListedStops
  readonly highlightedStopId: StopId | undefined
  readonly selection: RowSelection
  readonly actions: StopTableActions
}

/** §2: the first four columns sort the stops. */
const columnsOf = (order: StopOrder, sort: StopTableActions['sort']): ReadonlyArray<Column> => {
  const sortingBy = (column: StopColumn): Pick<Column, 'sorting'> => {
    const direction = order?.column !== column ? 'none' : order.isDescending ? 'descending' : 'ascending'
    return { sorting: { direction, onPress: () => sort(column) } }
  }
  return [
    { label: 'Route number', abbreviation: 'R', ...sortingBy('route') },
    { label: 'Stop number', abbreviation: '#', isNumber: true, ...sortingBy('number') },
    { label: 'Customer name', ...sortingBy('name') },
    { label: 'Type', ...sortingBy('type') },
    { label: 'Arrival', subLabel: 'Slack', isNumber: true, className: 'rr-stop-arrival' },
    { label: 'Lock and edit', isHidden: true },
  ]
}

/** One page of the stops (§2). */
export const StopTable = observer(({ listed, highlightedStopId, selection, actions }: StopTableProps) => {
  const { page, order, emptyMessage } = listed
  const { marks } = useApp().colleague.store
  const removed = removedMarksOf(marks)
  return emptyMessage === undefined ? (
    <>
      <DataTable
        caption="Stops"
        columns={columnsOf(order, actions.sort)}
        selectAll={<SelectAllBox selection={selection} />}
        onMouseDown={selection.actions.handlePress}
        onKeyDown={selection.actions.handleKey}
      >
        {page.current === 1 ? <RemovedRows marks={removed.get(undefined)} /> : null}
        {page.items.map((row) => (
          <Fragment key={row.stop.facts.id}>
            <Row
              row={row}
              isHighlighted={row.stop.facts.id === highlightedStopId}
              isSelected={selection.isSelected(row.stop.facts.id)}
              isMarked={marks.has(stopKeyOf(row.stop.facts.id))}
              selection={selection.actions}
              actions={actions}
            />
            <RemovedRows marks={removed.get(row.stop.facts.id)} />
          </Fragment>
        ))}
      </DataTable>
      {page.last === 1 ? (
        <p className="rr-page-bar">
          <span className="rr-muted">{page.rangeLabel}</span>
        </p>
      ) : (
        <Pagination label="Pages of stops" page={page} onPageChange={actions.goToPage} />
      )}
    </>
  ) : (
    <EmptyState icon={noResultIcon} message={emptyMessage} />
  )
})

type RowProps = Pick<StopTableProps, 'actions'> & {
  readonly row: StopRow
  readonly isHighlighted: boolean
  readonly isSelected: boolean
  readonly isMarked: boolean
  readonly selection: RowSelectionActions
}

const Row = memo(({ row, isHighlighted, isSelected, isMarked, selection, actions }: RowProps) => (
  <DataRow
    state={row.state}
    isCurrent={isHighlighted}
    stop={row.stop.facts.id}
    isSelected={isSelected}
    onClick={(event) => selection.pick(row.stop.facts.id, event)}
    onHighlight={(isOn) => actions.highlight(isOn ? row.stop.facts.id : undefined)}
  >
    <td className="rr-select-row">
      <SelectRowBox stop={row.stop.facts.id} name={row.fullName} isSelected={isSelected} actions={selection} />
    </td>
    <td className="is-tight">
      {row.route === undefined ? (
        <NoRouteChip reason="Not planned" />
      ) : (
        <RouteChip text={row.route.number} colour={row.route.colour} {...routeLabelProps(row.route.name)} />
      )}
    </td>
    <td className="rr-num is-tight">{row.number}</td>
    <td>
      <RowLink to={row.to} text={row.name} title={row.fullName} onOpen={() => actions.open(row.stop.facts.id)} />
      <RowStateIcon state={row.state} />
      {isMarked ? <ColleagueMark item={stopKeyOf(row.stop.facts.id)} /> : null}
      {row.stop.facts.coordinates === undefined ? <NoPlaceNote stop={row.stop.facts.id} /> : null}
      {row.notes.map((note) => (
        <span key={note} className="rr-muted rr-row-why" title={note}>
          {note}
        </span>
      ))}
      {row.repair === undefined ? null : (
        <RepairButton stop={row.stop.facts.id} repair={row.repair.index} description={row.repair.description} />
      )}
    </td>
    <td className="is-tight">{row.stop.facts.type}</td>
    <td className="rr-num is-tight rr-stop-arrival">
      {row.timing === undefined ? null : (
        <>
          <b>{row.timing.arrival}</b>
          <small>{row.timing.slack === undefined ? '–' : <SlackText slack={row.timing.slack} isShort />}</small>
        </>
      )}
    </td>
    <td className="is-tight rr-row-actions">
      <LockButton subject={row.fullName} lock={row.lock} onToggle={() => actions.toggleLock(row.stop.facts.id)} />
      <StopMenu stop={row.stop.facts.id} name={row.fullName} isPlanned={row.route !== undefined} />
    </td>
  </DataRow>
))

const routeLabelProps = (name: string | undefined) => (name === undefined ? {} : { label: name })
