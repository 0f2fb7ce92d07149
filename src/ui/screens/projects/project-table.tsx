import { DataRow, DataTable, RowLink, type Column } from '../../components'
import type { ProjectRow } from './view-model'

const columns: ReadonlyArray<Column> = [
  { words: 'Name' },
  { words: 'Stops', isNumber: true },
  { words: 'Routes', isNumber: true },
  { words: 'Created at' },
]

export const ProjectTable = ({ rows }: { readonly rows: ReadonlyArray<ProjectRow> }) => (
  <DataTable caption="Projects, newest first" columns={columns}>
    {rows.map(({ id, name, wholeName, to, stops, routes, created }) => (
      <DataRow key={id}>
        <th scope="row">
          <RowLink to={to} words={name} title={wholeName} />
        </th>
        <Count of={stops} />
        <Count of={routes} />
        <td className="is-tight rr-muted">
          {created.date}
          <span className="rr-narrow-hide">{created.time}</span>
        </td>
      </DataRow>
    ))}
  </DataTable>
)

const Count = ({ of: { words, isNone } }: { readonly of: ProjectRow['stops'] }) => (
  <td className="rr-num">{isNone ? <span className="rr-muted">{words}</span> : words}</td>
)
