import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { inlineMessageOf } from '../../../domain/failure'
import type { StopId } from '../../../domain/stop'
import { useApp } from '../../app-facade'
import { SubmitButton, Failure, SelectField, useIsMounted } from '../../components'
import { stopDriverViewModel } from './stop-driver-view-model'

/** Gives the stop to another driver; hidden where no other route has one. */
export const StopDriverBox = observer(({ id }: { readonly id: StopId }) => {
  const { plan, route } = useApp()
  const [chosenRoute, setChosenRoute] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isMounted = useIsMounted()
  const viewModel = plan.store.plan && stopDriverViewModel(plan.store.plan, id, chosenRoute)
  if (viewModel === undefined) return null

  const send = async (): Promise<void> => {
    if (viewModel.change === undefined || isBusy) return
    setBusy(true)
    setFailure(undefined)
    const answer = await route.changeStopDriver(viewModel.change)
    if (!isMounted()) return
    setBusy(false)
    if (E.isLeft(answer)) setFailure(inlineMessageOf('The driver was not changed', answer.left))
    else setChosenRoute(undefined)
  }

  return (
    <form
      className="rr-box rr-assignment rr-handover"
      aria-label="Driver of the stop"
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className="rr-grid">
        <SelectField
          label="Driver"
          name="driver"
          span={7}
          choices={viewModel.choices}
          value={viewModel.value}
          disabled={isBusy}
          onChoose={(value) => {
            setChosenRoute(value)
            setFailure(undefined)
          }}
        />
        <div className="field is-5">
          <SubmitButton
            label="Change driver"
            className="button is-fullwidth"
            busy={isBusy}
            disabled={isBusy || viewModel.change === undefined}
          />
        </div>
      </div>
      <Failure message={failure} />
    </form>
  )
})
