import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { StopToAdd } from '../../../domain/move'
import { ALL_DAYS, type RouteDay } from '../../../domain/calendar'
import { mapMessage } from '../../../domain/map'
import { tabAddressOf, URGENT_PARAMETER } from '../../../domain/navigation'
import { filterStops } from '../../../application/stop'
import type { ProjectId } from '../../../domain/project'
import { priorities, routeIndexOf, stopList, stopTypes, type StopFilter, type StopId } from '../../../domain/stop'
import { useApp } from '../../app-facade'
import { useOpenItem } from '../../plan'
import { AddressField, LookupFields, SlotFields, choicesOf, fieldPropsOf, useForm, type FormActions } from '../../form'
import type { TabProps } from '../../tab-props'
import { UrgentFoot, UrgentOptions } from './urgent-parts'
import { urgentDayOf, type UrgentOption } from './urgent-view-model'
import {
  addStopViewModel,
  stopFormParserOf,
  relatedFields,
  emptyAddStopFormState,
  type AddStopViewModel,
  type StopField,
} from './view-model'
import {
  SubmitButton,
  ButtonLink,
  Failure,
  Field,
  Form,
  Icon,
  PageHeader,
  PageTitle,
  SelectField,
  urgentIcon,
} from '../../components'

const AddStop = ({ projectId }: TabProps) => {
  const { plan, stop, map } = useApp()
  const navigate = useNavigate()
  const [parameters, setParameters] = useSearchParams()
  const [chosenDay, setDay] = useState<RouteDay>()
  const chosenDestination = useRef<StopToAdd['destination']>(undefined)
  const stopsPath = tabAddressOf(projectId, { kind: 'stops' })
  const openPlan = plan.store.open?.project.id === projectId ? plan.store.open.plan : undefined
  const day = chosenDay ?? (openPlan && urgentDayOf(openPlan, map.store.view.day, stop.now()))
  const isUrgent = parameters.has(URGENT_PARAMETER)
  const urgency = isUrgent ? { day } : undefined
  const showAddedStop = useShowAddedStop(projectId)
  const [formState, formActions] = useForm({
    initialState: emptyAddStopFormState,
    relatedFields,
    parse: stopFormParserOf(urgency),
    lookUp: stop.lookUpAddress,
    looksUpWhileTyping: isUrgent,
    send: (draft) => stop.add({ ...draft, destination: chosenDestination.current }),
    onSent: ({ facts: { id } }) => {
      showAddedStop(id)
      void navigate(stopsPath)
    },
  })
  const viewModel = addStopViewModel(formState, urgency)
  const canAdd = viewModel.isValid && openPlan !== undefined
  const { coordinates } = formState.form
  const submit = (option?: UrgentOption): void => {
    chosenDestination.current = option && { to: option.to, position: option.position }
    if (canAdd) formActions.submit()
  }

  useEffect(() => {
    const { kind } = map.store.mode
    // Else the map would show another stop than the new one, or one of the routes that it can go to.
    if (kind === 'one stop' || (isUrgent && kind === 'one route')) map.updateMapView(mapMessage('unzoomFromRoute'))
  }, [map, isUrgent])
  useEffect(() => {
    map.setProposedPoint(coordinates)
    return () => map.setProposedPoint(undefined)
  }, [map, coordinates])

  const screenProps = {
    projectName: plan.store.project?.name,
    back: stopsPath,
    viewModel,
    firstInput: focusInput,
    actions: { ...formActions, submit },
  }
  return urgency === undefined ? (
    <AddStopScreen
      {...screenProps}
      canAdd={canAdd}
      onUrgent={() => setParameters({ [URGENT_PARAMETER]: '' }, { replace: true })}
    />
  ) : (
    <UrgentStopScreen
      {...screenProps}
      foot={<UrgentFoot canAdd={canAdd} isBusy={viewModel.isBusy} back={stopsPath} onAdd={submit} />}
    >
      {openPlan === undefined ? null : (
        <UrgentOptions
          plan={openPlan}
          // A price needs a place.
          draft={viewModel.draft?.coordinates === undefined ? undefined : viewModel.draft}
          day={day}
          lookupFailure={formState.lookupFailure}
          isBusy={viewModel.isBusy}
          onChooseDay={setDay}
          onPlan={submit}
        />
      )}
    </UrgentStopScreen>
  )
}

/** Has the list show the row of the stop; one that was planned at once is selected too, and the map shows its route. */
const useShowAddedStop = (projectId: ProjectId): ((id: StopId) => void) => {
  const { plan, stop, map, selection } = useApp()
  const { showRoute } = useOpenItem()
  return (id) => {
    const { open } = plan.store
    const added = open && stopList.get(open.plan.stops, id)
    if (open === undefined || added === undefined) return
    const { onlyUnplanned, day } = map.store.view
    const isListed = (filter: StopFilter): boolean =>
      filterStops(open.plan.stops, { ...filter, query: '' }).stops.includes(added)
    if (onlyUnplanned && !isListed({ onlyUnplanned, focusedDay: undefined }))
      map.updateMapView(mapMessage('togglePlannedStops'))
    if (day !== undefined && !isListed({ onlyUnplanned: false, focusedDay: day }))
      map.updateMapView(mapMessage('showRouteDay', { routeDay: ALL_DAYS }))
    stop.listActions.search(projectId, '')
    stop.listActions.open(projectId, id)
    const routeIndex = added.placement.isPlanned ? routeIndexOf(added) : undefined
    if (routeIndex === undefined) return
    selection.onlyAdded(id)
    showRoute(routeIndex)
  }
}

const focusInput = (input: HTMLInputElement | null): void => input?.focus()

type ScreenProps = {
  readonly projectName: string | undefined
  readonly back: string
  readonly viewModel: AddStopViewModel
  readonly firstInput: Ref<HTMLInputElement>
  readonly actions: FormActions<StopField>
}

type AddStopScreenProps = ScreenProps & { readonly canAdd: boolean; readonly onUrgent: () => void }

/** The screen that adds a stop (§2, §5). */
const AddStopScreen = ({ projectName, back, viewModel, canAdd, firstInput, actions, onUrgent }: AddStopScreenProps) => (
  <>
    <PageTitle page="Add stop" projectName={projectName} />
    <PageHeader title="Add stop" back={back}>
      <button type="button" className="button is-small" title="Plan it at once (Shift N)" onClick={onUrgent}>
        <Icon icon={urgentIcon} size={14} />
        Urgent
      </button>
    </PageHeader>
    <Form
      isComplete={canAdd}
      onSubmit={actions.submit}
      failure={<Failure message={viewModel.failure} />}
      buttons={
        <>
          <SubmitButton className="button is-primary" label="Add stop" busy={viewModel.isBusy} disabled={!canAdd} />
          <ButtonLink label="Cancel" to={back} />
        </>
      }
    >
      <SelectField label="Type" name="type" span={6} choices={choicesOf(stopTypes)} value={viewModel.type} disabled />
      <SelectField
        label="Priority"
        name="priority"
        span={6}
        choices={choicesOf(priorities)}
        value={viewModel.priority}
        disabled
      />
      <CustomerFields viewModel={viewModel} firstInput={firstInput} actions={actions} />
    </Form>
  </>
)

type UrgentStopScreenProps = ScreenProps & {
  readonly foot: ReactNode
  /** the options to choose from */
  readonly children: ReactNode
}

/** A stop that is added and planned at once. */
const UrgentStopScreen = ({
  projectName,
  back,
  viewModel,
  firstInput,
  actions,
  foot,
  children,
}: UrgentStopScreenProps) => (
  <>
    <PageTitle page="Urgent stop" projectName={projectName} />
    <PageHeader title="Urgent stop" back={back}>
      <span className="rr-tag rr-muted">
        <Icon icon={urgentIcon} size={14} />
        priority High
      </span>
    </PageHeader>
    {/* Enter leaves the field, since nothing is planned before an option is chosen. */}
    <Form isComplete={false} onSubmit={() => undefined} failure={null} buttons={foot}>
      <CustomerFields viewModel={viewModel} firstInput={firstInput} actions={actions} />
      <SlotFields propsOf={fieldPropsOf(viewModel, actions)} />
    </Form>
    <Failure message={viewModel.failure} />
    {children}
  </>
)

const CustomerFields = ({
  viewModel,
  firstInput,
  actions,
}: Pick<ScreenProps, 'viewModel' | 'firstInput' | 'actions'>) => {
  const fieldProps = fieldPropsOf(viewModel, actions)
  return (
    <>
      <Field label="Customer name" ref={firstInput} {...fieldProps('customerName')} />
      <LookupFields propsOf={fieldProps} />
      <AddressField address={viewModel.address} help={viewModel.help} onKeepTyped={actions.keepTypedAddress} />
    </>
  )
}

export default observer(AddStop)
