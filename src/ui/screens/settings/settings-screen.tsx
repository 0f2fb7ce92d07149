import type { Theme } from '../../../application/settings'
import { PageHead, Segmented } from '../../components'
import './settings.css'

type SettingsScreenProps = { readonly theme: Theme; readonly onTheme: (theme: Theme) => void }

const themes = [
  { value: 'system', words: 'System' },
  { value: 'light', words: 'Light' },
  { value: 'dark', words: 'Dark' },
] as const

/** §2 */
export const SettingsScreen = ({ theme, onTheme }: SettingsScreenProps) => (
  <>
    <title>Settings · Rondrit</title>
    <PageHead title="Settings" back="/projects" byHistory />
    <p className="rr-muted rr-placeholder">Settings will appear here.</p>
    <Segmented legend="Theme" choices={themes} value={theme} onChoose={onTheme} />
  </>
)
