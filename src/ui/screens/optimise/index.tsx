import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { prepareRequest, planForOf } from '../../../application/optimisation'
import { mapMessage } from '../../../domain/map'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../app-facade'
import {
  ButtonLink,
  EmptyState,
  LoadingMessage,
  optimiseIcon,
  PageHeader,
  PageTitle,
  ProjectNotLoaded,
  useIsMounted,
} from '../../components'
import type { TabProps } from '../../tab-props'
import { useOptimisationInput } from '../../plan'
import { optimiseViewModel, type OptimiseViewModel } from './view-model'
import { ProposalView, type ProposalActions } from './proposal-view'
import { RunningView, type RunningActions } from './running-view'
import { OptionsForm, type OptionsActions } from './options-form'
import './optimise.css'

const Optimise = ({ projectId }: TabProps) => {
  const { plan, optimise, map, config, session } = useApp()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const planningChoices = useOptimisationInput()
  const now = useNow(optimise.now, optimise.store.isBusy)
  const { options } = optimise.store.value
  const { mode } = map.store
  const viewModel = optimiseViewModel({
    project: projectId,
    plan: plan.store.value,
    optimising: optimise.store.value,
    now,
    username: session.user?.username,
    ...planningChoices,
  })

  const hasProposal = viewModel.kind === 'proposed'
  useEffect(() => {
    if (!hasProposal) return undefined
    const show = (isProposalShown: boolean): void => {
      optimise.showProposal(isProposalShown)
      // The index of the route in view belongs to another route then, or to none.
      if (map.store.mode.kind === 'one route') map.updateMapView(mapMessage('unzoomFromRoute'))
    }
    show(true)
    return () => {
      show(false)
      map.highlight(undefined)
    }
  }, [hasProposal, optimise, map])

  const start = (): void => {
    const openPlan = plan.store.plan
    if (openPlan !== undefined) void optimise.start(prepareRequest(options, { plan: openPlan, ...planningChoices }))
  }
  const accept = async (): Promise<void> => {
    if (E.isRight(await optimise.accept()) && isMounted()) await navigate(tabAddressOf(projectId, { kind: 'routes' }))
  }

  return (
    <OptimiseScreen
      projectName={plan.store.project?.name}
      viewModel={viewModel}
      zoomedRouteIndex={mode.kind === 'one route' ? mode.index : undefined}
      canUndo={config.serverKeepsHistory}
      stopsPath={tabAddressOf(projectId, { kind: 'stops' })}
      addDriverPath={tabAddressOf(projectId, { kind: 'drivers/new' })}
      actions={{
        toggleDay: (day) => optimise.setOptions({ excludedDays: toggleItem(options.excludedDays, day) }),
        toggleDriverOrCarrier: (key) =>
          optimise.setOptions(
            planForOf(options, planningChoices) === 'drivers'
              ? { excludedDrivers: toggleItem(options.excludedDrivers, key) }
              : { excludedCarriers: toggleItem(options.excludedCarriers, Number(key)) },
          ),
        chooseAllDriversOrCarriers: (areChosen) =>
          optimise.setOptions(
            planForOf(options, planningChoices) === 'drivers'
              ? { excludedDrivers: areChosen ? [] : planningChoices.drivers.map(({ id }) => id) }
              : { excludedCarriers: areChosen ? [] : planningChoices.carriers.map(({ id }) => id) },
          ),
        choosePlanFor: (planFor) => optimise.setOptions({ planFor }),
        changeOptions: optimise.setOptions,
        start,
        cancel: () => void optimise.cancel('given up'),
        stopNow: () => void optimise.cancel('used'),
        highlight: (index) => map.highlight(index === undefined ? undefined : { kind: 'route', index }),
        zoom: (routeIndex) => map.updateMapView(mapMessage('zoomToRoute', { projectId, routeIndex })),
        toggleRoute: optimise.choose.toggle,
        toggleAll: optimise.choose.toggleAll,
        toggleRepair: optimise.choose.toggleRepair,
        accept: () => void accept(),
        discard: optimise.discard,
        optimiseAgain: () => {
          optimise.discard()
          start()
        },
        addressOf: (id) => tabAddressOf(projectId, { kind: 'stop', id }),
        retry: () => void plan.open({ projectId, part: 'routes' }),
      }}
    />
  )
}

/** Takes the item out of the list, or puts it in where it was not. */
const toggleItem = <A,>(list: ReadonlyArray<A>, item: A): ReadonlyArray<A> =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]

const TICK_MS = 1_000

/** The current time, updated each second while `isCounting`. */
const useNow = (now: () => number, isCounting: boolean): number => {
  const [, setTicks] = useState(0)
  useEffect(() => {
    if (!isCounting) return undefined
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [isCounting])
  return now()
}

export default observer(Optimise)

type OptimiseActions = OptionsActions & RunningActions & ProposalActions & { readonly retry: () => void }

type OptimiseScreenProps = {
  readonly projectName: string | undefined
  readonly viewModel: OptimiseViewModel
  readonly zoomedRouteIndex: number | undefined
  readonly canUndo: boolean
  readonly stopsPath: string
  readonly addDriverPath: string
  readonly actions: OptimiseActions
}

const OptimiseScreen = ({ projectName, viewModel, ...content }: OptimiseScreenProps) => {
  const title = viewModel.kind === 'proposed' ? 'Proposal' : 'Optimise'
  return (
    <>
      <PageTitle page={title} projectName={projectName} />
      <PageHeader title={title}>
        {viewModel.kind === 'proposed' ? (
          <span className="rr-muted rr-moved">{viewModel.proposal.movedStopsText}</span>
        ) : undefined}
      </PageHeader>
      <Content viewModel={viewModel} {...content} />
    </>
  )
}

const Content = ({
  viewModel,
  zoomedRouteIndex,
  canUndo,
  stopsPath,
  addDriverPath,
  actions,
}: Omit<OptimiseScreenProps, 'projectName'>) => {
  switch (viewModel.kind) {
    case 'loading':
      return <LoadingMessage message="Loading the project" />
    case 'project not loaded':
      return <ProjectNotLoaded isProjectMissing={viewModel.isProjectMissing} onRetry={actions.retry} />
    case 'no stops':
      return (
        <EmptyState icon={optimiseIcon} message="First you need to upload stops">
          <ButtonLink label="Go to stops" variant="primary" to={stopsPath} />
        </EmptyState>
      )
    case 'options':
      return (
        <OptionsForm
          options={viewModel.options}
          isStarting={viewModel.isStarting}
          failure={viewModel.failure}
          addDriverPath={addDriverPath}
          actions={actions}
        />
      )
    case 'running':
      return <RunningView running={viewModel.running} actions={actions} />
    case 'proposed':
      return (
        <ProposalView
          proposal={viewModel.proposal}
          zoomedRouteIndex={zoomedRouteIndex}
          canUndo={canUndo}
          actions={actions}
        />
      )
  }
}
