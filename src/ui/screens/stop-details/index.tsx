import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { StopId, StopUpdate } from '../../../domain/stop'
import { tabAddressOf } from '../../../domain/navigation'
import { useDesk } from '../../actions'
import type { OnTab } from '../../tab-props'
import { useKnownDrivers } from '../../form/driver'
import { untouched, updateIn, type Assignment } from './assignment'
import { stopDetailsOnScreen } from './view-model'
import { StopDetailsScreen } from './stop-details-screen'
import { useFocusKept } from './use-restore-focus'

const StopDetails = ({ projectId, id }: OnTab & { readonly id: StopId }) => {
  const { plan, stop, lock, config } = useDesk()
  const [assignment, setAssignment] = useState<Assignment>(untouched)
  const [isBusy, setBusy] = useState(false)
  const carrier = useRef<HTMLSelectElement>(null)
  const sequence = useRef<HTMLInputElement>(null)
  const drivers = useKnownDrivers()
  const keepFocus = useFocusKept(isBusy)
  const shown = stopDetailsOnScreen({
    project: projectId,
    id,
    plan: plan.store.value,
    carriers: stop.carriers.value,
    assignment,
    drivers,
    taskUrl: config.backOfficeTaskUrl,
  })

  useEffect(() => {
    void stop.loadCarriers()
  }, [stop])

  const send = (update: StopUpdate): Promise<boolean> => {
    const { newCarrier } = update
    return newCarrier === undefined ? stop.resequence(update) : stop.moveToRoute({ ...update, newCarrier })
  }

  const submit = async (): Promise<void> => {
    if (shown.kind !== 'stop' || isBusy) return
    const update = updateIn(shown.shown.stop, assignment)
    if (E.isLeft(update)) {
      setAssignment({ ...assignment, judged: 'all' })
      const isAtNumber = update.left.some(({ field }) => field === 'sequence')
      if (isAtNumber) sequence.current?.focus()
      else carrier.current?.focus()
      return
    }
    keepFocus()
    setBusy(true)
    if (await send(update.right)) setAssignment(untouched)
    setBusy(false)
  }

  return (
    <StopDetailsScreen
      project={plan.store.project?.name}
      shown={shown}
      back={tabAddressOf(projectId, { kind: 'stops' })}
      onTurnLock={() => void lock.toggle({ stop: id })}
      onRetry={() => void plan.open({ projectId, part: 'stops' })}
      box={{
        isBusy,
        carrierInput: carrier,
        sequenceInput: sequence,
        on: {
          chooseCarrier: (chosen) => setAssignment({ ...assignment, carrier: chosen, judged: 'nothing' }),
          typeSequence: (text) => setAssignment({ ...assignment, sequence: text, judged: 'nothing' }),
          leaveSequence: () => setAssignment({ ...assignment, judged: assignment.judged === 'all' ? 'all' : 'number' }),
          submit: () => void submit(),
        },
      }}
    />
  )
}

export default observer(StopDetails)
