import type { Ref } from 'react'
import {
  ButtonLink,
  EmptyState,
  NoPlan,
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
  readonly project: string | undefined
  readonly viewModel: RoutesViewModel
  readonly highlighted: number | undefined
  readonly stopsPath: string
  readonly list: Ref<HTMLOListElement>
  readonly actions: RoutesActions
}

/** §2 */
export const RoutesScreen = ({ project, ...content }: RoutesScreenProps) => (
  <>
    <PageTitle page="Routes" project={project} />
    <h1 className="rr-sr">Routes</h1>
    <Content {...content} />
  </>
)

const Content = ({ viewModel, highlighted, stopsPath, list, actions }: Omit<RoutesScreenProps, 'project'>) => {
  switch (viewModel.kind) {
    case 'waiting':
      return <LoadingMessage message="Loading routes" />
    case 'failed':
      return <NoPlan isUnknown={viewModel.isUnknown} onRetry={actions.retry} />
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
                  isZoomed={summary.index === viewModel.zoomed}
                  isHighlighted={summary.index === highlighted}
                  actions={actions}
                />
              ))}
            </ol>
          </RowNavigation>
        </>
      )
  }
}
