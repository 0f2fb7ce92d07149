import type { StyleName } from './page/main'

export type MapCase = { readonly stops: number; readonly routes: number }

export const mapCases: ReadonlyArray<MapCase> = [
  { stops: 1_000, routes: 20 },
  { stops: 5_000, routes: 100 },
  { stops: 10_000, routes: 200 },
]

export const styles: ReadonlyArray<{ readonly name: StyleName; readonly label: string }> = [
  { name: 'ours', label: 'ours' },
  { name: 'naive', label: '(a) everything anew' },
  { name: 'react', label: '(b) react-leaflet' },
]
