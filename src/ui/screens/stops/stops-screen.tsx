import type { Ref } from 'react'
import type { StopId } from '../../../domain/stop'
import { DropTarget, Icon, NoPlan, PageTitle, Waiting, noResultIcon } from '../../components'
import { NoStopsYet } from './no-stops-yet'
import { ReturnedFile } from './upload-problems'
import { returnedOnScreen } from './upload-problems-view-model'
import { StopTable, type StopTableActions } from './stop-table'
import type { StopsContent, StopsOnScreen } from './view-model'
import { StopsToolbar, type ToolbarActions } from './stops-toolbar'
import { UploadingBox } from './uploading-box'
import './stops.css'

type ContentActions = StopTableActions & {
  readonly copy: (text: string) => Promise<boolean>
  readonly retry: () => void
}

type StopsScreenProps = {
  readonly project: string | undefined
  readonly addStop: string
  readonly shown: StopsOnScreen
  readonly isFileOver: boolean
  readonly pointedAt: StopId | undefined
  readonly search: Ref<HTMLInputElement>
  readonly list: Ref<HTMLDivElement>
  readonly on: ToolbarActions & ContentActions
}

/** §2 */
export const StopsScreen = ({ project, addStop, shown, isFileOver, pointedAt, search, list, on }: StopsScreenProps) => {
  const { whyNoUpload, filters, content } = shown
  const message = content.kind === 'listed' ? content.listed.message : undefined
  return (
    <>
      <PageTitle of="Stops" project={project} />
      <h1 className="rr-sr">Stops</h1>
      <StopsToolbar whyNoUpload={whyNoUpload} addStop={addStop} filters={filters} search={search} on={on} />
      <div role="status">{message === undefined ? null : <NoResults message={message} />}</div>
      <div className="rr-stops" ref={list}>
        {isFileOver && whyNoUpload === undefined ? (
          <DropTarget isOver words="" />
        ) : (
          <Content content={content} pointedAt={pointedAt} on={on} />
        )}
      </div>
    </>
  )
}

const NoResults = ({ message }: { readonly message: string }) => (
  <p className="rr-alert notification is-info rr-no-results">
    <Icon drawing={noResultIcon} />
    <span>{message}</span>
  </p>
)

type ContentProps = {
  readonly content: StopsContent
  readonly pointedAt: StopId | undefined
  readonly on: ContentActions
}

const Content = ({ content, pointedAt, on }: ContentProps) => {
  switch (content.kind) {
    case 'waiting':
      return <Waiting words="Loading stops" />
    case 'failed':
      return <NoPlan isUnknown={content.isUnknown} onRetry={on.retry} />
    case 'uploading':
      return <UploadingBox file={content.file} />
    case 'returned':
      return <ReturnedFile shown={returnedOnScreen(content.file)} onCopy={on.copy} />
    case 'empty':
      return <NoStopsYet />
    case 'listed':
      return <StopTable listed={content.listed} pointedAt={pointedAt} on={on} />
  }
}
