import L from 'leaflet'

/** The attribution of the bundled basemap. */
const BASEMAP_ATTRIBUTION = 'Natural Earth, schematic basemap, no streets (set TILE_URL)'

const BASEMAP_FAILED = 'The basemap could not be loaded'

/** Returns a function that shows that the basemap failed to load. */
export const addAttribution = (map: L.Map, hasTiles: boolean): (() => void) => {
  const control = L.control.attribution({ prefix: false }).addTo(map)
  if (!hasTiles) control.addAttribution(BASEMAP_ATTRIBUTION)
  return () => control.removeAttribution(BASEMAP_ATTRIBUTION).addAttribution(BASEMAP_FAILED)
}

const FIT_ICON =
  '<svg class="rr-icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/></svg>'

/** A third button below the zoom buttons, which fits the map to its content. Returns a setter of its label. */
export const addFitButton = (map: L.Map, onFit: () => void): ((target: 'all' | 'route') => void) => {
  const button = document.createElement('a')
  button.href = '#'
  button.className = 'rr-map-fit'
  button.setAttribute('role', 'button')
  button.innerHTML = FIT_ICON
  L.DomEvent.disableClickPropagation(button)
  button.addEventListener('click', (event) => {
    event.preventDefault()
    onFit()
  })
  map.zoomControl.getContainer()?.append(button)
  return (target) => {
    const label = `Fit ${target}`
    if (button.title === label) return
    button.title = label
    button.setAttribute('aria-label', label)
  }
}
