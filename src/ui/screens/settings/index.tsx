import { observer } from 'mobx-react-lite'
import { useApp } from '../../app-facade'
import { roadsOfDay, type RoadSource } from '../../../domain/route'
import type { Theme } from '../../../application/settings'
import { PageHeader, SegmentedControl } from '../../components'
import './settings.css'

const Settings = () => {
  const { theme, config } = useApp()
  return (
    <SettingsScreen
      theme={theme.store.value}
      onThemeChange={theme.choose}
      roads={config.roads}
      roadsDate={config.roadsDate}
    />
  )
}

type SettingsScreenProps = {
  readonly theme: Theme
  readonly onThemeChange: (theme: Theme) => void
  readonly roads: RoadSource | undefined
  readonly roadsDate: string | undefined
}

const roadWords: Readonly<Record<RoadSource, string>> = {
  osrm: 'Roads of the road service, © OpenStreetMap contributors. While it is away: main roads only.',
  file: 'Roads of a file, © OpenStreetMap contributors. Where they do not lead: main roads only.',
  main: 'Main roads only: the motorways and main roads of the built-in map. Where they do not lead, times are estimated.',
  estimate: 'Estimated times, no roads.',
}

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** The settings screen (§2). */
const SettingsScreen = ({ theme, onThemeChange, roads, roadsDate }: SettingsScreenProps) => (
  <>
    <title>Settings · Rondrit</title>
    <PageHeader title="Settings" back="/projects" returnsToPreviousPage />
    <p className="rr-muted rr-placeholder">Settings will appear here.</p>
    <SegmentedControl legend="Theme" choices={themes} value={theme} onChoose={onThemeChange} />
    {roads !== undefined && (
      <section className="rr-settings-roads" aria-labelledby="roads-heading">
        <h2 id="roads-heading">Roads</h2>
        <p>{roadWords[roads]}</p>
        {roadsDate !== undefined && <p>{roadsOfDay(roadsDate)} in the file.</p>}
      </section>
    )}
  </>
)

export default observer(Settings)
