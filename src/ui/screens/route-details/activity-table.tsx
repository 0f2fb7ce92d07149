import { DataRow, DataTable, Icon, LockButton, RowFlag, RowLink, type Column, warningIcon } from '../../components'
import type { StopId } from '../../../domain/stop'
import type { ActivityRow } from './view-model'

export type ActivityActions = {
  readonly open: (row: ActivityRow) => void
  readonly pointAt: (id: StopId | undefined) => void
  readonly turnLock: (id: StopId) => void
}

const columns: ReadonlyArray<Column> = [
  { words: 'Stop number', short: '#', isNumber: true },
  { words: 'Name' },
  { words: 'Address' },
  { words: 'Zip' },
  { words: 'Type', short: 'T' },
  { words: 'Lock', isHidden: true },
]

type ActivityTableProps = {
  readonly number: string
  readonly rows: ReadonlyArray<ActivityRow>
  readonly current: StopId | undefined
  readonly on: ActivityActions
}

/** §2 */
export const ActivityTable = ({ number, rows, current, on }: ActivityTableProps) => (
  <>
    <DataTable caption={`Activities of route ${number}`} columns={columns}>
      {rows.map((row) => (
        <Row key={row.key} row={row} isCurrent={row.id === current} on={on} />
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

type RowProps = { readonly row: ActivityRow; readonly isCurrent: boolean; readonly on: ActivityActions }

const Row = ({ row, isCurrent, on }: RowProps) => (
  <DataRow
    state={row.state}
    isCurrent={isCurrent}
    onPointAt={(isOn) => on.pointAt(isOn && row.to !== undefined ? row.id : undefined)}
  >
    <td className="rr-num is-tight">
      <Mark row={row} />
    </td>
    <td className="rr-activity-name">
      {row.to === undefined ? (
        <span title={row.name.whole}>{row.name.words}</span>
      ) : (
        <RowLink to={row.to} words={row.name.words} title={row.name.whole} onOpen={() => on.open(row)} />
      )}
      <RowFlag state={row.state} />
      {row.flags.map((words) => (
        <span key={words} className="rr-flag rr-activity-flag">
          <Icon drawing={warningIcon} />
          {words}
        </span>
      ))}
    </td>
    <td className="rr-activity-address" title={row.address.whole}>
      {row.address.words}
    </td>
    <td className="is-tight">{row.zip}</td>
    <td className="is-tight">
      <abbr title={row.type.word}>{row.type.initial}</abbr>
    </td>
    <td className="is-tight">
      {row.to === undefined ? null : (
        <LockButton subject={row.name.whole} lock={row.lock} onTurn={() => on.turnLock(row.id)} />
      )}
    </td>
  </DataRow>
)

/** §2: start and end show a circle. */
const Mark = ({ row: { mark, type } }: { readonly row: ActivityRow }) =>
  mark.kind === 'circle' ? (
    <>
      <span className="rr-end-dot" aria-hidden="true" />
      <span className="rr-sr">{type.word}</span>
    </>
  ) : (
    mark.text
  )
