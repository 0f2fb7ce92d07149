import { observer } from 'mobx-react-lite'
import { useDesk } from '../../desk'
import { SettingsScreen } from './settings-screen'

const Settings = () => {
  const { theme } = useDesk()
  return <SettingsScreen theme={theme.store.value} onTheme={theme.choose} />
}

export default observer(Settings)
