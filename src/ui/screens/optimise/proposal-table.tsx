import {
  DataRow,
  DataTable,
  Icon,
  NoRouteChip,
  colleagueIcon,
  rowFocusProps,
  RouteChip,
  type Column,
} from '../../components'
import { changeClassName } from './figure-list'
import type { FigureComparison, ProposalRow } from './proposal-row'

export type ProposalTableActions = {
  readonly highlight: (index: number | undefined) => void
  readonly zoom: (index: number) => void
  readonly toggleRoute: (key: string) => void
}

type ProposalTableProps = {
  readonly rows: ReadonlyArray<ProposalRow>
  /** the route that the map shows alone */
  readonly zoomedRouteIndex: number | undefined
  /** whether no route can be chosen */
  readonly isReadOnly: boolean
  readonly actions: ProposalTableActions
}

const columns: ReadonlyArray<Column> = [
  { label: 'Take', isHidden: true },
  { label: 'Route number', abbreviation: 'R' },
  { label: 'Route' },
  { label: 'Stops', isNumber: true },
  { label: 'Kilometres', abbreviation: 'km', isNumber: true },
  { label: 'Change', isNumber: true },
]

export const ProposalTable = ({ rows, zoomedRouteIndex, isReadOnly, actions }: ProposalTableProps) => (
  <DataTable caption="Proposal compared with the current routes" columns={columns}>
    {rows.map((row) => (
      <DataRow
        key={row.key}
        isCurrent={row.index !== undefined && row.index === zoomedRouteIndex}
        onHighlight={(isOn) => actions.highlight(isOn ? row.index : undefined)}
      >
        <td className="is-tight rr-take">
          <input
            type="checkbox"
            aria-label={row.checkboxLabel}
            checked={row.isAccepted}
            disabled={isReadOnly || row.affectingChange !== undefined}
            onChange={() => actions.toggleRoute(row.key)}
          />
        </td>
        <td className="is-tight">
          {row.index === undefined ? (
            <NoRouteChip reason={row.note} />
          ) : (
            <RouteChip text={row.number} colour={row.colour} />
          )}
        </td>
        <td>
          <Name row={row} isZoomed={row.index === zoomedRouteIndex} onZoom={actions.zoom} />
          <Note row={row} />
          {row.affectingChange === undefined ? null : (
            <span className="rr-row-note">
              <span className="rr-tag is-by is-shown">
                <Icon icon={colleagueIcon} />
                {row.affectingChange}
              </span>
            </span>
          )}
        </td>
        <td className="rr-num is-tight">
          <Figures figure={row.stops} />
        </td>
        <td className="rr-num is-tight">
          <Figures figure={row.km} />
        </td>
        <td className={`rr-num is-tight rr-change ${changeClassName(row.change) ?? 'rr-muted'}`}>
          {row.change?.text ?? '–'}
        </td>
      </DataRow>
    ))}
  </DataTable>
)

const Note = ({ row: { details, note } }: { readonly row: ProposalRow }) => (
  <span className="rr-muted rr-row-note">{[details, note].filter((part) => part !== '').join(' · ')}</span>
)

type NameProps = {
  readonly row: ProposalRow
  readonly isZoomed: boolean
  readonly onZoom: (index: number) => void
}

const Name = ({ row: { index, name }, isZoomed, onZoom }: NameProps) =>
  index === undefined ? (
    name
  ) : (
    <button
      className="rr-row-button"
      type="button"
      aria-pressed={isZoomed}
      onClick={() => onZoom(index)}
      {...rowFocusProps}
    >
      {name}
    </button>
  )

const Figures = ({ figure: { from, to } }: { readonly figure: FigureComparison }) => (
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
