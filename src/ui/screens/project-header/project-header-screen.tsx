import {
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
  refreshIcon,
  reportIcon,
  shortcutsIcon,
} from '../../components'
import type { ProjectHeaderOnScreen } from './view-model'
import './project-header.css'

type ProjectHeaderScreenProps = {
  readonly shown: ProjectHeaderOnScreen
  readonly keepsHistory: boolean
  readonly isDownloading: boolean
  readonly isOptimising: boolean
  readonly on: {
    readonly changeProject: () => void
    readonly refresh: () => void
    readonly remove: () => void
    readonly download: () => void
    readonly listShortcuts: () => void
  }
}

/** §2 */
export const ProjectHeaderScreen = ({
  shown,
  keepsHistory,
  isDownloading,
  isOptimising,
  on,
}: ProjectHeaderScreenProps) => {
  const { name, wholeName, isUnknown, date, drivers, optimise, history, tabs, whyNoReport } = shown
  return (
    <section className="rr-project" aria-label="Project header">
      <div className="rr-project__row">
        <Menu
          label="Project"
          className="rr-project__name"
          choices={[
            { words: 'Change project', icon: changeProjectIcon, onChoose: on.changeProject },
            ...(isUnknown ? [] : [{ words: 'Refresh', icon: refreshIcon, onChoose: on.refresh } as const]),
            ...(isUnknown ? [] : [deletion(on.remove)]),
          ]}
        >
          <span title={name === wholeName ? undefined : wholeName}>{name}</span>
          <Icon drawing={openMenuIcon} />
        </Menu>
        {date === undefined ? null : (
          <time className="rr-project__date" dateTime={date.iso} title={date.full} aria-label={date.full}>
            {date.label}
          </time>
        )}
        <nav className="rr-push rr-project__nav" aria-label="Project">
          <IconLink label="Drivers" icon={driversIcon} inWords {...drivers} />
          <IconLink label="Optimise" icon={optimiseIcon} inWords busy={isOptimising} {...optimise} />
        </nav>
      </div>
      <Tabs label="Project tabs" tabs={tabs}>
        {keepsHistory ? <IconLink label="Undo history" icon={historyIcon} {...history} /> : null}
        <IconButton
          label="Download report"
          icon={reportIcon}
          busy={isDownloading}
          why={whyNoReport}
          onPress={on.download}
        />
        <IconButton label="Shortcuts" icon={shortcutsIcon} onPress={on.listShortcuts} />
      </Tabs>
    </section>
  )
}

const deletion = (onChoose: () => void) => ({ words: 'Delete', icon: deleteIcon, isDanger: true, onChoose }) as const
