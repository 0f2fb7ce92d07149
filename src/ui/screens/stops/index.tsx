import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { listStateOf } from '../../../application/stop'
import { fileRefusedAlert } from '../../../domain/alert'
import { mapMessage } from '../../../domain/map'
import { tabAddressOf } from '../../../domain/navigation'
import type { StopColumn, StopId } from '../../../domain/stop'
import { useApp } from '../../app-facade'
import { useFileDrop } from '../../components'
import { useOpenItem, useRowSelection } from '../../plan'
import type { TabProps } from '../../tab-props'
import { stopRowIndexOf, stopsViewModel } from './view-model'
import { StopsScreen } from './stops-screen'
import { useListKeys, useRowFocus } from './use-list-keys'

const Stops = ({ projectId }: TabProps) => {
  const { alertActions, plan, stop, map, lock, copyText, shortcuts, unfinishedImport } = useApp()
  const { showStop } = useOpenItem()
  const search = useRef<HTMLInputElement>(null)
  const listState = listStateOf(stop.listState, projectId)
  const { onlyUnplanned, day } = map.store.view
  const { highlighted } = map.store
  const [state, file] = [plan.store.value, stop.uploadState.value]
  // Kept while another row is highlighted, so that the other rows need not be rendered again.
  const viewModel = useMemo(
    () =>
      stopsViewModel({ project: projectId, plan: state, filter: { onlyUnplanned, focusedDay: day }, listState, file }),
    [projectId, state, onlyUnplanned, day, listState, file],
  )
  const { content, uploadDisabledReason } = viewModel
  const listed = useMemo(
    () => (content.kind === 'listed' ? content.listed.page.items.map(({ stop: { facts } }) => facts.id) : []),
    [content],
  )
  const selection = useRowSelection(listed)

  useEffect(() => () => map.highlight(undefined), [map])

  const rows = useRowFocus(stopRowIndexOf(content, listState.openedStopId))
  const showPageOfOpenedStop = useEffectEvent(() => {
    if (content.kind === 'listed') stop.listActions.showPage(projectId, content.listed.page.current)
    stop.listActions.open(projectId, undefined)
  })
  useEffect(() => showPageOfOpenedStop(), [])

  const actions = useMemo(() => {
    const goToPage = (page: number): void => stop.listActions.showPage(projectId, page)
    return {
      upload: (chosen: File): void => {
        if (uploadDisabledReason === undefined)
          void stop.upload({ name: chosen.name, size: chosen.size, bytes: () => chosen.arrayBuffer() })
        else alertActions.show(fileRefusedAlert(uploadDisabledReason))
      },
      toggleUnplanned: () => {
        map.updateMapView(mapMessage('togglePlannedStops', { projectId }))
        goToPage(1)
      },
      search: (query: string) => stop.listActions.search(projectId, query),
      chooseDay: (routeDay: string) => {
        map.updateMapView(mapMessage('showRouteDay', { projectId, routeDay }))
        goToPage(1)
      },
      open: (id: StopId) => {
        stop.listActions.open(projectId, id)
        showStop(id)
      },
      highlight: (id: StopId | undefined) => map.highlight(id === undefined ? undefined : { kind: 'stop', id }),
      goToPage,
      sort: (column: StopColumn) => stop.listActions.sort(projectId, column),
      toggleLock: (id: StopId) => void lock.toggle({ stops: [id] }),
      copy: copyText,
      retry: () => void plan.open({ projectId, part: 'stops' }),
    }
  }, [alertActions, copyText, lock, map, plan, projectId, showStop, stop, uploadDisabledReason])
  const isFileOver = useFileDrop(([dropped, another]) => {
    if (another !== undefined) alertActions.show(fileRefusedAlert('Drop one file at a time'))
    else if (dropped !== undefined) actions.upload(dropped)
  })

  const showAdjacentPage = (step: -1 | 1): void => {
    if (content.kind !== 'listed') return
    const { current, last } = content.listed.page
    if (current + step < 1 || current + step > last) return
    rows.changePage(() => actions.goToPage(current + step))
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
      importPath={tabAddressOf(projectId, { kind: 'stops/import' })}
      unfinishedImport={unfinishedImport.value?.project === projectId ? unfinishedImport.value : undefined}
      viewModel={viewModel}
      isFileOver={isFileOver}
      highlightedStopId={highlighted?.kind === 'stop' ? highlighted.id : undefined}
      selection={selection}
      search={search}
      list={rows.list}
      actions={actions}
    />
  )
}

export default observer(Stops)
