import { observer } from 'mobx-react-lite'
import { useApp } from '../../app-facade'
import type { RoadSource } from '../../../domain/route'
import type { Theme } from '../../../application/settings'
import { ButtonLink, PageHeader, SegmentedControl } from '../../components'
import { RoadsSection } from './roads-section'
import './settings.css'

const Settings = () => {
  const { theme, config } = useApp()
  return <SettingsScreen theme={theme.store.value} onThemeChange={theme.choose} roads={config.roads} />
}

type SettingsScreenProps = {
  readonly theme: Theme
  readonly onThemeChange: (theme: Theme) => void
  readonly roads: RoadSource | undefined
}

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** The settings screen (§2). */
const SettingsScreen = ({ theme, onThemeChange, roads }: SettingsScreenProps) => (
  <>
    <title>Settings · Rondrit</title>
    <PageHeader title="Settings" back="/projects" returnsToPreviousPage />
    <p className="rr-muted rr-placeholder">Settings will appear here.</p>
    <SegmentedControl legend="Theme" choices={themes} value={theme} onChoose={onThemeChange} />
    {roads !== undefined && <RoadsSection roads={roads} />}
    <section className="rr-settings-section" aria-labelledby="addresses-heading">
      <h2 id="addresses-heading">Addresses</h2>
      <p className="rr-muted">
        What your organisation corrected of an address is used again in later imports, uploads and forms.
      </p>
      <ButtonLink label="Remembered addresses" to="/corrections" />
    </section>
  </>
)

export default observer(Settings)
