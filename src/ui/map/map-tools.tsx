import { Lasso, Maximize, SquareDashedMousePointer } from 'lucide-static'
import { observer } from 'mobx-react-lite'
import type { SelectionTool } from '../../application/map'
import { useApp } from '../app-facade'
import { Icon, iconSvgOf } from '../components'

const fitIcon = iconSvgOf(Maximize)

const selectionTools = [
  { tool: 'box', icon: iconSvgOf(SquareDashedMousePointer), label: 'Select in a box', keys: 'B' },
  { tool: 'lasso', icon: iconSvgOf(Lasso), label: 'Select with a lasso', keys: 'Shift B' },
] as const

const hints: Readonly<Record<SelectionTool, string>> = {
  box: 'Box: drag across the stops, Esc leaves the tool',
  lasso: 'Lasso: drag around the stops, Esc leaves the tool',
}

/** Fits the map to what it shows, and chooses how a drag selects stops. */
export const MapTools = observer(() => {
  const { map, plan } = useApp()
  const { tool, movablePin } = map.store
  const fitLabel = map.contentStore.content.lines.size === 1 ? 'Fit route' : 'Fit all'
  return (
    <>
      <div className="rr-map-tools" role="group" aria-label="Map tools">
        <button type="button" aria-label={fitLabel} title={`${fitLabel} (F)`} onClick={() => map.moveCamera('fit')}>
          <Icon icon={fitIcon} />
        </button>
        {plan.store.open === undefined || movablePin !== undefined
          ? null
          : selectionTools.map((choice) => (
              <button
                key={choice.tool}
                type="button"
                aria-label={choice.label}
                title={`${choice.label} (${choice.keys})`}
                aria-pressed={choice.tool === tool}
                onClick={() => map.chooseTool(choice.tool === tool ? undefined : choice.tool)}
              >
                <Icon icon={choice.icon} />
              </button>
            ))}
      </div>
      <p className="rr-sr" role="status">
        {tool === undefined ? '' : hints[tool]}
      </p>
    </>
  )
})
