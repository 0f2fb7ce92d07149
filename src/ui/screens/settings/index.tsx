import { observer } from 'mobx-react-lite'
import { useApp } from '../../app-facade'
import type { Theme } from '../../../application/settings'
import { PageHeader, SegmentedControl } from '../../components'
import './settings.css'

const Settings = () => {
  const { theme } = useApp()
  return <SettingsScreen theme={theme.store.value} onThemeChange={theme.choose} />
}

type SettingsScreenProps = { readonly theme: Theme; readonly onThemeChange: (theme: Theme) => void }

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** The settings screen (§2). */
const SettingsScreen = ({ theme, onThemeChange }: SettingsScreenProps) => (
  <>
    <title>Settings · Rondrit</title>
    <PageHeader title="Settings" back="/projects" returnsToPreviousPage />
    <p className="rr-muted rr-placeholder">Settings will appear here.</p>
    <SegmentedControl legend="Theme" choices={themes} value={theme} onChoose={onThemeChange} />
  </>
)

export default observer(Settings)
