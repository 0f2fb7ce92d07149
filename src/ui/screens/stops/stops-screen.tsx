import type { Ref } from 'react'
import type { StopId } from '../../../domain/stop'
import { DropTarget, Icon, NoPlan, PageTitle, LoadingMessage, noResultIcon } from '../../components'
import { NoStopsYet } from './no-stops-yet'
import { UploadProblems } from './upload-problems'
import { uploadProblemsViewModel } from './upload-problems-view-model'
import { StopTable, type StopTableActions } from './stop-table'
import type { StopsContent, StopsViewModel } from './view-model'
import { StopsToolbar, type ToolbarActions } from './stops-toolbar'
import { UploadingBox } from './uploading-box'
import './stops.css'

type ContentActions = StopTableActions & {
  readonly copy: (text: string) => Promise<boolean>
  readonly retry: () => void
}

type StopsScreenProps = {
  readonly project: string | undefined
  readonly addStopPath: string
  readonly viewModel: StopsViewModel
  readonly isFileOver: boolean
  readonly highlighted: StopId | undefined
  readonly search: Ref<HTMLInputElement>
  readonly list: Ref<HTMLDivElement>
  readonly actions: ToolbarActions & ContentActions
}

/** §2 */
export const StopsScreen = ({
  project,
  addStopPath,
  viewModel,
  isFileOver,
  highlighted,
  search,
  list,
  actions,
}: StopsScreenProps) => {
  const { uploadDisabledReason, filters, content } = viewModel
  const message = content.kind === 'listed' ? content.listed.message : undefined
  return (
    <>
      <PageTitle page="Stops" project={project} />
      <h1 className="rr-sr">Stops</h1>
      <StopsToolbar
        uploadDisabledReason={uploadDisabledReason}
        addStopPath={addStopPath}
        filters={filters}
        search={search}
        actions={actions}
      />
      <div role="status">{message === undefined ? null : <NoResults message={message} />}</div>
      <div className="rr-stops" ref={list}>
        {isFileOver && uploadDisabledReason === undefined ? (
          <DropTarget isOver message="" />
        ) : (
          <Content content={content} highlighted={highlighted} actions={actions} />
        )}
      </div>
    </>
  )
}

const NoResults = ({ message }: { readonly message: string }) => (
  <p className="rr-alert notification is-info rr-no-results">
    <Icon icon={noResultIcon} />
    <span>{message}</span>
  </p>
)

type ContentProps = {
  readonly content: StopsContent
  readonly highlighted: StopId | undefined
  readonly actions: ContentActions
}

const Content = ({ content, highlighted, actions }: ContentProps) => {
  switch (content.kind) {
    case 'waiting':
      return <LoadingMessage message="Loading stops" />
    case 'failed':
      return <NoPlan isUnknown={content.isUnknown} onRetry={actions.retry} />
    case 'uploading':
      return <UploadingBox file={content.file} />
    case 'returned':
      return <UploadProblems viewModel={uploadProblemsViewModel(content.file)} onCopy={actions.copy} />
    case 'empty':
      return <NoStopsYet />
    case 'listed':
      return <StopTable listed={content.listed} highlighted={highlighted} actions={actions} />
  }
}
