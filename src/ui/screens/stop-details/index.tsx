import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { CallFailure } from '../../../domain/failure'
import type { StopId, StopUpdate } from '../../../domain/stop'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../app-facade'
import type { TabProps } from '../../tab-props'
import { useDrivers } from '../../plan'
import { unchangedAssignment, stopUpdateIn, type Assignment } from './assignment'
import { stopDetailsViewModel } from './view-model'
import { StopDetailsScreen } from './stop-details-screen'

const StopDetails = ({ projectId, id }: TabProps & { readonly id: StopId }) => {
  const { plan, stop, lock, config } = useApp()
  const [assignment, setAssignment] = useState<Assignment>(unchangedAssignment)
  const [isBusy, setBusy] = useState(false)
  const carrier = useRef<HTMLSelectElement>(null)
  const sequence = useRef<HTMLInputElement>(null)
  const drivers = useDrivers()
  const rememberFocus = useRestoreFocus(isBusy)
  const viewModel = stopDetailsViewModel({
    project: projectId,
    id,
    plan: plan.store.value,
    carriers: stop.carriers.value,
    assignment,
    drivers,
    taskUrlTemplate: config.backOfficeTaskUrl,
  })

  useEffect(() => {
    void stop.loadCarriers()
  }, [stop])

  const send = (update: StopUpdate): Promise<E.Either<CallFailure, void>> => {
    const { newCarrier } = update
    return newCarrier === undefined ? stop.resequence(update) : stop.moveToRoute({ ...update, newCarrier })
  }

  const submit = async (): Promise<void> => {
    if (viewModel.kind !== 'stop' || isBusy) return
    const update = stopUpdateIn(viewModel.stopView.stop, assignment)
    if (E.isLeft(update)) {
      setAssignment({ ...assignment, validated: 'all' })
      const hasSequenceError = update.left.some(({ field }) => field === 'sequence')
      if (hasSequenceError) sequence.current?.focus()
      else carrier.current?.focus()
      return
    }
    rememberFocus()
    setBusy(true)
    if (E.isRight(await send(update.right))) setAssignment(unchangedAssignment)
    setBusy(false)
  }

  return (
    <StopDetailsScreen
      projectName={plan.store.project?.name}
      viewModel={viewModel}
      back={tabAddressOf(projectId, { kind: 'stops' })}
      onToggleLock={() => void lock.toggle({ stops: [id] })}
      onRetry={() => void plan.open({ projectId, part: 'stops' })}
      assignmentBox={{
        isBusy,
        carrierInput: carrier,
        sequenceInput: sequence,
        actions: {
          chooseCarrier: (chosenCarrier) => setAssignment({ ...assignment, carrier: chosenCarrier, validated: 'none' }),
          typeSequence: (text) => setAssignment({ ...assignment, sequence: text, validated: 'none' }),
          leaveSequence: () =>
            setAssignment({ ...assignment, validated: assignment.validated === 'all' ? 'all' : 'sequence' }),
          submit: () => void submit(),
        },
      }}
    />
  )
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
