import type { Ref } from 'react'
import {
  ButtonLink,
  EmptyState,
  NoPlan,
  PageTitle,
  RowWalk,
  SelectFilter,
  Waiting,
  noResultIcon,
  routesEmptyIcon,
} from '../../components'
import { RoutePanel, type RoutePanelActions } from './route-panel'
import type { RoutesOnScreen } from './view-model'
import './routes.css'

export type RoutesActions = RoutePanelActions & {
  readonly chooseDay: (day: string) => void
  readonly retry: () => void
}

type RoutesScreenProps = {
  readonly project: string | undefined
  readonly shown: RoutesOnScreen
  readonly pointedAt: number | undefined
  readonly toStops: string
  readonly list: Ref<HTMLOListElement>
  readonly on: RoutesActions
}

/** §2 */
export const RoutesScreen = ({ project, ...content }: RoutesScreenProps) => (
  <>
    <PageTitle of="Routes" project={project} />
    <h1 className="rr-sr">Routes</h1>
    <Content {...content} />
  </>
)

const Content = ({ shown, pointedAt, toStops, list, on }: Omit<RoutesScreenProps, 'project'>) => {
  switch (shown.kind) {
    case 'waiting':
      return <Waiting words="Loading routes" />
    case 'failed':
      return <NoPlan isUnknown={shown.isUnknown} onRetry={on.retry} />
    case 'empty':
      return (
        <div className="rr-no-routes">
          <EmptyState icon={routesEmptyIcon} words="First you need to upload stops">
            <ButtonLink label="Go to stops" look="primary" to={toStops} />
          </EmptyState>
        </div>
      )
    case 'listed':
      return (
        <>
          <div className="rr-toolbar">
            <SelectFilter label="Day" name="day" grows choices={shown.days} value={shown.day} onChoose={on.chooseDay} />
          </div>
          {shown.lines.length === 0 ? <EmptyState icon={noResultIcon} words="No routes on this day" /> : null}
          <RowWalk>
            <ol className="rr-route-list" aria-label="Routes" ref={list}>
              {shown.lines.map((line) => (
                <RoutePanel
                  key={line.index}
                  line={line}
                  isZoomed={line.index === shown.zoomed}
                  isPointedAt={line.index === pointedAt}
                  on={on}
                />
              ))}
            </ol>
          </RowWalk>
        </>
      )
  }
}
