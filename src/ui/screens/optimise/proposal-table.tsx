import { DataRow, DataTable, NoRouteChip, rowMark, RouteChip, type Column } from '../../components'
import { classOf } from './figure-list'
import type { FromTo, ProposedRow } from './proposal-row'

export type ProposalTableActions = {
  readonly pointAt: (index: number | undefined) => void
  readonly zoom: (index: number) => void
  readonly toggleRoute: (key: string) => void
}

type ProposalTableProps = {
  readonly rows: ReadonlyArray<ProposedRow>
  /** the route that the map shows alone */
  readonly zoomed: number | undefined
  /** whether no route can be chosen */
  readonly isFixed: boolean
  readonly on: ProposalTableActions
}

const columns: ReadonlyArray<Column> = [
  { words: 'Take', isHidden: true },
  { words: 'Route number', short: 'R' },
  { words: 'Route' },
  { words: 'Stops', isNumber: true },
  { words: 'Kilometres', short: 'km', isNumber: true },
  { words: 'Change', isNumber: true },
]

export const ProposalTable = ({ rows, zoomed, isFixed, on }: ProposalTableProps) => (
  <DataTable caption="Proposal compared with the current routes" columns={columns}>
    {rows.map((row) => (
      <DataRow
        key={row.key}
        isCurrent={row.index !== undefined && row.index === zoomed}
        onPointAt={(isOn) => on.pointAt(isOn ? row.index : undefined)}
      >
        <td className="is-tight rr-take">
          <input
            type="checkbox"
            aria-label={row.choice}
            checked={row.isTaken}
            disabled={isFixed}
            onChange={() => on.toggleRoute(row.key)}
          />
        </td>
        <td className="is-tight">
          {row.index === undefined ? (
            <NoRouteChip why={row.note} />
          ) : (
            <RouteChip text={row.number} colour={row.colour} />
          )}
        </td>
        <td>
          <Name row={row} isZoomed={row.index === zoomed} onZoom={on.zoom} />
          <Note row={row} />
        </td>
        <td className="rr-num is-tight">
          <Figures of={row.stops} />
        </td>
        <td className="rr-num is-tight">
          <Figures of={row.km} />
        </td>
        <td className={`rr-num is-tight rr-change ${classOf(row.change) ?? 'rr-muted'}`}>{row.change?.words ?? '–'}</td>
      </DataRow>
    ))}
  </DataTable>
)

const Note = ({ row: { facts, note } }: { readonly row: ProposedRow }) => (
  <span className="rr-muted rr-row-note">{[facts, note].filter((part) => part !== '').join(' · ')}</span>
)

type NameProps = {
  readonly row: ProposedRow
  readonly isZoomed: boolean
  readonly onZoom: (index: number) => void
}

const Name = ({ row: { index, name }, isZoomed, onZoom }: NameProps) =>
  index === undefined ? (
    name
  ) : (
    <button className="rr-row-button" type="button" aria-pressed={isZoomed} onClick={() => onZoom(index)} {...rowMark}>
      {name}
    </button>
  )

const Figures = ({ of: { from, to } }: { readonly of: FromTo }) => (
  <>
    {from === undefined ? null : (
      <span className="rr-muted rr-narrow-hide">
        {from} <span aria-hidden="true">→</span>
        <span className="rr-sr">becomes</span>{' '}
      </span>
    )}
    {to}
  </>
)
