export type PaneView = 'split' | 'map'

type MapPaneProps = { readonly view: PaneView; readonly onView: (view: PaneView) => void }

const views = [
  { view: 'split', label: 'Split' },
  { view: 'map', label: 'Map' },
] as const

/** The switch shows on narrow screens only. */
export const MapPane = ({ view, onView }: MapPaneProps) => (
  <section className="column is-8 rr-map-pane" aria-label="Map">
    <div className="rr-map" />
    <div className="rr-segmented rr-mobile-switch" role="group" aria-label="View">
      {views.map((choice) => (
        <button key={choice.view} type="button" aria-pressed={choice.view === view} onClick={() => onView(choice.view)}>
          {choice.label}
        </button>
      ))}
    </div>
  </section>
)
