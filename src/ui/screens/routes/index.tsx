import { observer } from 'mobx-react-lite'
import { type ReactNode, type Ref, useEffect, useId, useMemo, useRef, useState } from 'react'
import { mapMessage } from '../../../domain/map'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../app-facade'
import type { TabProps } from '../../tab-props'
import { type RouteSummary, useDrivers, useOpenItem, useUndo } from '../../plan'
import {
  ButtonLink,
  EmptyState,
  ProjectNotLoaded,
  PageTitle,
  RowNavigation,
  SearchField,
  SelectFilter,
  LoadingMessage,
  MetaLine,
  noResultIcon,
  routesEmptyIcon,
} from '../../components'
import type { RoutesFilter } from './totals-view-model'
import { type DayOfRoutes, routesViewModel, type RoutesViewModel } from './view-model'
import { useScrollToZoomedRoute } from './use-scroll-to-zoomed-route'
import { RoutePanel, type RoutePanelActions } from './route-panel'
import { TotalsBar, type TotalsActions } from './totals-bar'
import { UnplannedPanel } from './unplanned-panel'
import './routes.css'

const Routes = ({ projectId }: TabProps) => {
  const { plan, map, lock, route, session } = useApp()
  const { showRoute, openRoute } = useOpenItem()
  const { undoLast } = useUndo()
  const list = useRef<HTMLOListElement>(null)
  const { highlighted, view } = map.store
  const drivers = useDrivers()
  const [filter, setFilter] = useState<RoutesFilter>()
  const [query, setQuery] = useState('')
  const viewModel = routesViewModel({
    project: projectId,
    plan: plan.store.value,
    view,
    drivers,
    filter,
    query,
    username: session.user?.username,
  })
  useScrollToZoomedRoute(list, view.routeIndex)
  useEffect(() => () => map.highlight(undefined), [map])

  const actions = useMemo(() => {
    return {
      zoom: (routeIndex: number) => map.updateMapView(mapMessage('zoomToRoute', { projectId, routeIndex })),
      showOnMap: showRoute,
      highlight: (index: number | undefined) =>
        map.highlight(index === undefined ? undefined : { kind: 'route', index }),
      openDetails: openRoute,
      addressOf: (index: number) => tabAddressOf(projectId, { kind: 'route', index }),
      toggleLock: (index: number) => void lock.toggle({ route: index }),
      chooseDay: (routeDay: string) => map.updateMapView(mapMessage('showRouteDay', { projectId, routeDay })),
      toggleFilter: (chosen: RoutesFilter) => setFilter((current) => (current === chosen ? undefined : chosen)),
      search: setQuery,
      undo: undoLast,
      recalculateAll: route.recalculateAll,
      retry: () => void plan.open({ projectId, part: 'routes' }),
    }
  }, [map, plan, lock, route, undoLast, projectId, showRoute, openRoute])

  return (
    <RoutesScreen
      projectName={plan.store.project?.name}
      viewModel={viewModel}
      highlightedRouteIndex={highlighted?.kind === 'route' ? highlighted.index : undefined}
      stopsPath={tabAddressOf(projectId, { kind: 'stops' })}
      list={list}
      actions={actions}
    />
  )
}

export default observer(Routes)

type RoutesActions = RoutePanelActions &
  TotalsActions & {
    readonly chooseDay: (day: string) => void
    readonly search: (query: string) => void
    readonly retry: () => void
  }

type RoutesScreenProps = {
  readonly projectName: string | undefined
  readonly viewModel: RoutesViewModel
  readonly highlightedRouteIndex: number | undefined
  readonly stopsPath: string
  readonly list: Ref<HTMLOListElement>
  readonly actions: RoutesActions
}

/** The list of all routes (§2). */
const RoutesScreen = ({ projectName, ...content }: RoutesScreenProps) => (
  <>
    <PageTitle page="Routes" projectName={projectName} />
    <h1 className="rr-sr">Routes</h1>
    <Content {...content} />
  </>
)

const Content = ({
  viewModel,
  highlightedRouteIndex,
  stopsPath,
  list,
  actions,
}: Omit<RoutesScreenProps, 'projectName'>) => {
  switch (viewModel.kind) {
    case 'loading':
      return <LoadingMessage message="Loading routes" />
    case 'failed':
      return <ProjectNotLoaded isProjectMissing={viewModel.isProjectMissing} onRetry={actions.retry} />
    case 'empty':
      return (
        <div className="rr-no-routes">
          <EmptyState icon={routesEmptyIcon} message="First you need to upload stops">
            <ButtonLink label="Go to stops" variant="primary" to={stopsPath} />
          </EmptyState>
        </div>
      )
    case 'listed': {
      const { totals, filter, query, groups, driverFlags, unplanned, message, zoomedRouteIndex } = viewModel
      const panelOf = (summary: RouteSummary): ReactNode => (
        <RoutePanel
          key={summary.index}
          route={summary}
          driverFlags={driverFlags.get(summary.index)}
          isZoomed={summary.index === zoomedRouteIndex}
          isHighlighted={summary.index === highlightedRouteIndex}
          actions={actions}
        />
      )
      return (
        <>
          <div className="rr-toolbar">
            {query === undefined ? null : <SearchField label="Search routes" query={query} onSearch={actions.search} />}
            <SelectFilter
              label="Day"
              name="day"
              grows={query === undefined}
              choices={viewModel.days}
              value={viewModel.day}
              onChoose={actions.chooseDay}
            />
          </div>
          <TotalsBar viewModel={totals} filter={filter} actions={actions} />
          {message === undefined ? null : <EmptyState icon={noResultIcon} message={message} />}
          <RowNavigation>
            <ol className="rr-route-list" aria-label="Routes" ref={list}>
              {groups.map((group) => (
                <DayGroup key={group.summaries[0]?.day ?? ''} group={group} panelOf={panelOf} />
              ))}
              {unplanned === undefined ? null : (
                <UnplannedPanel
                  key={filter}
                  viewModel={unplanned}
                  stopsPath={stopsPath}
                  isOpenAtFirst={filter === 'unplanned'}
                />
              )}
            </ol>
          </RowNavigation>
        </>
      )
    }
  }
}

type DayGroupProps = { readonly group: DayOfRoutes; readonly panelOf: (summary: RouteSummary) => ReactNode }

const DayGroup = ({ group: { heading, summaries }, panelOf }: DayGroupProps) => {
  const id = useId()
  const panels = summaries.map(panelOf)
  return heading === undefined ? (
    panels
  ) : (
    <li className="rr-route-day">
      <h2 id={id}>
        <MetaLine parts={[heading]} />
      </h2>
      <ol className="rr-route-list" aria-labelledby={id}>
        {panels}
      </ol>
    </li>
  )
}
