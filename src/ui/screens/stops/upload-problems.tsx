import { useId } from 'react'
import { CopyButton, DataRow, DataTable, type Column, copyIcon } from '../../components'
import type { UploadProblemsViewModel } from './upload-problems-view-model'

type UploadProblemsProps = {
  readonly viewModel: UploadProblemsViewModel
  readonly onCopy: (text: string) => Promise<boolean>
}

const columns: ReadonlyArray<Column> = [{ label: 'Row', isNumber: true }, { label: 'Field' }, { label: 'Reason' }]

/** Below the message of §8: what is wrong with which row of the file. */
export const UploadProblems = ({ viewModel, onCopy }: UploadProblemsProps) => {
  const id = useId()
  return (
    <section className="rr-returned" aria-labelledby={id}>
      <div className="rr-page-head">
        <h2 id={id}>{viewModel.heading}</h2>
        <span className="rr-muted is-end rr-ellipsis" title={viewModel.name}>
          {viewModel.name}
        </span>
      </div>
      <DataTable caption="Problems in the file" columns={columns}>
        {viewModel.rows.map(({ key, row, field, reason }) => (
          <DataRow key={key}>
            <td className="rr-num is-tight">{row}</td>
            <td className="is-tight rr-returned-field">{field}</td>
            <td>{reason}</td>
          </DataRow>
        ))}
      </DataTable>
      <p className="rr-muted">Nothing was stored. Correct the file and upload it again.</p>
      <div className="rr-actions">
        <CopyButton label="Copy list" variant="small" icon={copyIcon} onCopy={() => onCopy(viewModel.copyText)} />
      </div>
    </section>
  )
}
