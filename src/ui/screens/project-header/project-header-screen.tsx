import {
  ButtonLink,
  Icon,
  IconButton,
  IconLink,
  Menu,
  Tabs,
  changeProjectIcon,
  deleteIcon,
  driversIcon,
  historyIcon,
  openMenuIcon,
  optimiseIcon,
  recalculateIcon,
  refreshIcon,
  reportIcon,
  shortcutsIcon,
  Spinner,
  timelineIcon,
} from '../../components'
import type { ProjectHeaderViewModel } from './view-model'
import './project-header.css'
import { timeLabel } from '../../../domain/calendar'
import { observer } from 'mobx-react-lite'
import { describePresence } from '../../../domain/project'
import { useApp } from '../../app-facade'
import { ColleagueInitial } from '../../plan'

type ProjectHeaderScreenProps = {
  readonly viewModel: ProjectHeaderViewModel
  readonly serverKeepsHistory: boolean
  readonly isDownloading: boolean
  readonly isRecalculating: boolean
  readonly isOptimising: boolean
  readonly isTimelineOpen: boolean
  readonly actions: {
    readonly changeProject: () => void
    readonly refresh: () => void
    readonly recalculateAll: () => void
    readonly exportStops: () => void
    readonly remove: () => void
    readonly download: () => void
    readonly toggleTimeline: () => void
    readonly listShortcuts: () => void
  }
}

/** The header above every tab of a project (§2). */
export const ProjectHeaderScreen = ({
  viewModel,
  serverKeepsHistory,
  isDownloading,
  isRecalculating,
  isOptimising,
  isTimelineOpen,
  actions,
}: ProjectHeaderScreenProps) => {
  const { name, fullName, isProjectMissing, hasRoutes, date, drivers, history, tabs, reportDisabledReason } = viewModel
  const { isPrimary, ...optimise } = viewModel.optimise
  return (
    <section className="rr-project" aria-label="Project header">
      <div className="rr-project__row">
        <Menu
          label="Project"
          className="rr-project__name"
          choices={[
            { label: 'Change project', icon: changeProjectIcon, onChoose: actions.changeProject },
            ...(isProjectMissing ? [] : [{ label: 'Refresh', icon: refreshIcon, onChoose: actions.refresh } as const]),
            ...(hasRoutes
              ? [{ label: 'Recalculate routes', icon: recalculateIcon, onChoose: actions.recalculateAll } as const]
              : []),
            ...(reportDisabledReason === undefined
              ? [{ label: 'Export stops', icon: reportIcon, onChoose: actions.exportStops } as const]
              : []),
            ...(isProjectMissing ? [] : [deleteChoice(actions.remove)]),
          ]}
        >
          <span title={name === fullName ? undefined : fullName}>{name}</span>
          {isRecalculating ? <Spinner size={14} /> : <Icon icon={openMenuIcon} />}
        </Menu>
        <span className="rr-sr" role="status">
          {isRecalculating ? 'Recalculating the routes' : ''}
        </span>
        {date === undefined ? null : (
          <time className="rr-project__date" dateTime={date.iso} title={date.full} aria-label={date.full}>
            {date.label}
          </time>
        )}
        <Presence />
        <nav className="rr-push rr-project__nav" aria-label="Project">
          <IconLink label="Drivers" icon={driversIcon} showsLabel {...drivers} />
          {isPrimary && !isOptimising ? (
            <ButtonLink label="Optimise" icon={optimiseIcon} variant="small primary" to={optimise.to} />
          ) : (
            <IconLink label="Optimise" icon={optimiseIcon} showsLabel busy={isOptimising} {...optimise} />
          )}
        </nav>
      </div>
      <Tabs ariaLabel="Project tabs" tabs={tabs}>
        <TimelineButton isOpen={isTimelineOpen} onPress={actions.toggleTimeline} />
        {serverKeepsHistory ? <IconLink label="Undo history" icon={historyIcon} {...history} /> : null}
        <IconButton
          label="Download report"
          icon={reportIcon}
          busy={isDownloading}
          disabledReason={reportDisabledReason}
          onPress={actions.download}
        />
        <IconButton label="Shortcuts" icon={shortcutsIcon} onPress={actions.listShortcuts} />
      </Tabs>
    </section>
  )
}

/** On narrow screens there is no room for the timeline. */
const TimelineButton = ({ isOpen, onPress }: { readonly isOpen: boolean; readonly onPress: () => void }) => (
  <button
    className="rr-icon-link rr-timeline-button"
    type="button"
    aria-label="Timeline"
    aria-pressed={isOpen}
    data-tip="Timeline (T)"
    data-timeline-button=""
    onClick={onPress}
  >
    <Icon icon={timelineIcon} />
  </button>
)

const deleteChoice = (onChoose: () => void) =>
  ({ label: 'Delete', icon: deleteIcon, isDanger: true, onChoose }) as const

const MAX_INITIALS = 2

/** Which other users have the project open: in a sentence for screen readers, and by their initials. */
const Presence = observer(() => {
  const { present } = useApp().colleague.store
  const names = present.map(({ name, since }) => `${name}, here since ${timeLabel(since) ?? ''}`).join('\n')
  return (
    <>
      <span className="rr-sr" role="status">
        {describePresence(present)}
      </span>
      <span title={names}>
        {present.slice(0, MAX_INITIALS).map(({ name }) => (
          <ColleagueInitial key={name} name={name} />
        ))}
        {present.length > MAX_INITIALS ? (
          <span className="rr-initial" aria-hidden="true">{`+${present.length - MAX_INITIALS}`}</span>
        ) : null}
      </span>
    </>
  )
})
