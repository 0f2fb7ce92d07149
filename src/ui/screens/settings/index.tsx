import { observer } from 'mobx-react-lite'
import { useApp } from '../../actions'
import { SettingsScreen } from './settings-screen'

const Settings = () => {
  const { theme } = useApp()
  return <SettingsScreen theme={theme.store.value} onThemeChange={theme.choose} />
}

export default observer(Settings)
