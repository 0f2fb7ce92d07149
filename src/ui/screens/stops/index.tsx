import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { listStateOf } from '../../../application/stop'
import { fileRejectedAlert } from '../../../domain/alert'
import { mapMessage } from '../../../domain/map'
import { tabAddressOf } from '../../../domain/navigation'
import { useDesk } from '../../actions'
import { useFileDrop } from '../../components'
import type { OnTab } from '../../tab-props'
import { placeOf, stopsOnScreen } from './view-model'
import { StopsScreen } from './stops-screen'
import { useListKeys } from './use-list-keys'
import { useRows } from './use-row-focus'

const Stops = ({ projectId }: OnTab) => {
  const { board, plan, stop, map, lock, clipboard, shortcuts } = useDesk()
  const search = useRef<HTMLInputElement>(null)
  const browsing = listStateOf(stop.listState, projectId)
  const { onlyUnplanned, day } = map.store.view
  const { highlighted } = map.store
  const shown = stopsOnScreen({
    project: projectId,
    plan: plan.store.value,
    filter: { onlyUnplanned, focusedDay: day },
    browsing,
    file: stop.uploadState.value,
  })

  useEffect(() => () => map.highlight(undefined), [map])

  const rows = useRows(placeOf(shown.content, browsing.openedStopId))
  useEffect(() => stop.listActions.open(projectId, undefined), [stop, projectId])

  const upload = (file: File): void => {
    if (shown.whyNoUpload === undefined)
      void stop.upload({ name: file.name, size: file.size, bytes: () => file.arrayBuffer() })
    else board.show(fileRejectedAlert(shown.whyNoUpload))
  }
  const isFileOver = useFileDrop(([file, another]) => {
    if (another !== undefined) board.show(fileRejectedAlert('Drop one file at a time'))
    else if (file !== undefined) upload(file)
  })

  const turnTo = (page: number): void => stop.listActions.showPage(projectId, page)
  const turn = (by: -1 | 1): void => {
    if (shown.content.kind !== 'listed') return
    const { current, last } = shown.content.listed.page
    if (current + by < 1 || current + by > last) return
    rows.under(() => turnTo(current + by))
  }
  useListKeys({
    turn,
    search: () => {
      if (!shortcuts.store.value.areEnabled || search.current === null) return false
      search.current.select()
      return true
    },
  })

  return (
    <StopsScreen
      project={plan.store.project?.name}
      addStop={tabAddressOf(projectId, { kind: 'stops/new' })}
      shown={shown}
      isFileOver={isFileOver}
      pointedAt={highlighted?.kind === 'stop' ? highlighted.id : undefined}
      search={search}
      list={rows.list}
      on={{
        file: upload,
        toggle: () => {
          map.applyMessage(mapMessage('togglePlannedStops', { projectId }))
          turnTo(1)
        },
        search: (query) => stop.listActions.search(projectId, query),
        chooseDay: (routeDay) => {
          map.applyMessage(mapMessage('showRouteDay', { projectId, routeDay }))
          turnTo(1)
        },
        open: ({ id, coordinates }) => {
          stop.listActions.open(projectId, id)
          map.applyMessage(mapMessage('zoomToMarker', { projectId, stopId: id, lat: coordinates?.lat, lng: coordinates?.lng }))
        },
        pointAt: (id) => map.highlight(id === undefined ? undefined : { kind: 'stop', id }),
        turnTo,
        turnLock: (id) => void lock.toggle({ stop: id }),
        copy: async (text) => E.isRight(await clipboard.copy(text)()),
        retry: () => void plan.open({ projectId, part: 'stops' }),
      }}
    />
  )
}

export default observer(Stops)
