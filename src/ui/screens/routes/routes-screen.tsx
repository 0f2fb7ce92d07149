import type { Ref } from 'react'
import {
  ButtonLink,
  EmptyState,
  ProjectNotLoaded,
  PageTitle,
  RowNavigation,
  SelectFilter,
  LoadingMessage,
  noResultIcon,
  routesEmptyIcon,
} from '../../components'
import { RoutePanel, type RoutePanelActions } from './route-panel'
import type { RoutesViewModel } from './view-model'
import './routes.css'

export type RoutesActions = RoutePanelActions & {
  readonly chooseDay: (day: string) => void
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
export const RoutesScreen = ({ projectName, ...content }: RoutesScreenProps) => (
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
    case 'listed':
      return (
        <>
          <div className="rr-toolbar">
            <SelectFilter
              label="Day"
              name="day"
              grows
              choices={viewModel.days}
              value={viewModel.day}
              onChoose={actions.chooseDay}
            />
          </div>
          {viewModel.summaries.length === 0 ? <EmptyState icon={noResultIcon} message="No routes on this day" /> : null}
          <RowNavigation>
            <ol className="rr-route-list" aria-label="Routes" ref={list}>
              {viewModel.summaries.map((summary) => (
                <RoutePanel
                  key={summary.index}
                  route={summary}
                  isZoomed={summary.index === viewModel.zoomedRouteIndex}
                  isHighlighted={summary.index === highlightedRouteIndex}
                  actions={actions}
                />
              ))}
            </ol>
          </RowNavigation>
        </>
      )
  }
}
