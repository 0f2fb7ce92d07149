import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { DriverRouteMove } from '../../../application/stop'
import type { CallFailure } from '../../../domain/failure'
import type { ProjectId } from '../../../domain/project'
import { stopList, type Placement, type Stop, type StopId, type StopUpdate } from '../../../domain/stop'
import { EDIT_PARAMETER, PLACE_PARAMETER, placeAddressOf, tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../app-facade'
import { LoadingMessage } from '../../components'
import { lazyComponent, LazyPart } from '../../lazy'
import type { TabProps } from '../../tab-props'
import { useDrivers, useOpenItem } from '../../plan'
import {
  driverRouteMoveIn,
  isMoveConfirmed,
  isMovedMeanwhile,
  unchangedAssignment,
  stopUpdateIn,
  type Assignment,
} from './assignment'
import { chosenRouteOf } from './assignment-view-model'
import { stopDetailsViewModel } from './view-model'
import { StopDetailsScreen } from './stop-details-screen'

const EditStopForm = lazyComponent(async () => ({
  default: (await import('./edit-stop/edit-stop-form')).EditStopForm,
}))
const PutOnMap = lazyComponent(async () => ({ default: (await import('./edit-stop/put-on-map')).PutOnMap }))

const StopDetails = ({ projectId, id }: TabProps & { readonly id: StopId }) => {
  const { plan, stop, lock, config } = useApp()
  const [assignment, setAssignment] = useState<Assignment>(unchangedAssignment)
  const [isBusy, setBusy] = useState(false)
  /** kept for its form where a colleague deletes it */
  const [lastStop, setLastStop] = useState<Stop>()
  const navigate = useNavigate()
  const [parameters, setParameters] = useSearchParams()
  const stopsPath = tabAddressOf(projectId, { kind: 'stops' })
  const carrier = useRef<HTMLSelectElement>(null)
  const sequence = useRef<HTMLInputElement>(null)
  const drivers = useDrivers()
  const rememberFocus = useRestoreFocus(isBusy)
  const { open } = plan.store
  const placement = open && stopList.get(open.plan.stops, id)?.placement
  const movedBy = useLastMover(placement, open?.lastChanged?.by)
  const begin = (change: Partial<Assignment>): void =>
    setAssignment({ ...assignment, begunAt: assignment.begunAt ?? placement, validated: 'none', ...change })
  const viewModel = stopDetailsViewModel({
    project: projectId,
    id,
    plan: plan.store.value,
    carriers: stop.carriers.value,
    assignment,
    movedBy,
    drivers,
    taskUrlTemplate: config.backOfficeTaskUrl,
  })

  const currentStop = viewModel.kind === 'stop' ? viewModel.stopView.stop : undefined
  if (currentStop !== undefined && currentStop !== lastStop) setLastStop(currentStop)

  useZoomOnArrival(projectId, id)
  useEffect(() => {
    void stop.loadCarriers()
  }, [stop])

  const isOnMap = viewModel.kind === 'stop' && viewModel.stopView.hasPlace
  const isPlacing = parameters.has(PLACE_PARAMETER)
  const isEditing = parameters.has(EDIT_PARAMETER)
  const leaveForm = (): void => setParameters({}, { replace: true })
  useEffect(() => {
    // Else Undo would open the form again.
    if (isOnMap && isPlacing) setParameters({}, { replace: true })
  }, [isOnMap, isPlacing, setParameters])

  const send = (update: StopUpdate | DriverRouteMove): Promise<E.Either<CallFailure, void>> => {
    if ('route' in update) return stop.moveToDriverRoute(update)
    const { newCarrier } = update
    return newCarrier === undefined ? stop.resequence(update) : stop.moveToRoute({ ...update, newCarrier })
  }

  const submit = async (): Promise<void> => {
    if (viewModel.kind !== 'stop' || isBusy) return
    const { stop: current, driverRoutes } = viewModel.stopView
    const update = driverRouteMoveIn(current, assignment, driverRoutes) ?? stopUpdateIn(current, assignment)
    if (E.isLeft(update)) {
      setAssignment({ ...assignment, validated: 'all' })
      const hasSequenceError = update.left.some(({ field }) => field === 'sequence')
      if (hasSequenceError) sequence.current?.focus()
      else carrier.current?.focus()
      return
    }
    if (isMovedMeanwhile(current, assignment) && !isMoveConfirmed(current, assignment)) {
      setAssignment({ ...assignment, confirmedAt: current.placement })
      return
    }
    rememberFocus()
    setBusy(true)
    if (E.isRight(await send(update.right))) setAssignment(unchangedAssignment)
    setBusy(false)
  }

  const loadingForm = <LoadingMessage message="Loading the form" />
  if (isEditing && lastStop !== undefined && viewModel.kind !== 'failed')
    return (
      <LazyPart onFailed={leaveForm} fallback={loadingForm}>
        <EditStopForm
          key={id}
          stop={lastStop}
          isDeleted={viewModel.kind === 'no such stop'}
          onClose={leaveForm}
          onDeleted={() => void navigate(stopsPath)}
        />
      </LazyPart>
    )
  if (isPlacing && viewModel.kind === 'stop' && !viewModel.stopView.hasPlace)
    return (
      <LazyPart onFailed={leaveForm} fallback={loadingForm}>
        <PutOnMap
          stop={viewModel.stopView.stop}
          otherStopPaths={viewModel.stopView.otherStopsWithoutPlace.map((other) => placeAddressOf(projectId, other))}
          onClose={leaveForm}
        />
      </LazyPart>
    )
  return (
    <StopDetailsScreen
      projectName={plan.store.project?.name}
      viewModel={viewModel}
      back={stopsPath}
      onEdit={() => setParameters({ [EDIT_PARAMETER]: '' }, { replace: true })}
      onToggleLock={() => void lock.toggle({ stops: [id] })}
      onRetry={() => void plan.open({ projectId, part: 'stops' })}
      assignmentBox={{
        isBusy,
        carrierInput: carrier,
        sequenceInput: sequence,
        actions: {
          chooseRoute: (value) => begin(chosenRouteOf(value)),
          typeSequence: (text) => begin({ sequence: text }),
          leaveSequence: () =>
            setAssignment({ ...assignment, validated: assignment.validated === 'all' ? 'all' : 'sequence' }),
          submit: () => void submit(),
        },
      }}
    />
  )
}

/** A page that is opened by its address zooms the map once the plan is known. A list or the map zooms it itself. */
const useZoomOnArrival = (projectId: ProjectId, id: StopId): void => {
  const { plan, map } = useApp()
  const { showStop } = useOpenItem()
  const isOpen = plan.store.open?.project.id === projectId
  const hasArrived = useRef(isOpen)
  useEffect(() => {
    if (!isOpen || hasArrived.current) return
    hasArrived.current = true
    if (map.store.view.zoomTarget === undefined) showStop(id)
  }, [isOpen, id, map, showStop])
}

/** Who made the version of the plan in which the stop was moved last. */
const useLastMover = (placement: Placement | undefined, by: string | undefined): string | undefined => {
  const [last, setLast] = useState<{ readonly placement: Placement | undefined; readonly by?: string | undefined }>({
    placement,
  })
  if (last.placement !== placement) setLast({ placement, by })
  return last.placement === placement ? last.by : by
}

/** Returns a function to call before disabling the focused element, so that it gets the focus back afterwards. */
const useRestoreFocus = (isBusy: boolean): (() => void) => {
  const focusedElement = useRef<Element | null>(null)
  useEffect(() => {
    if (isBusy) return
    // The focus stays if the user has moved it elsewhere.
    if (focusedElement.current instanceof HTMLElement && document.activeElement === document.body)
      focusedElement.current.focus()
    focusedElement.current = null
  }, [isBusy])
  return () => {
    focusedElement.current = document.activeElement
  }
}

export default observer(StopDetails)
