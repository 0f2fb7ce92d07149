import { DataRow, DataTable, RowLink, type Column } from '../../components'
import type { ProjectRow } from './view-model'

const columns: ReadonlyArray<Column> = [
  { label: 'Name' },
  { label: 'Stops', isNumber: true },
  { label: 'Routes', isNumber: true },
  { label: 'Created at' },
]

export const ProjectTable = ({ rows }: { readonly rows: ReadonlyArray<ProjectRow> }) => (
  <DataTable caption="Projects, newest first" columns={columns}>
    {rows.map(({ id, name, fullName, to, stops, routes, created }) => (
      <DataRow key={id}>
        <th scope="row">
          <RowLink to={to} text={name} title={fullName} />
        </th>
        <Count count={stops} />
        <Count count={routes} />
        <td className="is-tight rr-muted">
          {created.date}
          <span className="rr-narrow-hide">{created.time}</span>
        </td>
      </DataRow>
    ))}
  </DataTable>
)

const Count = ({ count: { text, isZero } }: { readonly count: ProjectRow['stops'] }) => (
  <td className="rr-num">{isZero ? <span className="rr-muted">{text}</span> : text}</td>
)
