import { DataRow, DataTable, Icon, LockButton, RowStateIcon, RowLink, type Column, warningIcon } from '../../components'
import type { StopId } from '../../../domain/stop'
import type { ActivityRow } from './view-model'

export type ActivityActions = {
  readonly open: (row: ActivityRow) => void
  readonly highlight: (id: StopId | undefined) => void
  readonly toggleLock: (id: StopId) => void
}

const columns: ReadonlyArray<Column> = [
  { label: 'Stop number', abbreviation: '#', isNumber: true },
  { label: 'Name' },
  { label: 'Address' },
  { label: 'Zip' },
  { label: 'Type', abbreviation: 'T' },
  { label: 'Lock', isHidden: true },
]

type ActivityTableProps = {
  readonly number: string
  readonly rows: ReadonlyArray<ActivityRow>
  readonly currentStop: StopId | undefined
  readonly actions: ActivityActions
}

/** The activities of a route, in driving order (§2). */
export const ActivityTable = ({ number, rows, currentStop, actions }: ActivityTableProps) => (
  <>
    <DataTable caption={`Activities of route ${number}`} columns={columns}>
      {rows.map((row) => (
        <Row key={row.key} row={row} isCurrent={row.id === currentStop} actions={actions} />
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

type RowProps = { readonly row: ActivityRow; readonly isCurrent: boolean; readonly actions: ActivityActions }

const Row = ({ row, isCurrent, actions }: RowProps) => (
  <DataRow
    state={row.state}
    isCurrent={isCurrent}
    onHighlight={(isOn) => actions.highlight(isOn && row.to !== undefined ? row.id : undefined)}
  >
    <td className="rr-num is-tight">
      <NumberBadge row={row} />
    </td>
    <td className="rr-activity-name">
      {row.to === undefined ? (
        <span title={row.name.full}>{row.name.text}</span>
      ) : (
        <RowLink to={row.to} text={row.name.text} title={row.name.full} onOpen={() => actions.open(row)} />
      )}
      <RowStateIcon state={row.state} />
      {row.warnings.map((flag) => (
        <span key={flag} className="rr-flag rr-activity-flag">
          <Icon icon={warningIcon} />
          {flag}
        </span>
      ))}
    </td>
    <td className="rr-activity-address" title={row.address.full}>
      {row.address.text}
    </td>
    <td className="is-tight">{row.zip}</td>
    <td className="is-tight">
      <abbr title={row.type.name}>{row.type.initial}</abbr>
    </td>
    <td className="is-tight">
      {row.to === undefined ? null : (
        <LockButton subject={row.name.full} lock={row.lock} onToggle={() => actions.toggleLock(row.id)} />
      )}
    </td>
  </DataRow>
)

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
