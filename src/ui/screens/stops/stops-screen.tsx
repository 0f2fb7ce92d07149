import { type Ref, useId } from 'react'
import type { StopId } from '../../../domain/stop'
import {
  DropTarget,
  Icon,
  ProjectNotLoaded,
  PageTitle,
  LoadingMessage,
  noResultIcon,
  Button,
  ProgressBar,
  Spinner,
  DetailList,
  type Detail,
  CopyButton,
  DataRow,
  DataTable,
  type Column,
  copyIcon,
  ButtonLink,
  importIcon,
} from '../../components'
import { uploadProblemsViewModel, type UploadProblemsViewModel, uploadProgressText } from './upload-view-model'
import { StopTable, type StopTableActions } from './stop-table'
import type { StopsContent, StopsViewModel } from './view-model'
import { StopsToolbar, type ToolbarActions } from './stops-toolbar'
import './stops.css'
import type { RowSelection } from '../../plan'
import type { Uploading } from '../../../application/stop'
import { MAX_UPLOAD_MB, MAX_STOPS_PER_REQUEST } from '../../../domain/upload'
import { formatNumber, pluralise } from '../../../domain/text'
import type { UnfinishedImport } from '../../../application/import'

type ContentActions = StopTableActions & {
  readonly copy: (text: string) => Promise<boolean>
  readonly retry: () => void
}

type StopsScreenProps = {
  readonly projectName: string | undefined
  readonly addStopPath: string
  readonly importPath: string
  readonly unfinishedImport: UnfinishedImport | undefined
  readonly viewModel: StopsViewModel
  readonly isFileOver: boolean
  readonly highlightedStopId: StopId | undefined
  readonly selection: RowSelection
  readonly search: Ref<HTMLInputElement>
  readonly list: Ref<HTMLDivElement>
  readonly actions: ToolbarActions & ContentActions
}

/** The list of all stops, with the upload of a file (§2). */
export const StopsScreen = ({
  projectName,
  addStopPath,
  importPath,
  unfinishedImport,
  viewModel,
  isFileOver,
  highlightedStopId,
  selection,
  search,
  list,
  actions,
}: StopsScreenProps) => {
  const { uploadDisabledReason, filters, content } = viewModel
  const message = content.kind === 'listed' ? content.listed.message : undefined
  return (
    <>
      <PageTitle page="Stops" projectName={projectName} />
      <h1 className="rr-sr">Stops</h1>
      <StopsToolbar
        uploadDisabledReason={uploadDisabledReason}
        addStopPath={addStopPath}
        importPath={importPath}
        filters={filters}
        search={search}
        actions={actions}
      />
      {unfinishedImport === undefined ? null : <RowsLeft unfinished={unfinishedImport} importPath={importPath} />}
      <div role="status">{message === undefined ? null : <NoResults message={message} />}</div>
      <div className="rr-stops" ref={list}>
        {isFileOver && uploadDisabledReason === undefined ? (
          <DropTarget isOver message="" />
        ) : (
          <Content content={content} highlighted={highlightedStopId} selection={selection} actions={actions} />
        )}
      </div>
    </>
  )
}

type RowsLeftProps = { readonly unfinished: UnfinishedImport; readonly importPath: string }

/** After an import of some rows of a file, or its undo. */
const RowsLeft = ({ unfinished: { rowCount, fileName }, importPath }: RowsLeftProps) => (
  <section className="rr-box rr-rows-left" aria-label="Unfinished import">
    <p>
      {pluralise(rowCount, 'row')} of {fileName} {rowCount === 1 ? 'is' : 'are'} left to fix or import
    </p>
    <ButtonLink label="Continue the import" icon={importIcon} to={importPath} />
  </section>
)

const NoResults = ({ message }: { readonly message: string }) => (
  <p className="rr-alert notification is-info rr-no-results">
    <Icon icon={noResultIcon} />
    <span>{message}</span>
  </p>
)

type ContentProps = {
  readonly content: StopsContent
  readonly highlighted: StopId | undefined
  readonly selection: RowSelection
  readonly actions: ContentActions
}

const Content = ({ content, highlighted, selection, actions }: ContentProps) => {
  switch (content.kind) {
    case 'loading':
      return <LoadingMessage message="Loading stops" />
    case 'failed':
      return <ProjectNotLoaded isProjectMissing={content.isProjectMissing} onRetry={actions.retry} />
    case 'uploading':
      return <UploadingBox file={content.file} />
    case 'refused':
      return <UploadProblems viewModel={uploadProblemsViewModel(content.file)} onCopy={actions.copy} />
    case 'empty':
      return <NoStopsYet />
    case 'listed':
      return (
        <StopTable listed={content.listed} highlightedStopId={highlighted} selection={selection} actions={actions} />
      )
  }
}

/** §4: shown in place of the table while a file is being uploaded. */
const UploadingBox = ({ file }: { readonly file: Uploading }) => {
  const id = useId()
  return (
    <section className="rr-box" aria-labelledby={id} aria-busy="true">
      <div className="rr-uploading-head">
        <Spinner />
        <h2 className="rr-ellipsis" id={id}>
          {file.name}
        </h2>
        <span className="rr-muted rr-push">{uploadProgressText(file)}</span>
      </div>
      <ProgressBar label={file.name} fraction={file.share} />
      <div className="rr-actions">
        <Button label="Cancel" variant="small" onPress={file.cancel} />
      </div>
    </section>
  )
}

const fieldDetails: ReadonlyArray<Detail> = [
  { label: 'Required', value: 'customerName, zip, houseNumber' },
  {
    label: 'Optional',
    value: 'type, priority, timeSlotEarliest, timeSlotLatest, duration, productDescription, notes',
  },
  { label: 'Coordinates', value: 'Looked up from zip and house number when missing' },
]

const NoStopsYet = () => {
  const id = useId()
  return (
    <>
      <DropTarget isOver={false} message="Drop a .json file with stops here">
        or use Upload file. At most {formatNumber(MAX_STOPS_PER_REQUEST)} stops, {MAX_UPLOAD_MB} MB. Import… reads CSV
        and Excel files.
      </DropTarget>
      <section className="rr-box rr-stop-needs" aria-labelledby={id}>
        <h2 id={id}>What each stop needs</h2>
        <DetailList details={fieldDetails} />
      </section>
    </>
  )
}

type UploadProblemsProps = {
  readonly viewModel: UploadProblemsViewModel
  readonly onCopy: (text: string) => Promise<boolean>
}

const columns: ReadonlyArray<Column> = [{ label: 'Row', isNumber: true }, { label: 'Field' }, { label: 'Reason' }]

/** The problems of the file by row, below the message of §8. */
const UploadProblems = ({ viewModel, onCopy }: UploadProblemsProps) => {
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
