import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { RoadSource } from '../../../domain/route'
import type { Theme } from '../../../application/settings'
import { useApp } from '../../app-facade'
import { Button, ButtonLink, Icon, PageHeader, SegmentedControl, successIcon, useIsMounted } from '../../components'
import { roadsViewModel, type RoadSourceViewModel } from './roads-view-model'
import './settings.css'

const Settings = () => {
  const { theme, config } = useApp()
  return <SettingsScreen theme={theme.store.value} onThemeChange={theme.choose} roadSource={config.roadSource} />
}

type SettingsScreenProps = {
  readonly theme: Theme
  readonly onThemeChange: (theme: Theme) => void
  readonly roadSource: RoadSource | undefined
}

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** The settings screen (§2). */
const SettingsScreen = ({ theme, onThemeChange, roadSource }: SettingsScreenProps) => (
  <>
    <title>Settings · Rondrit</title>
    <PageHeader title="Settings" back="/projects" returnsToPreviousPage />
    <p className="rr-muted rr-placeholder">Settings will appear here.</p>
    <SegmentedControl legend="Theme" choices={themes} value={theme} onChoose={onThemeChange} />
    {roadSource !== undefined && <RoadsSection roadSource={roadSource} />}
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

/** The sources of roads, how many legs of the open project come from each, and all routes recalculated with them. */
const RoadsSection = observer(({ roadSource }: { readonly roadSource: RoadSource }) => {
  const { config, plan, route } = useApp()
  const [isBusy, setBusy] = useState(false)
  const isMounted = useIsMounted()
  const { sources, legs } = roadsViewModel({
    roadSource,
    forcedRoadSource: config.forcedRoadSource,
    dataDate: config.dataDate,
    project: plan.store.open,
  })

  const recalculateAll = async (): Promise<void> => {
    setBusy(true)
    await route.recalculateAll()
    if (isMounted()) setBusy(false)
  }

  return (
    <section className="rr-settings-section" aria-labelledby="roads-heading">
      <h2 id="roads-heading">Roads</h2>
      <p className="rr-muted">
        Times, kilometres and lines follow the best roads there are, leg by leg, from top to bottom.
      </p>
      <ol className="rr-road-sources" aria-label="Roads, best first">
        {sources.map((source, index) => (
          <SourceRow key={source.source} rank={index + 1} {...source} />
        ))}
      </ol>
      {legs === undefined ? null : (
        <dl className="rr-road-legs" aria-label={legs.title}>
          {legs.rows.map(([label, count], index) => (
            <div key={label}>
              <dt>{index === 0 ? `${legs.title}, ${label}` : label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="rr-muted">
        The roads are set on the server. Times worked out with other roads stay until a route is recalculated.
      </p>
      {legs === undefined ? null : (
        <Button label="Recalculate all routes" variant="small" busy={isBusy} onPress={() => void recalculateAll()} />
      )}
    </section>
  )
})

const SourceRow = ({ rank, name, about, use, state }: RoadSourceViewModel & { readonly rank: number }) => (
  <li className={use === 'in use' ? 'is-used' : undefined}>
    <span className="rr-road-rank" aria-hidden="true">
      {rank}
    </span>
    <div>
      <strong>{name}</strong>
      {about.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </div>
    <span className="rr-road-state">
      {use === 'in use' ? <Icon icon={successIcon} size={14} /> : null}
      {state}
    </span>
  </li>
)
