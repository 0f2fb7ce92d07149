import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { priorities, stopNameOf, stopTypes, type Stop } from '../../../../domain/stop'
import { parseStopEditForm, type StopEditForm } from '../../../../domain/stop-edit'
import { useApp } from '../../../app-facade'
import { useForm } from '../../../form'
import {
  editsOver,
  editStartOf,
  editStopFormState,
  editStopViewModel,
  relatedFields,
  withoutConflicts,
  type EditStart,
} from './view-model'
import { EditStopScreen } from './edit-stop-screen'

type EditStopProps = {
  readonly stop: Stop
  /** called once the stop is saved, or the user cancels */
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** The form of a stop on its page. What a colleague changes meanwhile does not reset it. */
export const EditStop = (props: EditStopProps) => {
  const [{ start, key }, setStart] = useState(() => ({ start: editStartOf(props.stop.facts), key: 0 }))
  return <EditForm {...props} key={key} start={start} onRestart={(next) => setStart({ start: next, key: key + 1 })} />
}

type EditFormProps = EditStopProps & { readonly start: EditStart; readonly onRestart: (start: EditStart) => void }

const isAddressKnown = ({ addressSummary }: StopEditForm): boolean => addressSummary !== ''

const EditForm = observer(({ stop: { facts, placement }, start, onRestart, onClose, onDeleted }: EditFormProps) => {
  const { plan, stop, map, move } = useApp()
  const customerName = useRef<HTMLInputElement>(null)
  const isReplacing = useRef(false)
  const [state, actions] = useForm({
    initialState: editStopFormState(start),
    relatedFields,
    isAddressKnown,
    parse: parseStopEditForm(start.facts),
    lookUp: stop.lookUpAddress,
    send: async (edits) =>
      edits.length === 0
        ? E.right(undefined)
        : stop.edit(facts.id, isReplacing.current ? editsOver(edits, facts) : edits),
    onSent: onClose,
  })
  const remove = async (): Promise<void> => {
    if (E.isRight(await stop.remove(facts.id))) onDeleted()
  }
  const viewModel = editStopViewModel(state, start, facts)
  const { coordinates } = state.form

  useEffect(() => customerName.current?.focus(), [])
  useEffect(() => {
    map.setProposedPoint(coordinates === start.facts.coordinates ? undefined : coordinates)
    return () => map.setProposedPoint(undefined)
  }, [map, coordinates, start])

  return (
    <EditStopScreen
      projectName={plan.store.project?.name}
      name={stopNameOf({ facts, placement })}
      viewModel={viewModel}
      types={stopTypes.some((type) => type === facts.type) ? stopTypes : [...stopTypes, facts.type]}
      priorities={priorities}
      isPlanned={placement.routeNumber !== undefined}
      firstInput={customerName}
      actions={{
        ...actions,
        cancel: onClose,
        takeMine: () => {
          isReplacing.current = true
          actions.submit()
        },
        takeTheirs: () => onRestart(withoutConflicts(state, start, facts, viewModel.conflicts)),
        unplan: () => void move.unplan([facts.id]),
        remove: () => void remove(),
      }}
    />
  )
})
