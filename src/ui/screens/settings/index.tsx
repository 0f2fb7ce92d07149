import { observer } from 'mobx-react-lite'
import { useDesk } from '../../actions'
import { SettingsScreen } from './settings-screen'

const Settings = () => {
  const { theme } = useDesk()
  return <SettingsScreen theme={theme.store.value} onTheme={theme.choose} />
}

export default observer(Settings)
