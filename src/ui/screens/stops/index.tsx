import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { listStateOf } from '../../../application/stop'
import { fileRefusedAlert } from '../../../domain/alert'
import { mapMessage } from '../../../domain/map'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../app-facade'
import { useFileDrop } from '../../components'
import { useOpenItem, useRowSelection } from '../../plan'
import type { TabProps } from '../../tab-props'
import { stopRowIndexOf, stopsViewModel } from './view-model'
import { StopsScreen } from './stops-screen'
import { useListKeys } from './use-list-keys'
import { useRowFocus } from './use-row-focus'

const Stops = ({ projectId }: TabProps) => {
  const { alertActions, plan, stop, map, lock, copyText, shortcuts } = useApp()
  const { showStop } = useOpenItem()
  const search = useRef<HTMLInputElement>(null)
  const listState = listStateOf(stop.listState, projectId)
  const { onlyUnplanned, day } = map.store.view
  const { highlighted } = map.store
  const viewModel = stopsViewModel({
    project: projectId,
    plan: plan.store.value,
    filter: { onlyUnplanned, focusedDay: day },
    listState,
    file: stop.uploadState.value,
  })

  const selection = useRowSelection(
    viewModel.content.kind === 'listed'
      ? viewModel.content.listed.page.items.map(({ stop: { facts } }) => facts.id)
      : [],
  )

  useEffect(() => () => map.highlight(undefined), [map])

  const rows = useRowFocus(stopRowIndexOf(viewModel.content, listState.openedStopId))
  useEffect(() => stop.listActions.open(projectId, undefined), [stop, projectId])

  const upload = (file: File): void => {
    if (viewModel.uploadDisabledReason === undefined)
      void stop.upload({ name: file.name, size: file.size, bytes: () => file.arrayBuffer() })
    else alertActions.show(fileRefusedAlert(viewModel.uploadDisabledReason))
  }
  const isFileOver = useFileDrop(([file, another]) => {
    if (another !== undefined) alertActions.show(fileRefusedAlert('Drop one file at a time'))
    else if (file !== undefined) upload(file)
  })

  const goToPage = (page: number): void => stop.listActions.showPage(projectId, page)
  const showAdjacentPage = (step: -1 | 1): void => {
    if (viewModel.content.kind !== 'listed') return
    const { current, last } = viewModel.content.listed.page
    if (current + step < 1 || current + step > last) return
    rows.changePage(() => goToPage(current + step))
  }
  useListKeys({
    showAdjacentPage,
    search: () => {
      if (!shortcuts.store.value.areEnabled || search.current === null) return false
      search.current.select()
      return true
    },
  })

  return (
    <StopsScreen
      projectName={plan.store.project?.name}
      addStopPath={tabAddressOf(projectId, { kind: 'stops/new' })}
      viewModel={viewModel}
      isFileOver={isFileOver}
      highlightedStopId={highlighted?.kind === 'stop' ? highlighted.id : undefined}
      selection={selection}
      search={search}
      list={rows.list}
      actions={{
        upload,
        toggleUnplanned: () => {
          map.updateMapView(mapMessage('togglePlannedStops', { projectId }))
          goToPage(1)
        },
        search: (query) => stop.listActions.search(projectId, query),
        chooseDay: (routeDay) => {
          map.updateMapView(mapMessage('showRouteDay', { projectId, routeDay }))
          goToPage(1)
        },
        open: (id) => {
          stop.listActions.open(projectId, id)
          showStop(id)
        },
        highlight: (id) => map.highlight(id === undefined ? undefined : { kind: 'stop', id }),
        goToPage,
        sort: (column) => stop.listActions.sort(projectId, column),
        toggleLock: (id) => void lock.toggle({ stops: [id] }),
        copy: copyText,
        retry: () => void plan.open({ projectId, part: 'stops' }),
      }}
    />
  )
}

export default observer(Stops)
