import { memo } from 'react'
import {
  DataRow,
  DataTable,
  Icon,
  LockButton,
  RowStateIcon,
  RowLink,
  SlackText,
  type Column,
  warningIcon,
} from '../../components'
import { LazyDropArrival } from '../../drop-labels'
import { stopKeyOf } from '../../../domain/history'
import {
  ColleagueMark,
  NoPlaceNote,
  ReloadMenu,
  SelectAllBox,
  SelectRowBox,
  StopMenu,
  type RowSelection,
  type RowSelectionActions,
} from '../../plan'
import type { StopId } from '../../../domain/stop'
import type { ActivityRow } from './view-model'
import './slot-bar.css'
import './activity-table.css'
import './narrow-activity-table.css'
import type { SlotBar as SlotBarViewModel } from './slot-bar-view-model'

export type ActivityActions = {
  readonly open: (id: StopId) => void
  readonly highlight: (id: StopId | undefined) => void
  readonly toggleLock: (id: StopId) => void
}

const columns: ReadonlyArray<Column> = [
  { label: 'Stop number', abbreviation: '#', isNumber: true },
  { label: 'Name' },
  { label: 'Address' },
  { label: 'Zip' },
  { label: 'Type', abbreviation: 'T' },
  { label: 'Arrival', subLabel: 'Slack', isNumber: true },
  { label: 'Lock and edit', isHidden: true },
]

type ActivityTableProps = {
  readonly number: string
  readonly rows: ReadonlyArray<ActivityRow>
  readonly currentStop: StopId | undefined
  readonly selection: RowSelection
  readonly actions: ActivityActions
}

/** The activities of a route, in driving order (§2). */
export const ActivityTable = ({ number, rows, currentStop, selection, actions }: ActivityTableProps) => (
  <>
    <DataTable
      caption={`Activities of route ${number}`}
      className="rr-activities"
      columns={columns}
      selectAll={<SelectAllBox selection={selection} />}
      onMouseDown={selection.actions.handlePress}
      onKeyDown={selection.actions.handleKey}
    >
      {rows.map((row) => (
        <Row
          key={row.key}
          row={row}
          isCurrent={row.id === currentStop}
          isSelected={row.to !== undefined && selection.isSelected(row.id)}
          selection={selection.actions}
          actions={actions}
        />
      ))}
    </DataTable>
    <p className="rr-key">
      <span>
        <i className="rr-key-warning" />
        Not planned or no stop number
      </span>
      <span>
        <i className="rr-key-info" />
        No coordinates
      </span>
    </p>
  </>
)

type RowProps = Pick<ActivityTableProps, 'actions'> & {
  readonly row: ActivityRow
  readonly isCurrent: boolean
  readonly isSelected: boolean
  readonly selection: RowSelectionActions
}

const Row = memo(({ row, isCurrent, isSelected, selection, actions }: RowProps) => (
  <DataRow
    state={row.state}
    isCurrent={isCurrent}
    dropTarget={row.dropTarget}
    {...(row.to === undefined ? {} : { stop: row.id, onClick: (event) => selection.pick(row.id, event) })}
    isSelected={isSelected}
    onHighlight={(isOn) => actions.highlight(isOn && row.to !== undefined ? row.id : undefined)}
  >
    <td className="rr-select-row">
      {row.to === undefined ? null : (
        <SelectRowBox stop={row.id} name={row.name.full} isSelected={isSelected} actions={selection} />
      )}
    </td>
    <td className="rr-num">
      <NumberBadge row={row} />
    </td>
    <td className="rr-activity-name">
      {row.to === undefined ? (
        <span title={row.name.full}>{row.name.text}</span>
      ) : (
        <RowLink to={row.to} text={row.name.text} title={row.name.full} onOpen={() => actions.open(row.id)} />
      )}
      <RowStateIcon state={row.state} />
      {row.to === undefined ? null : <ColleagueMark item={stopKeyOf(row.id)} />}
      {row.to === undefined || row.coordinates !== undefined ? null : <NoPlaceNote stop={row.id} />}
      <Slot row={row} className="rr-slot-below-name" />
      {row.warnings.map((flag) => (
        <span key={flag} className="rr-flag rr-activity-flag">
          <Icon icon={warningIcon} />
          {flag}
        </span>
      ))}
    </td>
    <td className="rr-activity-address" title={row.address.full}>
      {row.address.text}
      {row.slotBar === undefined ? null : <SlotBar bar={row.slotBar} />}
    </td>
    <td className="rr-activity-zip">{row.zip}</td>
    <td>
      <abbr title={row.type.name}>{row.type.initial}</abbr>
    </td>
    <td className="rr-num">
      <LazyDropArrival
        route={row.dropTarget.route}
        stop={row.dropTarget.side === 'before' ? undefined : row.id}
        arrival={row.arrivesAt}
      >
        <b>{row.arrival}</b>
        {row.timing === undefined ? null : (
          <small>{row.timing.slack === undefined ? '–' : <SlackText slack={row.timing.slack} isShort />}</small>
        )}
      </LazyDropArrival>
      <Slot row={row} className="rr-slot-below-time" />
    </td>
    <td className="rr-row-actions">
      {row.isReload ? (
        <ReloadMenu reload={row.id} number={row.numberBadge.kind === 'number' ? row.numberBadge.text : ''} />
      ) : null}
      {row.to === undefined ? null : (
        <>
          <LockButton subject={row.name.full} lock={row.lock} onToggle={() => actions.toggleLock(row.id)} />
          <StopMenu stop={row.id} name={row.name.full} isPlanned />
        </>
      )}
    </td>
  </DataRow>
))

/** §2: start and end show a circle. */
const NumberBadge = ({ row: { numberBadge, type } }: { readonly row: ActivityRow }) =>
  numberBadge.kind === 'circle' ? (
    <>
      <span className="rr-end-dot" aria-hidden="true" />
      <span className="rr-sr">{type.name}</span>
    </>
  ) : (
    numberBadge.text
  )

/** It stands below the name or, in a narrow panel, below the time. */
const Slot = ({ row: { timing }, className }: { readonly row: ActivityRow; readonly className: string }) =>
  timing === undefined ? null : (
    <small className={className}>
      <span className="rr-sr">Time slot </span>
      {timing.slot}
      {timing.wait === '' ? '' : `, ${timing.wait}`}
    </small>
  )

/** The band is the time slot, the tick the arrival; the texts of the row say the same. */
const SlotBar = ({ bar: { slot, arrival, late } }: { readonly bar: SlotBarViewModel }) => (
  <span className="rr-slotbar" aria-hidden="true">
    {slot === undefined ? null : <i style={{ left: `${slot.from}%`, right: `${100 - slot.until}%` }} />}
    {late === undefined ? null : <em style={{ left: `${late.from}%`, right: `${100 - late.until}%` }} />}
    <b style={{ left: `${arrival}%` }} />
  </span>
)
