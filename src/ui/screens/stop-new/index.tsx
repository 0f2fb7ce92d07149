import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { lookupFor } from '../../../domain/address'
import { readStopForm } from '../../../domain/stop'
import { addressOf } from '../../../domain/tab'
import { useDesk } from '../../desk'
import type { OnTab } from '../../on-tab'
import { emptyNewStopForm, isLookupField, newStopForm, type TypedField } from './new-stop-form'
import { newStopOnScreen } from './new-stop-on-screen'
import { NewStopScreen } from './new-stop-screen'
import { whyNotAdded } from './why-not-added'

const AddStop = ({ projectId }: OnTab) => {
  const { plan, stop, map } = useDesk()
  const navigate = useNavigate()
  const [form, tell] = useReducer(newStopForm, emptyNewStopForm)
  const customerName = useRef<HTMLInputElement>(null)
  const isHere = useRef(true)
  const shown = newStopOnScreen(form)
  const canAdd = shown.isValid && plan.store.project?.id === projectId
  const stops = addressOf(projectId, { kind: 'stops' })
  const { at } = form.stop

  useEffect(() => {
    isHere.current = true
    customerName.current?.focus()
    return () => {
      isHere.current = false
    }
  }, [])

  useEffect(() => {
    map.propose(at)
    return () => map.propose(undefined)
  }, [map, at])

  const lookUp = async (): Promise<void> => {
    const lookup = lookupFor(form.stop)
    if (lookup === undefined) return
    tell({ kind: 'asked', lookup })
    tell({ kind: 'answered', lookup, found: await stop.lookUpAddress(lookup) })
  }

  const leave = (field: TypedField): void => {
    tell({ kind: 'left', field })
    if (isLookupField(field)) void lookUp()
  }

  const submit = async (): Promise<void> => {
    const draft = readStopForm(form.stop)
    if (form.isBusy || !canAdd || E.isLeft(draft)) return
    tell({ kind: 'sent' })
    const answer = await stop.add(draft.right)
    if (E.isLeft(answer)) return tell({ kind: 'failed', why: whyNotAdded(answer.left) })
    // Whoever went elsewhere meanwhile stays there.
    if (isHere.current) await navigate(stops)
  }

  return (
    <NewStopScreen
      project={plan.store.project?.name}
      back={stops}
      shown={shown}
      canAdd={canAdd}
      first={customerName}
      on={{ type: (field, text) => tell({ kind: 'typed', field, text }), leave, submit: () => void submit() }}
    />
  )
}

export default observer(AddStop)
